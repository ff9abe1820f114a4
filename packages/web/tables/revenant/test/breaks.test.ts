import { catalogueOf } from '@starhold/revenant';
import { packOf, packs } from '@starhold/revenant/content';
import { expect, it } from 'vitest';
import { divided } from '../texts/breaks.ts';

/** Letters that stand in one line of the narrowest tile. */
const LONGEST = 9;
const ON_TILES = ['cadet', 'frigate', 'command', 'agenda', 'scanner', 'colony', 'failure', 'planet'];

it.each(['en', 'cs', 'de'] as const)('names can be divided so that they fit a narrow tile: %s', (lang) => {
  const cards = catalogueOf(packOf({ pack: packs.base })).filter(({ kind }) => ON_TILES.includes(kind));
  const tooLong = cards.flatMap(({ name }) => {
    expect(divided(name[lang], lang).replaceAll('\u00ad', '')).toBe(name[lang]);
    return divided(name[lang], lang)
      .split(/[\s\u00ad-]/)
      .filter((part) => part.length > LONGEST);
  });
  expect(tooLong).toEqual([]);
});
