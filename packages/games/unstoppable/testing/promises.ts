import type { Expectation, PackDef } from '../content/index.ts';

type Counted = Record<string, unknown> & { copies?: number };

/** What a pack promises about itself and does not keep, in words. Promises about the same cards add up. */
export function brokenPromises(def: PackDef): string[] {
  const promised = new Map<string, Expectation>();
  for (const { of, where, n } of def.expects) {
    const about = `${of} ${JSON.stringify(where)}`;
    promised.set(about, { of, where, n: n + (promised.get(about)?.n ?? 0) });
  }
  return [...promised].flatMap(([about, { of, where, n }]) => {
    const here = (def[of] as Counted[]).filter((card) =>
      Object.entries(where).every(([key, value]) => card[key] === value),
    );
    const found = here.reduce((sum, { copies = 1 }) => sum + copies, 0);
    return found === n ? [] : [`${about}: ${found} instead of ${n}`];
  });
}
