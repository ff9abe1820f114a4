import type { UnsView } from '@starhold/unstoppable';

/** A sleeve without a name: what is in it, not which one it is. */
export type SleeveView = UnsView['players'][number]['deck'][number];

export interface SleeveCount extends SleeveView {
  n: number;
}

/** Equal sleeves together, in the order in which they first come. */
export function counted(sleeves: readonly SleeveView[]): SleeveCount[] {
  const found = new Map<string, SleeveCount>();
  for (const { core, top, bottom } of sleeves) {
    const key = `${core}/${top}/${bottom}`;
    const known = found.get(key);
    if (known) known.n++;
    else found.set(key, { core, top, bottom, n: 1 });
  }
  return [...found.values()];
}
