import ruleIds from '@starhold/bossin-space/rule-ids.json' with { type: 'json' };
import { LANGUAGES } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { findSection, hasRulebook, loadBook, ruleLink, sectionOf } from '../book.ts';
import { type Book, linesOf, plainLine } from '../markdown.ts';

const GAME = 'bossin-space';
const books = await Promise.all(LANGUAGES.map((lang) => loadBook(GAME, lang)));
const [en] = books;

/** What must be the same in all languages. */
const shape = (book: Book) =>
  book.sections.map(({ id, level, rules, blocks }) => ({
    id,
    level,
    rules,
    blocks: blocks.map((block) => ({ k: block.k, rules: linesOf(block).map((line) => line.rules) })),
  }));

describe.each(LANGUAGES.map((lang, i) => ({ lang, book: books[i] })))('the rulebook in $lang', ({ lang, book }) => {
  it('tells every rule, each in one section', () => {
    const told = book.sections.flatMap((s) => s.rules);
    expect(told.toSorted()).toEqual(ruleIds.map((r) => r.id).toSorted());
  });

  it('tells every rule in a line of its own section', () => {
    for (const section of book.sections) {
      const lines = section.blocks.flatMap(linesOf).flatMap((line) => line.rules);
      expect(lines.toSorted(), section.id).toEqual(section.rules.toSorted());
    }
  });

  it('has the same sections in the same order, with the same kinds of blocks and the same rules', () => {
    expect(shape(book)).toEqual(shape(en));
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

  it('finds the section of a rule', async () => {
    expect(findSection(book, 'BOS-8.5')?.id).toBe('heat');
    expect(findSection(book, 'BOS-19')?.id).toBe('crew');
    expect(findSection(book, 'heat')?.id).toBe('heat');
    expect(findSection(book, 'BOS-99.1')).toBeUndefined();
    expect(await sectionOf('BOS-13.1', lang)).toEqual({
      id: 'line',
      title: book.sections.find((s) => s.id === 'line')?.title,
    });
    expect(await sectionOf('nonsense', lang)).toBeNull();
  });
});

describe('addresses', () => {
  it('lead to a rule, a section or a card', () => {
    expect(ruleLink(GAME, 'BOS-8.5')).toBe('#/rules/bossin-space/BOS-8.5');
    expect(ruleLink(GAME, 'command:laser')).toBe('#/rules/bossin-space/command%3Alaser');
  });

  it('of games without a book are known', async () => {
    expect(hasRulebook(GAME)).toBe(true);
    expect(hasRulebook('chess')).toBe(false);
    await expect(loadBook('chess', 'en')).rejects.toThrow('no rulebook for chess');
  });
});
