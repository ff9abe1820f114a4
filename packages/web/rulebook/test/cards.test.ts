import { readFileSync } from 'node:fs';
import { packOf, packs } from '@starhold/bossin-space/content';
import { plain } from '@starhold/effects/text';
import { LANGUAGES } from '@starhold/kernel';
import { packs as unsPacks } from '@starhold/unstoppable/content';
import { describe, expect, it } from 'vitest';
import { loadBook, searchable } from '../book.ts';
import { type CardGroup, cardId, loadCards, searchableCards } from '../cards.ts';
import { search } from '../search.ts';

const UNS_PACK = unsPacks.at(unsPacks.base).def;
const GAMES = ['bossin-space', 'unstoppable', 'rone', 'revenant'] as const;
const books = {
  'bossin-space': await loadCards('bossin-space'),
  unstoppable: await loadCards('unstoppable'),
  rone: await loadCards('rone'),
  revenant: await loadCards('revenant'),
};

const BOSSIN = packOf({ pack: packs.base });
const bossinBox = BOSSIN.bosses.flatMap((b) => b.cards).length;
const entries = GAMES.flatMap((game) => LANGUAGES.map((lang) => ({ game, lang })));

describe.each(entries)('the card index of $game in $lang', ({ game, lang }) => {
  const book = books[game];
  const cards = book.cards(lang);

  it('has cards in every group, in the order of the groups, each once', () => {
    expect([...new Set(cards.map((c) => c.group))]).toEqual([...book.groups]);
    expect(new Set(cards.map(cardId)).size).toBe(cards.length);
  });

  it('gives each card a title, a text and a rule that the book tells', async () => {
    const { sections } = await loadBook(game, lang);
    const rules = new Set(sections.flatMap((s) => s.rules));
    for (const card of cards) {
      expect(card.title, card.ref).not.toBe('');
      expect(plain(card.stats) + plain(card.body), card.ref).not.toBe('');
      expect(
        card.parts.filter(({ text }) => plain(text) === ''),
        card.ref,
      ).toEqual([]);
      expect(rules, card.ref).toContain(card.rule);
    }
  });

  it('has all references of card texts in the book or in the index', async () => {
    const { sections } = await loadBook(game, lang);
    const rules = new Set(sections.flatMap((s) => s.rules));
    const refs = cards
      .flatMap((c) => [...c.stats, ...c.body, ...c.parts.flatMap((part) => part.text)])
      .flatMap((segment) => (segment.ref === undefined ? [] : [segment.ref]));
    expect(refs.length).toBeGreaterThan(30);
    expect(refs.filter((ref) => !rules.has(ref) && !book.find(cards, ref))).toEqual([]);
  });
});

describe('the boxes', () => {
  const copies = (game: (typeof GAMES)[number], groups: readonly CardGroup[]): number =>
    books[game]
      .cards('en')
      .filter((c) => groups.includes(c.group))
      .reduce((sum, c) => sum + c.copies, 0);

  it('hold 127 cards of Bossin’ Space without the ship', () => {
    expect(copies('bossin-space', books['bossin-space'].groups) + bossinBox).toBe(127);
  });

  it.each([
    [['character'], 4],
    [['starter'], 12 + 2 + 12],
    [['core1'], 20],
    [['core2'], 20],
    [['core3'], 16],
    [['core4'], 16],
    [['core5'], 16],
    [['core6'], 12],
    [['topUpgrade'], 18],
    [['bottomUpgrade'], 18],
    [['starterThreat'], 26],
    [['ceres2'], 13],
    [['virenos'], 13],
    [['mithras'], 13],
    [['boss'], 3],
    [['bossCard', 'story'], 46],
  ] as [CardGroup[], number][])('hold of Unstoppable in %j: %i', (groups, n) => {
    expect(copies('unstoppable', groups)).toBe(n);
  });

  it.each([
    ['roneStarter', 4 * 12],
    ['roneAdditional', 4 * 6],
    ['roneRecruit', 80],
    ['roneLeader', 8],
    ['roneTechnology', 24],
    ['roneInvasionStarter', 26],
    ['roneInvasion', 44],
    ['roneProtocol', 12],
    ['roneScenario', 2],
  ] as [CardGroup, number][])('hold of RONE in %s: %i', (group, n) => {
    expect(copies('rone', [group])).toBe(n);
  });

  it.each([
    ['revCadet', 30],
    ['revFrigate', 30],
    ['revCommand', 30],
    ['revPlanet', 29],
    ['revScanner', 45],
    ['revColony', 7],
    ['revAgenda', 13],
    ['revFailure', 11],
    ['revCrew', 8],
    ['revBoard', 4],
    ['revHouse', 63],
    ['revOrder', 12],
  ] as [CardGroup, number][])('hold of Revenant in %s: %i', (group, n) => {
    expect(copies('revenant', [group])).toBe(n);
  });
});

