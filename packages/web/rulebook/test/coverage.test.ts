import bossinIds from '@starhold/bossin-space/rule-ids.json' with { type: 'json' };
import { LANGUAGES } from '@starhold/kernel';
import revenantIds from '@starhold/revenant/rule-ids.json' with { type: 'json' };
import roneIds from '@starhold/rone/rule-ids.json' with { type: 'json' };
import unstoppableIds from '@starhold/unstoppable/rule-ids.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { findSection, hasRulebook, loadBook, ruleLink } from '../book.ts';
import { type Book, linesOf, plainLine } from '../markdown.ts';

/** The rules each game has, and places of its book that must be found. */
const GAMES = [
  {
    game: 'bossin-space',
    ids: bossinIds,
    places: { 'BOS-8.5': 'heat', 'BOS-19': 'crew', 'BOS-13.1': 'line', heat: 'heat' },
  },
  {
    game: 'unstoppable',
    ids: unstoppableIds,
    places: { 'UNS-15.4': 'level-up', 'UNS-18': 'keywords', 'UNS-16.6': 'verbs', danger: 'danger' },
  },
  {
    game: 'rone',
    ids: roneIds,
    places: { 'RONE-6.5': 'turn', 'RONE-7': 'main', 'RONE-9.2': 'reshuffle', 'RONE-18.6': 'invasion', dice: 'dice' },
  },
  {
    game: 'revenant',
    ids: revenantIds,
    places: { 'REV-5.3': 'resources', 'REV-27': 'bonus', 'REV-29.8': 'skirmish', 'REV-33.4': 'scoring', turn: 'turn' },
  },
];
const books = await Promise.all(
  GAMES.flatMap((of) => LANGUAGES.map(async (lang) => ({ ...of, lang, book: await loadBook(of.game, lang) }))),
);
const english = new Map(books.filter(({ lang }) => lang === 'en').map(({ game, book }) => [game, book]));

/** What must be the same in all languages. */
const shape = (book: Book) =>
  book.sections.map(({ id, level, rules, blocks }) => ({
    id,
    level,
    rules,
    blocks: blocks.map((block) => ({ k: block.k, rules: linesOf(block).map((line) => line.rules) })),
  }));

describe.each(books)('the rulebook of $game in $lang', ({ game, lang, ids, places, book }) => {
  it('tells every rule, each in one section', () => {
    const told = book.sections.flatMap((s) => s.rules);
    expect(told.toSorted()).toEqual(ids.map((r) => r.id).toSorted());
  });

  it('tells every rule in a line of its own section', () => {
    for (const section of book.sections) {
      const lines = section.blocks.flatMap(linesOf).flatMap((line) => line.rules);
      expect(lines.toSorted(), section.id).toEqual(section.rules.toSorted());
    }
  });

  it('has the same sections in the same order, with the same kinds of blocks and the same rules', () => {
    expect(shape(book)).toEqual(shape(english.get(game) as Book));
  });

  it('names every section once, and none like the list of its cards', () => {
    const anchors = ['cards', ...book.sections.map(({ id }) => id)];
    expect(anchors.filter((id, i) => anchors.indexOf(id) !== i || id.startsWith('cards-'))).toEqual([]);
  });

  it('has no empty section and no empty title', () => {
    const level2 = book.sections.filter((s) => s.level === 2);
    expect(level2.filter((s) => s.title === '' || s.blocks.length === 0)).toEqual([]);
    expect(book.sections.filter((s) => s.blocks.flatMap(linesOf).map(plainLine).join('').length < 40)).toEqual([]);
    expect(new Set(book.sections.map((s) => s.title)).size).toBe(book.sections.length);
  });

  it('has links that lead somewhere', () => {
    const ids = new Set(book.sections.map((s) => `#${s.id}`));
    const links = book.sections
      .flatMap((s) => s.blocks.flatMap(linesOf))
      .flatMap((line) => line.runs.flatMap((run) => (run.href === undefined ? [] : [run.href])));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !ids.has(href))).toEqual([]);
  });

  it('keeps to the typography of the language', () => {
    const words = [...book.intro, ...book.sections.flatMap((s) => s.blocks)].flatMap(linesOf).map(plainLine).join('\n');
    expect(words).not.toMatch(/["']|\.\.\.| - |--| {2}|\*\*/);
    if (lang === 'en') expect(words).not.toMatch(/[„]/);
    else {
      const opened = words.match(/„/g)?.length ?? 0;
      expect(words.match(/“/g)?.length).toBe(opened);
      expect(words).not.toMatch(/”/);
    }
  });

  it('finds the section of a rule', () => {
    for (const [ref, id] of Object.entries(places)) expect(findSection(book, ref)?.id).toBe(id);
    expect(findSection(book, 'BOS-99.1')).toBeUndefined();
  });
});

describe('addresses', () => {
  it('lead to a rule, a section or a card', () => {
    expect(ruleLink('bossin-space', 'BOS-8.5')).toBe('#/rules/bossin-space/BOS-8.5');
    expect(ruleLink('bossin-space', 'command:laser')).toBe('#/rules/bossin-space/command%3Alaser');
  });

  it('of games without a book are known', async () => {
    expect(GAMES.map(({ game }) => hasRulebook(game))).toEqual([true, true, true, true]);
    expect(hasRulebook('chess')).toBe(false);
    await expect(loadBook('chess', 'en')).rejects.toThrow('no rulebook for chess');
  });
});
