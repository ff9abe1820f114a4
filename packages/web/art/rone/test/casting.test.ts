import { packs } from '@starhold/rone/content';
import { describe, expect, it } from 'vitest';
import { CAST_IDS, castOf } from '../casting.ts';
import { compose } from '../compose.ts';
import { OWN_NAMES } from '../subjects/index.ts';

const { def } = packs.at(packs.base);
const pictured = [def.cards, def.leaders, def.technologies, def.invasion, def.protocols, def.scenarios];

describe('the pictures of RONE', () => {
  it('are cast for every card, leader, technology, protocol and scenario, and for nothing else', () => {
    expect([...CAST_IDS].sort()).toEqual(pictured.flatMap((list) => list.map(({ id }) => id)).sort());
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

  it('show a card in the colour of what it costs', () => {
    for (const { id, cost } of def.cards) {
      const colour = [...cost].find((letter) => letter !== 'w') ?? (cost === '' ? castOf(id).palette : 'w');
      expect(castOf(id).palette, id).toBe(colour);
    }
  });

  it('show what is not a player card in colours that no resource has', () => {
    const palettes = new Set(pictured.slice(1).flatMap((list) => list.map(({ id }) => castOf(id).palette)));
    expect([...palettes].sort()).toEqual(['foe', 'leader', 'order', 'tech', 'war']);
  });

  it('are composed for a card that nobody drew, in the colours of its kin', () => {
    for (const [kind, palette] of [
      ['card', 'w'],
      ['invasion', 'foe'],
      ['technology', 'tech'],
    ] as const) {
      const looks = Array.from({ length: 30 }, (_, i) => castOf(`stranger-${i}`, kind));
      expect(new Set(looks.map((look) => look.palette))).toEqual(new Set([palette]));
      expect(new Set(looks.map(({ subject }) => subject)).size).toBeGreaterThan(6);
      expect(castOf('stranger-7', kind)).toEqual(looks[7]);
    }
    expect(castOf('stranger', 'card', 'g').palette).toBe('g');
  });

  it('use every drawing of this game', () => {
    const used = new Set<string>(CAST_IDS.map((id) => castOf(id).subject));
    expect(OWN_NAMES.filter((name) => !used.has(name))).toEqual([]);
  });

  it('are the same for the same id, and well-formed', () => {
    for (const id of [...CAST_IDS, 'a-card-of-another-pack']) {
      const svg = compose(id, castOf(id));
      expect(compose(id, castOf(id))).toBe(svg);
      sound(svg, id);
    }
  });
});

function sound(svg: string, id: string): void {
  expect(svg, id).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.length, id).toBeLessThan(20_000);
  expect(opened(svg), id).toEqual([]);
}

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
