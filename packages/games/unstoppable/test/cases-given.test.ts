import { readFileSync } from 'node:fs';
import { keyedRng, quickRng, runCase, samplePick, seedOf, Table } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { brain } from '../bot.ts';
import { DIFFICULTIES, packOf } from '../content/index.ts';
import { BOSS_IDS, Options } from '../options.ts';
import { rules } from '../rules.ts';
import type { UnsState } from '../state.ts';
import { boxOf } from '../words/deal.ts';
import { caseWords, Given, position } from '../words/index.ts';
import { surplus, unreachable } from '../words/possible.ts';

function problemOf(given: object, more: object = {}): string | undefined {
  const c = { game: 'unstoppable', rule: ['UNS-7.3'], title: 'x', given, when: [], then: { over: '' }, ...more };
  const result = runCase(caseWords, c);
  return result.ok ? undefined : result.problem;
}

const moment = 'action';
const field = { battlefield: ['cerean-thief'] };
const me = (words: object): object => ({ moment, me: { ...field, ...words } });
const both = (one: object, two: object): object => ({
  moment,
  p: [
    { ...field, ...one },
    { ...field, ...two },
  ],
});

const TWO_TOPS = 'given.me.hand[0].top, given.me.discard[0].top';

/** What is given, and the words that are to blame. */
const IMPOSSIBLE: [object, string][] = [
  [me({ health: 11 }), 'given.me.health'],
  [me({ health: 0 }), 'given.me.health'],
  [me({ armour: 11 }), 'given.me.armour'],
  [me({ armour: -1 }), 'given.me.armour'],
  [me({ ap: 7 }), 'given.me.ap'],
  [me({ credits: -1 }), 'given.me.credits'],
  [me({ level: 0 }), 'given.me.level'],
  [me({ draft: 7 }), 'given.me.draft'],
  [me({ level: 3, draft: 2 }), 'given.me.level, given.me.draft'],
  [me({ defeated: -1 }), 'given.me.defeated'],
  [both({}, { health: 12 }), 'given.p[1].health'],
  [me({ battlefield: [{ threat: 'cerean-thief', damage: 2 }] }), 'given.me.battlefield[0].damage'],
  [me({ hand: [{ core: 'strike', damage: 1 }] }), 'given.me.hand[0].damage'],
  [me({ hand: [{ core: 'strike', exhausted: true }] }), 'given.me.hand[0].exhausted'],
  [me({ play: [{ core: 'strike', exhausted: true }] }), 'given.me.play[0].exhausted'],
  [me({ hand: ['order-acolyte'] }), 'given.me.hand[0]'],
  [me({ play: ['order-acolyte'] }), 'given.me.play[0]'],
  [me({ hand: ['strike', 'strike', 'strike', 'strike', 'strike', 'strike', 'strike'] }), 'given.me.hand'],
  [me({ hand: ['medical-nanobots'], discard: ['medical-nanobots'] }), 'given.me.hand[0], given.me.discard[0]'],
  [me({ hand: ['precinct-medic', 'precinct-medic'] }), 'given.me.hand'],
  [me({ battlefield: ['viren-doe', 'viren-doe'] }), 'given.me.battlefield'],
  [me({ battlefield: ['triumvirate-agent'] }), 'given.me.battlefield[0]'],
  [me({ hand: [{ core: 'strike', threat: 'sporeling' }] }), 'given.me.hand[0].core, given.me.hand[0].threat'],
  [me({ hand: [{ core: 'pounce', threat: 'viren-doe' }] }), 'given.me.hand[0].core, given.me.hand[0].threat'],
  [me({ hand: [{ core: 'strike', top: 'whetstone' }], discard: [{ core: 'strike', top: 'whetstone' }] }), TWO_TOPS],
  [{ moment: 'selection', me: { ...field, play: ['strike'] } }, 'given.me.play[0]'],
  [{ moment, turn: 0 }, 'given.turn'],
  [{ moment, turn: 5, danger: 2 }, 'given.turn'],
  [{ moment, market: ['whetstone', 'whetstone'] }, 'given.market'],
  [{ moment, market: ['whetstone'], upgradeDeck: ['whetstone'] }, 'given.market[0], given.upgradeDeck[0]'],
  [{ moment, coreDecks: [['regional-target']] }, 'given.coreDecks[0][0]'],
  [{ moment, coreDecks: [[], ['pounce']] }, 'given.coreDecks[1][0]'],
  [{ moment, threatDeck: ['dune-raider'] }, 'given.threatDeck[0]'],
  [{ moment, threatDeck: ['sporeling'] }, 'given.threatDeck[0]'],
  [{ moment, reserve: ['comms-hacker'] }, 'given.reserve[0]'],
  [{ moment, bossDeck: ['dragan-ott'] }, 'given.bossDeck[0]'],
  [{ moment, bossDeck: new Array(6).fill('order-acolyte') }, 'given.bossDeck'],
  [{ moment, bossDamage: 12 }, 'given.bossDamage'],
  [{ moment, bossDamage: -1 }, 'given.bossDamage'],
  [{ moment, danger: 5 }, 'given.danger'],
  [{ moment, danger: 16 }, 'given.danger'],
  [{ moment, story: 3 }, 'given.story'],
  [{ moment, options: { boss: 'duomo' } }, 'given.options.boss'],
  [{ moment, options: { boss: 'duomo' }, story: 0 }, 'given.story'],
  [{ moment, options: { boss: 'duomo' }, story: 3, bossDamage: 1 }, 'given.options.boss, given.bossDamage'],
  [{ moment, options: { boss: 'duomo' }, story: 3, levelUps: 1 }, 'given.levelUps'],
  [{ moment, levelUps: 1, me: { level: 2 } }, 'given.levelUps'],
  [{ moment, innerStrength: -1 }, 'given.innerStrength'],
  [{ moment, repeated: [['strike', 0, 4]], me: { hand: ['strike'] } }, 'given.repeated[0]'],
  [{ moment, repeated: [['strike', 0, 0]], me: { hand: ['strike'] } }, 'given.repeated[0]'],
  [{ moment, repeated: [['strike', 1, 1]], me: { hand: ['strike'] } }, 'given.repeated[0]'],
  [{ moment, won: { levels: [1] }, bossDamage: 3 }, 'given.won, given.bossDamage'],
  [{ moment, won: { turns: 2, levels: [1] } }, 'given.won.turns'],
  [{ moment, won: { levels: [2] } }, 'given.won.levels[0]'],
  [{ moment, won: { levels: [1, 1] } }, 'given.won.levels'],
];

