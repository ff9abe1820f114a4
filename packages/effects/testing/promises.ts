/** What a pack says about itself: so many cards of a list have these values, copies counted. */
export interface PackPromise {
  of: string;
  where: Record<string, string | number>;
  n: number;
}

type Counted = Record<string, unknown> & { copies?: number };

/** What a pack promises about itself and does not keep, in words. */
export function brokenPromises<D extends { expects: readonly PackPromise[] }>(def: D): string[] {
  const lists = def as unknown as Record<string, Counted[]>;
  return def.expects.flatMap(({ of, where, n }) => {
    const wanted = Object.entries(where);
    const here = lists[of].filter((card) => wanted.every(([key, value]) => card[key] === value));
    const found = here.reduce((sum, { copies = 1 }) => sum + copies, 0);
    return found === n ? [] : [`${of} ${JSON.stringify(where)}: ${found} instead of ${n}`];
  });
}
