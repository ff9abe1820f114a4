import { LETTERS } from '../content/index.ts';
import { IDLE, type Player, ROLLED, USED } from '../state.ts';

/**
 * A face holds three screws (RONE-4.1): 0 neutral, 1–5 blue, red, black, green, yellow. As a number: the three, largest
 * first, to the base of 6, so that equal faces are equal numbers.
 */

export const FACES = 6;
const BASE = 6;

/** The colours of each face as counts by kind; wild is never on a die. */
export const YIELD: number[][] = Array.from({ length: BASE ** 3 }, (_, face) => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const screw of screwsOn(face)) if (screw > 0) counts[screw - 1]++;
  return counts;
});

export function screwsOn(face: number): [number, number, number] {
  return [Math.floor(face / (BASE * BASE)), Math.floor(face / BASE) % BASE, face % BASE];
}

function faceOf(screws: readonly number[]): number {
  const [a, b, c] = screws.slice().sort((x, y) => y - x);
  return (a * BASE + b) * BASE + c;
}

/** RONE-4.2: one face all neutral, five with one coloured screw each. */
export function newDice(n: number): number[] {
  const faces: number[] = [];
  for (let i = 0; i < n; i++) for (let colour = 0; colour < FACES; colour++) faces.push(faceOf([colour, 0, 0]));
  return faces;
}

/** Screws of each face as letters, `n` for neutral: `rrn`. */
const WORDS: string[] = YIELD.map((_, face) => screwsOn(face).map(screwLetter).join(''));

export function screwLetters(face: number): string {
  return WORDS[face];
}

/** The face with these screws, in any order; -1 where the word is none. */
export function screwsFace(word: string): number {
  const screws = [...word].map(screwOf);
  return screws.length === 3 && screws.every((screw, i) => screw < BASE && (screw > 0 || word[i] === 'n'))
    ? faceOf(screws)
    : -1;
}

export function screwLetter(screw: number): string {
  return screw === 0 ? 'n' : LETTERS[screw - 1];
}

export function screwOf(letter: string): number {
  return letter === 'n' ? 0 : LETTERS.indexOf(letter) + 1;
}

/** RONE-4.10. */
export function replaceScrew(p: Player, die: number, face: number, from: number, to: number): void {
  const at = die * FACES + face;
  const screws = screwsOn(p.faces[at]);
  screws[screws.indexOf(from)] = to;
  p.faces[at] = faceOf(screws);
}

/** The face that is up on a rolled die. */
export function faceUp(p: Player, die: number): number {
  return p.faces[die * FACES + p.up[die]];
}

export function isUsable(p: Player, die: number): boolean {
  return p.dice[die] === ROLLED;
}

/** RONE-4.4: what a die gives. */
export function yieldOf(p: Player, die: number): readonly number[] {
  return YIELD[faceUp(p, die)];
}

/** RONE-4.5. Locked dice stay so until the round ends. */
export function readyDice(p: Player): void {
  for (let i = 0; i < p.dice.length; i++) if (p.dice[i] === USED || p.dice[i] === ROLLED) p.dice[i] = IDLE;
}

export const dieRef = (die: number): string => `d${die + 1}`;
/** `d2` → 1, `d2.4` → 1. */
export const dieIn = (ref: string): number => Number(ref.slice(1, 2)) - 1;
