import { catalogueOf } from '@starhold/unstoppable';
import { packs } from '@starhold/unstoppable/content';
import { describe, expect, it } from 'vitest';
import { CAST_IDS, castOf } from '../casting.ts';
import { compose } from '../compose.ts';
import { SUBJECT_NAMES } from '../subjects/index.ts';

const catalogue = catalogueOf(packs.at(packs.base));
/** Upgrades have wiring instead of a picture; spaces and options lie on mats and story cards. */
const pictured = catalogue.filter(({ kind }) => !['upgrade', 'space', 'option'].includes(kind));

describe('the pictures of Unstoppable', () => {
  it('are cast for every card, boss, character and story card, and for nothing else', () => {
    const wanted = pictured.map(({ kind, id }) => (kind === 'story' ? `story-${id}` : id));
    expect([...CAST_IDS].sort()).toEqual(wanted.sort());
  });

  it('have no two alike: not the same subject before the same place in the same colours', () => {
    const seen = new Map<string, string>();
    for (const id of CAST_IDS) {
      const { palette, scene, subject } = castOf(id);
      const key = `${palette} ${scene} ${subject}`;
      expect(seen.get(key), `${id} looks like ${seen.get(key)}`).toBeUndefined();
      seen.set(key, id);
    }
  });

  it('show a faction in one set of colours', () => {
    for (const { kind, id, definition } of catalogue)
      if (kind === 'core') expect(castOf(id).palette, id).toBe(definition.faction);
  });

  it('are composed for a card that nobody drew, in the colours of its kin and where they stand', () => {
    for (const faction of ['council', 'scrappers', 'silver', 'virens'] as const) {
      const looks = Array.from({ length: 40 }, (_, i) => castOf(`stranger-${i}`, faction));
      expect(new Set(looks.map(({ palette }) => palette))).toEqual(new Set([faction]));
      expect(new Set(looks.map(({ subject }) => subject)).size).toBeGreaterThan(20);
      expect(castOf('stranger-7', faction)).toEqual(looks[7]);
      const homes = new Set(CAST_IDS.map((id) => castOf(id)).flatMap((c) => (c.palette === faction ? c.scene : [])));
      expect(looks.filter(({ scene }) => !homes.has(scene))).toEqual([]);
    }
  });

  it('use every drawing there is', () => {
    const used = new Set(CAST_IDS.map((id) => castOf(id).subject));
    expect(SUBJECT_NAMES.length).toBeGreaterThan(60);
    expect(SUBJECT_NAMES.filter((name) => !used.has(name))).toEqual([]);
  });

  it('are the same for the same id, and well-formed', () => {
    for (const id of [...CAST_IDS, 'a-card-of-another-pack']) {
      const svg = compose(id, castOf(id));
      expect(compose(id, castOf(id))).toBe(svg);
      expect(svg, id).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length, id).toBeLessThan(20_000);
      expect(opened(svg), id).toEqual([]);
    }
  });
});

/** Elements that are opened and not closed. */
function opened(svg: string): string[] {
  const stack: string[] = [];
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (close === '/') {
      if (stack.pop() !== name) return [`</${name}> out of place`];
    } else if (!rest.endsWith('/')) stack.push(name);
  }
  return stack;
}
