import type { PackDef } from '../content/index.ts';

type Counted = Record<string, unknown> & { copies?: number };

/** What a pack promises about itself and does not keep, in words. */
export function brokenPromises(def: PackDef): string[] {
  return def.expects.flatMap(({ of, where, n }) => {
    const wanted = Object.entries(where);
    const here = (def[of] as Counted[]).filter((card) => wanted.every(([key, value]) => card[key] === value));
    const found = here.reduce((sum, { copies = 1 }) => sum + copies, 0);
    return found === n ? [] : [`${of} ${JSON.stringify(where)}: ${found} instead of ${n}`];
  });
}
