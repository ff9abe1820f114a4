import { plain } from '@starhold/effects/text';
import { LANGUAGES, type Language, quickRng, type SeenEvent, Table } from '@starhold/kernel';
import { type AnyTable, loadBotGame } from '@starhold/session';
import { describe, expect, it } from 'vitest';
import { lookOf as bosLook } from '../../tables/bossin-space/model/log.ts';
import { lookOf as revLook } from '../../tables/revenant/model/log.ts';
import { lookOf as roneLook } from '../../tables/rone/model/log.ts';
import { lookOf as unsLook } from '../../tables/unstoppable/texts/log.ts';
import { UNSAID } from '../../tables/unstoppable/texts/words.ts';
import type { GameWords } from '../context.ts';
import { newsOf, sentenceOf, toldOf, unnamed } from '../told.ts';

/** What those hear who cannot see: one sentence an answer. */

const NAMES = ['Ada', 'Ben'];
const GAMES = [
  ['bossin-space', { players: 1 }, bosLook],
  ['unstoppable', { players: 1 }, unsLook],
  ['rone', { players: 2, mode: 'coop' }, roneLook],
  ['revenant', { players: 2 }, revLook],
] as const;
/** Longer than this nobody remembers how it began. */
const MOST_LETTERS = 620;

type Words = Pick<GameWords, 'line' | 'look' | 'unsaid' | 'laidOpen'>;

describe.each(GAMES)('%s', (id, options, look) => {
  it('tells each answer in one sentence, in three languages', async () => {
    const game = await loadBotGame(id);
    const table = new Table(game.rules, game.parseOptions(options), '7'.repeat(32)) as AnyTable;
    const rng = quickRng(1);
    let long = 0;
    for (let i = 0; i < 160 && table.over === ''; i++) {
      const [seat] = table.waitingFor;
      const [decision] = table.decisionsFor(seat);
      const { told } = table;
      table.answer({ decision: decision.id, seat, pick: game.brain.choose(table.seen(seat).view, decision, rng) });
      const events = table.events(0, told);
      const { view } = table.seen(0);
      for (const lang of LANGUAGES) {
        const line = (event: SeenEvent): string => game.text.event(view, event, NAMES, lang);
        const said = sentenceOf(events, { line, look, unsaid: UNSAID }, NAMES);
        if (events.length === 0) {
          expect(said).toBe('');
          continue;
        }
        expect(said.endsWith('.')).toBe(true);
        // Some lines are lists themselves.
        const lists = events.reduce((sum, event) => sum + line(event).split('; ').length - 1, 0);
        expect(said.split('; ').length - lists, said).toBeLessThanOrEqual(7);
        expect(said.length, said).toBeLessThan(MOST_LETTERS);
        // The cause is told first, and nobody is named twice in a row.
        expect(said.startsWith(line(events[0]).split(': ')[0]), said).toBe(true);
        for (const name of NAMES) expect(said).not.toMatch(new RegExp(`${name}: [^;]*; ${name}: `));
        if (events.length > 7) long++;
      }
    }
    expect(long).toBeGreaterThan(3);
  });
});

const hurt = (n: number, threat: string, health: number): SeenEvent =>
  ({
    n: 0,
    type: 'hurt',
    seat: 0,
    cause: '',
    rule: '',
    pub: { n, stopped: 0, lost: n, armour: 0, health, by: threat, threat },
  }) as never;

async function unstoppable(lang: Language): Promise<Words> {
  const game = await loadBotGame('unstoppable');
  const { view } = new Table(game.rules, game.parseOptions({ players: 2 }), '7'.repeat(32)).seen(0);
  return { line: (event) => game.text.event(view, event, NAMES, lang), look: unsLook, unsaid: UNSAID };
}

it.each([
  ['en', 'Ada: 6 damage (armour 0, health 4); Ben: 1 damage from Cerean Thief (armour 0, health 9).'],
  ['cs', /^Ada: .*6.*4\)?; Ben: .*1.*9\)?\.$/],
  ['de', /^Ada: .*6.*4\)?; Ben: .*1.*9\)?\.$/],
] as const)('an enemy phase is one sentence with the sum: %s', async (lang, wanted) => {
  const all = [hurt(1, 'cerean-thief', 9), hurt(2, 'moss-crawler', 7), hurt(3, 'cerean-thief', 4)];
  const other = { ...hurt(1, 'cerean-thief', 9), seat: 1 };
  const said = sentenceOf([...all, other], await unstoppable(lang), NAMES);
  if (typeof wanted === 'string') expect(said).toBe(wanted);
  else expect(said).toMatch(wanted);
});

