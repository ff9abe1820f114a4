import { BASE_PACK } from '@starhold/bossin-space/content';
import { plain } from '@starhold/effects/text';
import { LANGUAGES } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { loadBook, searchable } from '../book.ts';
import { CARD_GROUPS, cardId, findCard, indexCards, searchableCards } from '../cards.ts';
import { search } from '../search.ts';

const GAME = 'bossin-space';

describe.each(LANGUAGES)('the card index in %s', (lang) => {
  const cards = indexCards(lang);

  it('holds every card of the box, 127 without the ship', () => {
    const bossCards = BASE_PACK.bosses.flatMap((b) => b.cards).length;
    expect(cards.reduce((sum, c) => sum + c.copies, 0) + bossCards).toBe(127);
    expect(new Set(cards.map((c) => c.group))).toEqual(new Set(CARD_GROUPS));
    expect(new Set(cards.map(cardId)).size).toBe(cards.length);
  });

  it('gives each card a title, a text and a rule that the book tells', async () => {
    const book = await loadBook(GAME, lang);
    const rules = new Set(book.sections.flatMap((s) => s.rules));
    for (const card of cards) {
      expect(card.title, card.ref).not.toBe('');
      expect(plain(card.stats) + plain(card.body), card.ref).not.toBe('');
      expect(rules, card.ref).toContain(card.rule);
    }
  });

  it('has all references of card texts in the book or in the index', async () => {
    const book = await loadBook(GAME, lang);
    const rules = new Set(book.sections.flatMap((s) => s.rules));
    const refs = cards
      .flatMap((c) => [...c.stats, ...c.body, ...c.slots.flat()])
      .flatMap((segment) => (segment.ref === undefined ? [] : [segment.ref]));
    expect(refs.length).toBeGreaterThan(30);
    expect(refs.filter((ref) => !rules.has(ref) && !findCard(cards, ref))).toEqual([]);
  });

  it('finds every danger and enemy by the name the table uses', () => {
    for (const d of BASE_PACK.dangers) expect(findCard(cards, `danger:${d.id}`), d.id).toBeDefined();
    for (const e of BASE_PACK.enemies) expect(findCard(cards, `enemy:${e.id}`)?.id).toBe(e.id);
    for (const b of BASE_PACK.bosses) expect(findCard(cards, `boss:${b.id}.2`)?.id).toBe(b.id);
    expect(findCard(cards, 'danger:D02')?.ref).toBe('danger:D01');
    expect(findCard(cards, 'danger:D99')).toBeUndefined();
  });
});

describe('searching rules and cards together', () => {
  it.each([
    ['en', 'shield', 'shields'],
    ['cs', 'stit', 'shields'],
    ['de', 'durchbruch', 'line'],
  ] as const)('finds %s “%s” in the rules and on cards', async (lang, query, section) => {
    const book = await loadBook(GAME, lang);
    const hits = search([...searchable(book.sections), ...searchableCards(indexCards(lang))], query);
    expect(hits?.by.has(section)).toBe(true);
    expect(hits?.total).toBeGreaterThan(1);
  });
});
