import { lettersOf } from '../faces/card.ts';
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

/** What lies in a section moves out of it, as far as there is room in other clean ones. */
export function cleared(arranged: Arranged, section: string, sections: readonly SectionState[]): Arranged {
  const next: Record<string, string> = { ...arranged };
  for (const thing of Object.keys(arranged)) {
    if (next[thing] !== section) continue;
    const free = sections.find(
      ({ n, corrupted, room }) =>
        !corrupted &&
        `section${n}` !== section &&
        Object.values(next).filter((at) => at === `section${n}`).length < room,
    );
    if (free) next[thing] = `section${free.n}`;
  }
  return next;
}
