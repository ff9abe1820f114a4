import { plain } from '@starhold/effects/text';
import { LANGUAGES } from '@starhold/kernel';
import { catalogueOf } from '@starhold/revenant';
import { packOf, packs } from '@starhold/revenant/content';
import { describe, expect, it } from 'vitest';
import { linesOf as lineCount } from '../../../kit/textFit.ts';
import { cardIn, houseOf, kindName, linesOf, missingFor, priceOf } from '../faces/card.ts';
import { shortened } from '../faces/shortened.ts';
import { restingIn } from '../model/goods.ts';
import { cleared, corruptOption, firstArranged, moved } from '../own/arranging.ts';
import { type SectionState, sectionsOf } from '../own/sections.ts';
import { REVENANT_TEXT } from '../texts/table.ts';

const pack = packOf({ pack: packs.base });
const all = catalogueOf(pack);

describe('the one face of all cards', () => {
  it.each(LANGUAGES)('says what each of them does, in %s', (lang) => {
    for (const entry of all) {
      const lines = linesOf(entry, lang);
      // What a place gives at once is all there is to some scanner cards: their ring says the rest.
      if (entry.kind !== 'scanner') expect(lines.length, entry.id).toBeGreaterThan(0);
      for (const { text } of lines) expect(plain(text), entry.id).not.toBe('');
      expect(kindName(entry, lang, REVENANT_TEXT[lang]), entry.id).toBeTruthy();
    }
  });

  it('finds a card by its id, with its price and House', () => {
    const [card] = all.filter(({ id }) => id === 'C02');
    expect(cardIn(pack, 'C02')?.id).toBe('C02');
    expect(priceOf(card)).toBe('sn');
    expect(houseOf(card)).toBe('BEL');
    expect(cardIn(pack, 'nothing')).toBeUndefined();
  });

  it('knows what is missing to pay for it', () => {
    expect(missingFor('mme', [1, 1, 0, 0])).toBe('m');
    expect(missingFor('mme', [2, 1, 0, 0])).toBe('');
    expect(missingFor('sn', [0, 0, 0, 0])).toBe('sn');
  });
});

describe('a text too long for its place', () => {
  const longest = linesOf(all.find(({ id }) => id === 'C18') as (typeof all)[number], 'de').map(({ text }) => text);

  it.each([3, 5, 8])('is shortened to %d lines, and has dots at its end', (most) => {
    const kept = shortened(longest, 11, most);
    expect(kept.reduce((sum, text) => sum + lineCount(plain(text), 11), 0)).toBeLessThanOrEqual(most);
    const said = kept.map(plain).join(' ');
    expect(said).toMatch(/ …$/);
    expect(longest.map(plain).join(' ')).toContain(said.slice(0, -2));
  });

  it('stays as it is where there is room', () => {
    expect(shortened(longest, 11, 20)).toEqual(longest);
  });
});

describe('the sections of a frigate', () => {
  const player = (stored: number[], corrupted: Record<number, string> = {}) =>
    ({
      board: 'FB1',
      stored,
      sections: [1, 2, 3, 4, 5].map((n) => ({ corrupted: n in corrupted, frozen: corrupted[n] ?? '' })),
    }) as never;

  it('are filled from the left', () => {
    const { sections, over } = sectionsOf(pack, player([3, 2, 0, 1]));
    expect(sections.map(({ holds }) => holds)).toEqual(['mmme', 'en', '', '', '']);
    expect(over).toBe('');
  });

  it('hold what is frozen, and nothing else, when they are corrupted', () => {
    const { sections } = sectionsOf(pack, player([5, 0, 0, 0], { 2: 's' }));
    expect(sections.map(({ holds }) => holds)).toEqual(['mmmm', 's', 'm', '', '']);
    expect(sections[1]).toMatchObject({ corrupted: true, safe: false });
    expect(sections[0]).toMatchObject({ corrupted: false, safe: true });
  });

  it('tell what has no room', () => {
    const { over } = sectionsOf(pack, player([4, 0, 0, 2], { 2: '', 3: '', 4: '', 5: '' }));
    expect(over).toBe('nn');
  });
});

describe('resources before a section is corrupted', () => {
  const sections = [
    { n: 1, corrupted: false, holds: 'mmme' },
    { n: 2, corrupted: true, holds: 's' },
    { n: 3, corrupted: false, holds: 'en' },
    { n: 4, corrupted: false, holds: '' },
  ] as unknown as SectionState[];
  const first = firstArranged(sections);

  it('lie where they were laid out; what is frozen cannot be moved', () => {
    expect(Object.keys(first)).toEqual(['m.0', 'm.1', 'm.2', 'e.0', 'e.1', 'n.0']);
    expect(first['e.1']).toBe('section3');
  });

  it('stay in the section they lie in, in the order in which options name them', () => {
    expect(corruptOption(first, 'section3')).toBe('corrupt:section3>en');
    expect(corruptOption(first, 'section4')).toBe('corrupt:section4>-');
    const next = moved(moved(first, 'n.0', 'section4'), 'm.0', 'section4');
    expect(corruptOption(next, 'section4')).toBe('corrupt:section4>mn');
    expect(corruptOption(next, 'section3')).toBe('corrupt:section3>e');
  });

  it('move out of a section that is pressed, but for what stays', () => {
    const roomy = sections.map((section) => ({ ...section, room: section.n === 1 ? 4 : 2 }));
    expect(corruptOption(cleared(first, 'section3', '', roomy), 'section3')).toBe('corrupt:section3>-');
    const full = moved(moved(first, 'm.0', 'section4'), 'm.1', 'section4');
    const next = cleared(moved(full, 'n.0', 'section1'), 'section3', '', roomy);
    expect(corruptOption(next, 'section3')).toBe('corrupt:section3>-');
    expect(Object.values(next).filter((at) => at === 'section1').length).toBe(4);
    // One stays, and it comes from elsewhere: what lay there takes its place.
    const narrow = roomy.map((section) => ({ ...section, room: section.n === 4 ? 1 : section.room }));
    const swapped = cleared(first, 'section3', 'm', narrow);
    expect(corruptOption(swapped, 'section3')).toBe('corrupt:section3>m');
    expect(Object.values(swapped).filter((at) => at === 'section1').length).toBe(4);
  });

  it('stay as few as may be, of what there is most', () => {
    const ids = ['m', 'e', 'n', 'mm', 'me'].map((stays) => `corrupt:section3>${stays}`);
    expect(restingIn(ids, 'section3', [1, 2, 0, 3])).toBe('corrupt:section3>n');
    expect(restingIn([...ids, 'corrupt:section3>-'], 'section3', [1, 2, 0, 3])).toBe('corrupt:section3>-');
    expect(restingIn(ids, 'section2', [1, 2, 0, 3])).toBeUndefined();
  });

  it('go back where they were when they are put nowhere', () => {
    expect(moved(first, 'm.0', undefined)).toEqual(first);
  });
});
