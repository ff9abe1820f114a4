export interface Random {
  /** 0 … 1 */
  next: () => number;
  /** a … b, one decimal */
  between: (a: number, b: number) => number;
  pick: <T>(of: readonly [T, ...T[]]) => T;
}

/** Numbers that are always the same for the same seed (FNV-1a into mulberry32). Only for drawing. */
export function randomOf(seed: string): Random {
  let h = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
  const next = () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (a, b) => Math.round((a + next() * (b - a)) * 10) / 10,
    pick: (of) => of[Math.floor(next() * of.length)] ?? of[0],
  };
}