describe('a position that no game reaches', () => {
  test.each(IMPOSSIBLE)('%j', (given, fields) => {
    const lines = problemOf(given)?.split('\n') ?? [];
    expect(lines).toContainEqual(expect.stringMatching(/: no game gets here \(.+\)$/));
    expect(lines.map((line) => line.split(': no game')[0])).toContain(fields);
    expect(problemOf(given, { unchecked: true, why: 'on purpose' }) ?? '').not.toContain('no game gets here');
  });
});

describe('words that cannot be meant together, or at all', () => {
  test.each<[object, string]>([
    [{ moment, me: {}, p: [{}, {}] }, 'given.p: `me` is the only player'],
    [{ moment, options: { players: 1 }, p: [{}, {}] }, 'given.p: 2 for 1 players'],
    [{ moment, danger: -1 }, 'given.danger: Too small: expected number to be >=0'],
    [{ moment, story: 77 }, 'given.story: there is no story card 77'],
    [{ moment, repeated: [['nobody', 0, 1]] }, 'given.repeated: there is no card nobody'],
    [{ moment, market: ['nothing'] }, 'given.market: there is no upgrade nothing'],
    [{ moment, coreDecks: [['nothing']] }, 'given.coreDecks: there is no core card nothing'],
    [me({ discard: [{ core: 'nothing' }] }), 'given.discard: there is no core card nothing'],
    [me({ hand: [{ core: 'strike', threat: 'order-acolyte' }] }), 'given.hand: order-acolyte has no core side'],
    [{ moment, threatDeck: ['...', 'comms-hacker'] }, 'given.threatDeck: "..." stands only at the end'],
  ])('%j', (given, problem) => {
    expect(problemOf(given)).toBe(problem);
    expect(problemOf(given, { unchecked: true })).toBe(problem);
  });

  test.each([
    ['boss', 'ping:boss'],
    ['k3', 'play:k3'],
    ['p0', 'sweep:p0'],
    ['deck2', 'ping:deck2>…'],
    ['4', 'draft:4'],
    ['story', 'trigger:story'],
    ['pounce', 'keep:pounce'],
    ['whetstone', 'buy:whetstone'],
    ['vine-spider', 'ping:…>vine-spider'],
  ])('a card called %s', (as, where) => {
    const problem = `given: the name "${as}" is taken: it would be mistaken in ${where}`;
    expect(problemOf(me({ hand: [{ core: 'strike', as }] }))).toBe(problem);
  });

  test('b is an option of a story, and a name where none is told', () => {
    const given = me({ hand: [{ core: 'strike', as: 'b' }] });
    expect(problemOf(given)).toBeUndefined();
    expect(problemOf({ ...given, options: { boss: 'duomo' }, story: 3 })).toBe(
      'given: the name "b" is taken: it would be mistaken in tell:b',
    );
  });

  test('two cards of one name', () => {
    const hand = [
      { core: 'strike', as: 's' },
      { core: 'strike', as: 's' },
    ];
    expect(problemOf(me({ hand }))).toBe('given: the name "s" is given twice');
  });
});

