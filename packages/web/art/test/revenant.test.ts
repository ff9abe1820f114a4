import { catalogueOf } from '@starhold/revenant';
import { HOUSES, packOf, packs } from '@starhold/revenant/content';
import { describe, expect, it } from 'vitest';
import { compose } from '../revenant/compose.ts';
import { HOUSE_SIGNS, HOUSE_TONES, isHouse } from '../revenant/emblems.ts';
import { mix } from '../revenant/palettes.ts';

const pictures = catalogueOf(packOf({ pack: packs.base })).map(({ id, kind, group }) => {
  const house = isHouse(id) ? id : isHouse(group) ? group : undefined;
  return { id, svg: compose(id, kind, house) };
});

describe('the pictures of Revenant', () => {
  it('are the same for the same card, and different for every other', () => {
    expect(compose('C01', 'cadet', 'BEL')).toBe(compose('C01', 'cadet', 'BEL'));
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
  });

  it('are sound: no number that is none, nothing left open', () => {
    for (const { id, svg } of pictures) {
      expect(svg, id).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.match(/<g[ >]/g)?.length ?? 0, id).toBe(svg.match(/<\/g>/g)?.length ?? 0);
      expect(svg.length, id).toBeLessThan(14_000);
    }
  });
});

describe('the Houses', () => {
  it('differ in shape, colour and letter', () => {
    expect(Object.keys(HOUSE_SIGNS).toSorted()).toEqual([...HOUSES].toSorted());
    expect(new Set(Object.values(HOUSE_SIGNS).map(({ d }) => d)).size).toBe(HOUSES.length);
    expect(new Set(Object.values(HOUSE_TONES)).size).toBe(HOUSES.length);
    expect(new Set(HOUSES.map((house) => house[0])).size).toBe(HOUSES.length);
  });

  it('mix their colour into the night', () => {
    expect(mix('#ffffff', '#000000', 0.5)).toBe('#808080');
    expect(mix('#ff0000', '#0000ff', 0)).toBe('#0000ff');
  });
});
