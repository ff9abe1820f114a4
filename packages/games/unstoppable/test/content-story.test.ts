import { LANGS } from '@starhold/effects/text';
import { describe, expect, test } from 'vitest';
import type { Op } from '../content/index.ts';
import { BASE, BASE_PACK, keywordName, opsIn } from './support/content.ts';

/** Acceptance checks 7.10 (1), (3) and (4): the story graph, names and story text in three languages, all words in use. */

const story = BASE_PACK.story;
const nextOf = (id: number): number[] =>
  story[id].options.flatMap((option) => (option.next === undefined ? [] : [option.next]));

describe('story of Duomo’s Menace', () => {
  test('the graph of 7.8', () => {
    expect(story.map((card) => card.id)).toEqual([...Array(23).keys()]);
    const graph = story.map((card) => [...new Set(nextOf(card.id))].sort((a, b) => a - b));
    expect(graph).toEqual([
      [1, 2, 3],
      [4, 5],
      [5, 6],
      [6, 7],
      [8, 9],
      [9, 10],
      [10, 11],
      [11, 12],
      [13, 14],
      [14, 15],
      [15, 16],
      [16, 17],
      [13, 17],
      [18, 19],
      [19, 20],
      [20, 21],
      [21, 22],
      [18, 22],
      [19],
      [20],
      [21],
      [22],
      [18],
    ]);
  });

  test('every card is reachable, and all endings from each card of chapter 1', () => {
    const reach = (start: number): Set<number> => {
      const seen = new Set([start]);
      for (const id of seen) for (const next of nextOf(id)) seen.add(next);
      return seen;
    };
    expect(reach(0).size).toBe(23);
    for (const start of [1, 2, 3]) for (const end of [18, 19, 20, 21, 22]) expect(reach(start).has(end)).toBe(true);
  });

  test('2 or 3 options, one of them always open, never asking for cards in play', () => {
    for (const card of story) {
      expect([2, 3], `card ${card.id}`).toContain(card.options.length);
      expect(card.options.map((option) => option.id).join('')).toBe('abc'.slice(0, card.options.length));
      expect(
        card.options.some((option) => option.requires.length === 0 && !option.ending),
        `card ${card.id}`,
      ).toBe(true);
    }
  });

  test('five finales: one ending and one setback each', () => {
    const endings = story.flatMap((card) => card.options.filter((o) => o.ending).map((o) => [card.id, o.requires]));
    expect(endings).toEqual([
      [18, [{ req: 'own', what: 'eachFaction', n: 2 }]],
      [19, [{ req: 'own', what: 'upgrades', n: 6 }]],
      [20, [{ req: 'own', what: 'ally', n: 5 }]],
      [21, [{ req: 'own', what: 'oneFaction', n: 5 }]],
      [22, [{ req: 'pay', n: 12 }]],
    ]);
    for (const card of story.slice(18)) {
      expect(card.options).toHaveLength(2);
      expect(card.options[1]).toMatchObject({ requires: [], ops: [{ op: 'hurt', n: 3 }] });
    }
  });

  test('all kinds of requirements and of modifiers', () => {
    const kinds = new Set(story.flatMap((card) => card.options).flatMap((o) => o.requires.map((r) => r.req)));
    expect([...kinds].sort()).toEqual(
      ['damage', 'danger', 'defeated', 'discardAlly', 'level', 'own', 'pay', 'remove'].sort(),
    );
    const owned = story.flatMap((card) => card.options).flatMap((o) => o.requires);
    const whats = new Set(owned.flatMap((r) => (r.req === 'own' ? [r.what] : [])));
    expect(whats.has('ally') && whats.has('virens')).toBe(true);

    const modifiers = new Set(story.flatMap((card) => card.modifiers.map((m) => m.mod)));
    expect([...modifiers].sort()).toEqual(['activeLimit', 'damage', 'keyword', 'price', 'threatDefence']);
    expect(story.filter((card) => card.upkeep.length > 0).length).toBeGreaterThanOrEqual(1);
    // the prologue is never current during a turn; some show two (RULINGS.md, Balance)
    const shown = (id: number): number => (id === 0 ? 0 : [5, 10, 12, 17].includes(id) ? 2 : 1);
    for (const card of story) expect(card.modifiers.length + card.upkeep.length).toBe(shown(card.id));
  });
});

describe('names and story text', () => {
  test.each(LANGS)('%s: no name twice, none too long for a card', (lang) => {
    const names = [...BASE.names.values()].map((name) => name[lang]);
    expect(names.length).toBeGreaterThan(200);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name.trim()).toMatch(/^\S.{2,38}$/);
  });

  test('every kind of creature is in use', () => {
    const types = new Set(BASE_PACK.threats.map((t) => t.type));
    expect(BASE_PACK.types.map(({ id }) => id).sort()).toEqual([...types].sort());
  });

  test.each(LANGS)('%s: text for every story card and each of its options', (lang) => {
    for (const { id, name, tale, options, epilogue } of story) {
      expect(name[lang].length).toBeLessThan(39);
      expect(tale[lang].match(/[.!?“”]( |$)/g)?.length ?? 0, `card ${id}`).toBeGreaterThanOrEqual(2);
      expect(tale[lang].length, `card ${id}`).toBeLessThan(330);
      for (const option of options) expect(option.tale[lang].length).toBeLessThan(110);
      expect(epilogue !== undefined).toBe(options.some((option) => option.ending));
    }
    expect(new Set(story.map(({ name }) => name[lang])).size).toBe(story.length);
  });

  test('no translation is the English text', () => {
    for (const lang of ['cs', 'de'] as const) for (const { tale } of story) expect(tale[lang]).not.toBe(tale.en);
  });
});

describe('every word is in use', () => {
  /** The compiler keeps this list complete. */
  const OPS: Record<Op['op'], boolean> = {
    when: true,
    choose: true,
    may: true,
    repeat: true,
    each: true,
    pay: true,
    damage: true,
    damageAll: true,
    gain: true,
    train: true,
    remove: true,
    refresh: true,
    repeatEffect: true,
    takeBack: true,
    marketRefresh: true,
    bossDamage: true,
    lose: true,
    hurt: true,
    discardAlly: true,
    discardHand: true,
    // danger moves as the price of an option (requirement `danger`), never as its result
    advanceDanger: false,
    bossCards: true,
    story: true,
  };

  test('operations', () => {
    const used = new Set(opsIn(BASE_PACK).map((op) => op.op));
    expect(Object.fromEntries(Object.keys(OPS).map((op) => [op, used.has(op as Op['op'])]))).toEqual(OPS);
  });

  test('faction keywords and threat keywords', () => {
    const faction = JSON.stringify(BASE_PACK.cores).match(/"kw":("\w+"|\{"haggle":\d\})/g) ?? [];
    const names = new Set(faction.map((kw) => keywordName(JSON.parse(kw.slice(5)))));
    expect([...names].sort()).toEqual(['conspiracy', 'focus', 'haggle', 'unity']);
    const threat = new Set([...BASE_PACK.threats, ...BASE_PACK.bossCards].flatMap((t) => t.keywords.map((k) => k.k)));
    expect([...threat].sort()).toEqual(['fear', 'madness', 'rage', 'swift', 'taunt']);
  });
});
