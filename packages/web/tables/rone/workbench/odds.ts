/** What dice give, from their faces as letters (`rrn`). Before and after a screw. */

export const COLOURS = ['u', 'r', 'k', 'g', 'y'] as const;
export type ColourLetter = (typeof COLOURS)[number];
export const FACES = 6;

const countOn = (face: string, letter: string): number => [...face].filter((screw) => screw === letter).length;

/** How likely one roll of this die shows at least one of the colour. */
export function chanceOf(die: readonly string[], letter: string): number {
  return die.filter((face) => face.includes(letter)).length / die.length;
}

/** How likely one roll of all dice shows exactly so many of the colour: index 0, 1, 2 … */
export function spreadOf(dice: readonly (readonly string[])[], letter: string): number[] {
  let sum = [1];
  for (const die of dice) {
    const one: number[] = [];
    for (const face of die) {
      const n = countOn(face, letter);
      one[n] = (one[n] ?? 0) + 1 / die.length;
    }
    const next: number[] = [];
    for (const [i, a] of sum.entries())
      for (let j = 0; j < one.length; j++) next[i + j] = (next[i + j] ?? 0) + a * (one[j] ?? 0);
    sum = Array.from(next, (p) => p ?? 0);
  }
  return sum;
}

/** At least `n` of the colour in one roll of all dice. */
export function atLeast(dice: readonly (readonly string[])[], letter: string, n: number): number {
  return spreadOf(dice, letter)
    .slice(n)
    .reduce((a, b) => a + b, 0);
}

/** Resources one roll of all dice gives on average. */
export function meanOf(dice: readonly (readonly string[])[]): number {
  return dice.reduce(
    (sum, die) => sum + die.reduce((n, face) => n + [...face].filter((s) => s !== 'n').length, 0) / die.length,
    0,
  );
}

/** How likely this die shows nothing at all. */
export function blankOf(die: readonly string[]): number {
  return die.filter((face) => [...face].every((screw) => screw === 'n')).length / die.length;
}

/** The face with one screw of that kind replaced; the rest stays where it is. */
export function swapped(face: string, from: string, to: string): string {
  const at = face.indexOf(from);
  return at < 0 ? face : face.slice(0, at) + to + face.slice(at + 1);
}

/** A die with one face changed. */
export function withFace(die: readonly string[], at: number, face: string): string[] {
  return die.map((old, i) => (i === at ? face : old));
}

/** 17 % for 1/6. */
export const percent = (p: number): string => `${Math.round(p * 100)} %`;
/** As a measure of a style sheet. */
export const share = (p: number): string => `${Math.round(p * 1000) / 10}%`;