describe('finding a card', () => {
  it('works by the names the table of Bossin’ Space uses', () => {
    const book = books['bossin-space'];
    const cards = book.cards('en');
    for (const d of BOSSIN.dangers) expect(book.find(cards, `danger:${d.id}`), d.id).toBeDefined();
    for (const e of BOSSIN.enemies) expect(book.find(cards, `enemy:${e.id}`)?.id).toBe(e.id);
    for (const b of BOSSIN.bosses) expect(book.find(cards, `boss:${b.id}.2`)?.id).toBe(b.id);
    expect(book.find(cards, 'danger:D02')?.ref).toBe('danger:D01');
    expect(book.find(cards, 'danger:D99')).toBeUndefined();
  });

  it('works by the names the table of Unstoppable uses', () => {
    const book = books.unstoppable;
    const cards = book.cards('en');
    for (const { id } of [...UNS_PACK.starters, ...UNS_PACK.cores]) expect(book.find(cards, `core:${id}`)?.id).toBe(id);
    for (const { id } of [...UNS_PACK.threats, ...UNS_PACK.bossCards]) {
      expect(book.find(cards, `threat:${id}`)?.id).toBe(id);
    }
    for (const { id } of UNS_PACK.upgrades) expect(book.find(cards, `buy:${id}`)?.ref).toBe(`upgrade:${id}`);
    expect(book.find(cards, 'mat:duomo')?.group).toBe('boss');
    expect(book.find(cards, 'boss:order-acolyte')?.group).toBe('bossCard');
    expect(book.find(cards, 'story:22')?.group).toBe('story');
    expect(book.find(cards, 'threat:nobody')).toBeUndefined();
  });

  it('is that of the table: a pack with one more card has it in the book', async () => {
    const file = new URL('../../../games/unstoppable/test/fixtures/one-more.json', import.meta.url);
    const key = unsPacks.register(JSON.parse(readFileSync(file, 'utf8')));
    const [usual, more] = [books.unstoppable.cards('de'), (await loadCards('unstoppable', key)).cards('de')];
    expect(more).toHaveLength(usual.length + 1);
    expect(more.find(({ id }) => id === 'moonlit-charge')?.title).toBe('Sturm bei Mondlicht');
  });

  it('of a game without cards is not possible', async () => {
    await expect(loadCards('chess')).rejects.toThrow('no cards for chess');
  });
});

describe('searching rules and cards together', () => {
  it.each([
    ['bossin-space', 'en', 'shield', 'shields'],
    ['bossin-space', 'cs', 'stit', 'shields'],
    ['bossin-space', 'de', 'schild', 'shields'],
    ['unstoppable', 'en', 'taunt', 'keywords'],
    ['unstoppable', 'cs', 'smlouvani', 'factions'],
    ['unstoppable', 'de', 'rüstung', 'verbs'],
  ] as const)('finds in %s (%s) “%s” in the rules and on cards', async (game, lang, query, section) => {
    const { sections } = await loadBook(game, lang);
    const hits = search([...searchable(sections), ...searchableCards(books[game].cards(lang))], query);
    expect(hits?.by.has(section)).toBe(true);
    expect([...(hits?.by.keys() ?? [])].some((id) => id.startsWith('card-'))).toBe(true);
  });
});