describe('a rule that does not exist', () => {
  test('is no rule of a case', () => {
    expect(problemOf({ moment }, { rule: ['UNS-1.1', 'UNS-nowhere'] })).toBe('rule: unstoppable has no UNS-nowhere');
  });

  test('the rulings are those of RULINGS.md', () => {
    const rulings = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8');
    const ids = [...rulings.matchAll(/^### ([AB]-\d\d)/gm)].map((m) => m[1]);
    expect(caseWords.ruleIds?.filter((id) => !id.startsWith('UNS-'))).toEqual(ids);
  });
});

describe('decks', () => {
  test('"..." is what lies nowhere else', () => {
    const given = Given.parse({
      moment,
      coreDecks: [['pounce', '...'], ['...']],
      market: ['whetstone'],
      upgradeDeck: ['...'],
      threatDeck: ['vine-spider', '...'],
      reserve: ['...'],
      bossDeck: ['order-archivist', '...'],
      me: { hand: ['medical-nanobots'], battlefield: ['comms-hacker', 'order-acolyte'] },
    });
    const s = position(given).state as unknown as UnsState;
    const pack = packOf(s);
    expect(s.coreDecks.map((deck) => deck.length)).toEqual([
      pack.coresByLevel[0].length - 1,
      pack.coresByLevel[1].length,
      0,
      0,
      0,
      0,
    ]);
    expect([s.upgradeDeck, s.threatDeck, s.reserve, s.bossDeck].map((deck) => deck.length)).toEqual([35, 25, 13, 9]);
    expect(pack.threats[s.threatDeck.at(-1) ?? 0].id).toBe('vine-spider');
    expect(caseWords.rules.broken(s)).toEqual([]);
    expect(unreachable(s)).toEqual([]);
  });
});

describe('every position of a played game', () => {
  const tables = [1, 2].flatMap((players) =>
    BOSS_IDS.flatMap((boss) => DIFFICULTIES.map((difficulty) => Options.parse({ players, boss, difficulty }))),
  );
  const look = new Map<string, number>();
  const saw = (what: string, is: boolean): void => void look.set(what, (look.get(what) ?? 0) + (is ? 1 : 0));

  test.each(tables.map((options, i) => [options.players, options.boss, options.difficulty, options, i] as const))(
    '%i, %s, %s',
    (_players, _boss, _difficulty, options, game) => {
      const table = new Table(rules, options, seedOf('cases', game));
      const rng = quickRng(game + 1);
      const luck = keyedRng(`cases ${game}`);
      for (let answers = 0; table.over === '' && answers < 250; answers++) {
        const s = table.copyState();
        expect([...unreachable(s), ...surplus(s)].filter(() => s.phase !== 'setup')).toEqual([]);
        saw('positions', true);
        saw('won', s.won === 1);
        saw(
          'levelled up',
          s.players.some((p) => p.level > 2),
        );
        saw('repeated', s.reps.length > 0);
        saw('story', s.pairUps > 0);
        const seat = table.waitingFor[0];
        const { view, decisions } = table.seen(seat);
        // Mostly with sense, so that games get far; sometimes not, so that they go astray.
        const pick = answers % 10 === 9 ? samplePick(decisions[0].ask, luck) : brain.choose(view, decisions[0], rng);
        table.answer({ decision: decisions[0].id, seat, pick });
      }
    },
  );

  test('there were many, of many kinds', () => {
    expect(look.get('positions')).toBeGreaterThan(2000);
    for (const what of ['levelled up', 'repeated', 'story']) expect(look.get(what), what).toBeGreaterThan(50);
  });

  test('the box holds what a real set-up deals', () => {
    for (const options of tables) {
      const s = new Table(rules, options, seedOf('cases', 0)).copyState();
      const { cores, threats, upgrades } = boxOf(s);
      const all = Object.values(rules.inventory(s)).reduce((sum, n) => sum + n, 0);
      expect(cores.length + threats.length + upgrades.length).toBe(all);
      expect(surplus(s)).toEqual([]);
    }
  });
});
