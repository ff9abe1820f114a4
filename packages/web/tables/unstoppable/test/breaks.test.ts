import { packOf, packs } from '@starhold/unstoppable/content';
import { expect, it } from 'vitest';
import { divided } from '../texts/breaks.ts';

/** Letters that stand in one line of the narrowest tile. */
const LONGEST = 9;

it.each(['en', 'cs', 'de'] as const)('names can be divided so that they fit a narrow tile: %s', (lang) => {
  const pack = packOf({ pack: packs.base });
  const ids = [...pack.cores, ...pack.threats, ...pack.upgrades].map(({ id }) => id);
  const tooLong = ids.flatMap((id) => {
    const name = pack.names.get(id)?.[lang] ?? id;
    expect(divided(name, lang).replaceAll('\u00ad', '')).toBe(name);
    return divided(name, lang)
      .split(/[\s\u00ad-]/)
      .filter((part) => part.length > LONGEST);
  });
  expect(tooLong).toEqual([]);
});