it('however much happens, nobody’s loss is left out', async () => {
  const words = await unstoppable('en');
  const threats = ['cerean-thief', 'moss-crawler', 'sporeling', 'rust-ogre'];
  const event = (type: string, seat: number, pub: object): SeenEvent =>
    ({ n: 0, type, seat, cause: '', rule: '', pub }) as never;
  const all = [
    event('ended', 1, {}),
    ...[0, 1].flatMap((seat) =>
      threats.flatMap((threat) => [event('activated', seat, { threat }), event('revealed', seat, { threat })]),
    ),
    ...['threat', 'cleanup', 'upkeep'].map((phase) => event('phase', 0, { phase })),
    event('danger', 0, { level: 3, space: 12 }),
    event('turn', 0, { turn: 9 }),
    hurt(2, 'cerean-thief', 3),
  ];
  const said = sentenceOf(all, words, NAMES);
  expect(said.startsWith('Ben: no more actions; ')).toBe(true);
  expect(said).toContain(
    'Ada: new active threat: Cerean Thief, Moss Crawler, Sporeling, Rust Ogre; on deck: Cerean Thief',
  );
  expect(said.endsWith('Ada: 2 damage from Cerean Thief (armour 0, health 3).')).toBe(true);
  expect(said).not.toContain('phase');
});

it('of many answers the gravest and latest is news, in as few letters as are read at once', async () => {
  const words = await unstoppable('en');
  const event = (type: string, seat: number, pub: object): SeenEvent =>
    ({ n: 0, type, seat, cause: '', rule: '', pub }) as never;
  const little = [event('ended', 1, {}), event('phase', 1, { phase: 'threat' })];
  expect(newsOf([], words, NAMES)).toBe('');
  expect(newsOf([...little, hurt(2, 'cerean-thief', 3), ...little], words, NAMES)).toBe(
    'Ada: 2 damage from Cerean Thief (armour 0, health 3).',
  );
  const threats = ['cerean-thief', 'moss-crawler', 'sporeling', 'rust-ogre', 'cerean-thief'];
  const many = threats.map((threat) => event('activated', 0, { threat }));
  const news = newsOf(many, words, NAMES);
  expect(news.length).toBeLessThan(130);
  expect(news).toContain('Rust Ogre');
  // What happens twice is said once.
  expect(newsOf([many[1], many[1]], words, NAMES)).toMatch(/^[^;]*Moss Crawler \(2×\)\.$/);
});

it('of somebody else’s turn it is news who went where, before what it brought', async () => {
  const game = await loadBotGame('revenant');
  const { view } = new Table(game.rules, game.parseOptions({ players: 2 }), '7'.repeat(32)).seen(0);
  const words: Words = { line: (event) => game.text.event(view, event, NAMES, 'en'), look: revLook };
  const event = (type: string, pub: object): SeenEvent => ({ n: 0, type, seat: 1, cause: '', rule: '', pub }) as never;
  const all = [
    event('sent', { figure: 'captain', ship: 'arkBEL', corrupted: 0 }),
    event('tactics', { n: 2, now: 4 }),
    event('moved', { ship: 'fighterFEN', from: 's1', to: 's2', how: 'manoeuvre' }),
  ];
  expect(newsOf(all, words, NAMES)).toMatch(/^Ben: .*Belitan ark\.$/);
});

it('what begins alike is listed, and what only happens again is not made one', () => {
  const event = (type: string, pub: object, n = 0): SeenEvent =>
    ({ n, type, seat: 0, cause: '', rule: '', pub }) as never;
  const words: Words = {
    line: ({ type, pub }) => (type === 'new' ? `New enemy: ${(pub as { name: string }).name}` : `Ada: draws a card`),
    look: () => ['dots', 'plain'],
  };
  expect(sentenceOf([event('new', { name: 'Bruiser' }), event('new', { name: 'Hatchery' })], words, NAMES)).toBe(
    'New enemy: Bruiser, Hatchery.',
  );
  const draws = sentenceOf([event('drew', { left: 3 }), event('drew', { left: 2 })], words, NAMES);
  expect(draws).toBe('Ada: draws a card, draws a card.');
});

it('what lies open on the table afterwards is read out, and is no news', () => {
  const event = (type: string): SeenEvent => ({ n: 0, type, seat: 0, cause: '', rule: '', pub: {} }) as never;
  const words: Words = {
    line: ({ type }) => (type === 'laid' ? 'Dangers: Attack' : 'Drifter falls'),
    look: (type) => (type === 'laid' ? ['warning', 'danger'] : ['skull', 'accent']),
    laidOpen: ['laid'],
  };
  const events = [event('fell'), event('laid')];
  expect(newsOf(events, words, NAMES)).toBe('Drifter falls.');
  expect(newsOf([event('laid')], words, NAMES)).toBe('');
  expect(sentenceOf(events, words, NAMES)).toBe('Drifter falls; Dangers: Attack.');
});

it('a line is told without the name that stands before it', () => {
  expect(unnamed('Ada: 2 damage', 'Ada')).toBe('2 damage');
  expect(unnamed('Adam: 2 damage', 'Ada')).toBe('Adam: 2 damage');
  const rich = [
    { t: 'text', v: 'Ada' },
    { t: 'text', v: ': +' },
    { t: 'num', v: '2' },
  ] as const;
  const left = unnamed(rich, 'Ada');
  expect(left).toEqual([
    { t: 'text', v: '+' },
    { t: 'num', v: '2' },
  ]);
  expect(typeof left === 'string' ? left : plain(left)).toBe('+2');
});

it('a line tells of whom it names first, else of who did it', () => {
  expect(toldOf('Ada: tactics −2', NAMES, 'Ben')).toBe('Ada');
  expect(toldOf('Ada’s ark is destroyed', NAMES, 'Ben')).toBe('Ben');
});
