import { lettersOf } from '../faces/card.ts';
import { countIn } from '../model/goods.ts';
import type { SectionState } from './sections.ts';

/**
 * Before a section is corrupted, resources may be moved among the clean ones, and what lies in it then stays there
 * (REV-6.3). Pure: which resource is where, and the answer that a section stands for.
 */

/** `m.0`, `m.1`, `e.0` → `section2`. */
export type Arranged = Readonly<Record<string, string>>;

const LETTERS = 'mesn';
/** As options say that nothing stays. */
const NOTHING = '-';

/** As they lie at first. */
export function firstArranged(sections: readonly SectionState[]): Arranged {
  const counts = new Map<string, number>();
  const placed: [string, string][] = [];
  for (const { n, corrupted, holds } of sections) {
    if (corrupted) continue;
    for (const letter of holds) {
      const at = counts.get(letter) ?? 0;
      counts.set(letter, at + 1);
      placed.push([`${letter}.${at}`, `section${n}`]);
    }
  }
  return Object.fromEntries(placed);
}

/** `corrupt:section2>me`: the section with what lies in it now. */
export function corruptOption(arranged: Arranged, section: string): string {
  const counts = [...LETTERS].map(
    (letter) => Object.entries(arranged).filter(([thing, at]) => at === section && thing[0] === letter).length,
  );
  return `corrupt:${section}>${lettersOf(counts) || NOTHING}`;
}

/** Things that lie in no section yet keep to where they were: nothing is ever put aside. */
export function moved(arranged: Arranged, thing: string, section: string | undefined): Arranged {
  return section === undefined ? arranged : { ...arranged, [thing]: section };
}

/** So much lies in a section and no more: what else was there moves to where there is room in clean ones. */
export function cleared(
  arranged: Arranged,
  section: string,
  stays: string,
  sections: readonly SectionState[],
): Arranged {
  const things = Object.keys(arranged).toSorted((a, b) => isThere(b) - isThere(a));
  const resting = [...LETTERS].flatMap((letter) =>
    things.filter((thing) => thing[0] === letter).slice(0, countIn(stays, letter)),
  );
  const next: Record<string, string> = { ...arranged };
  for (const thing of resting) next[thing] = section;
  for (const thing of things) {
    if (next[thing] !== section || resting.includes(thing)) continue;
    const free = sections.find(
      ({ n, corrupted, room }) =>
        !corrupted &&
        `section${n}` !== section &&
        Object.values(next).filter((at) => at === `section${n}`).length < room,
    );
    if (free) next[thing] = `section${free.n}`;
  }
  return next;

  function isThere(thing: string): number {
    return Number(arranged[thing] === section);
  }
}
