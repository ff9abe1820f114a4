import { readdirSync, readFileSync } from 'node:fs';
import { type Case, runCase } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { caseWords, Given, Then } from '../words/index.ts';

const folder = new URL('../cases/', import.meta.url);
const files = readdirSync(folder).map((name) => ({
  name,
  cases: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Case[],
}));
const all = files.flatMap((file) => file.cases);
const titles = all.map((c) => c.title);
const numbered = (prefix: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${prefix}${String(i + 1).padStart(2, '0')}`);

function problemOf(raw: unknown): string | undefined {
  const result = runCase(caseWords, raw);
  return result.ok ? undefined : result.problem;
}

describe.each(files)('$name', ({ cases }) => {
  test.each(cases.map((c) => [c.title, c] as const))('%s', (_title, c) => {
    expect(problemOf(c)).toBeUndefined();
  });
});

/** Walks of a whole track are shown by tests of the track. */
const SHOWN_BY_TESTS = ['TV-R16', 'TV-R17', 'TV-R18'];

describe('the collection', () => {
  test('holds every test vector of the rules file', () => {
    const vectors = [...numbered('TV-R', 36), ...numbered('TV-D', 34)].filter((id) => !SHOWN_BY_TESTS.includes(id));
    expect(vectors.filter((id) => !titles.some((title) => title.endsWith(`(${id})`)))).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(165);
  });

  test('says why, where a position is impossible on purpose, and only there', () => {
    const unchecked = all.filter((c) => c.unchecked);
    expect(unchecked.length).toBeGreaterThan(0);
    expect(unchecked.filter((c) => c.why === undefined).map((c) => c.title)).toEqual([]);
    for (const c of unchecked) expect(problemOf({ ...c, unchecked: undefined })).toMatch('no game gets here');
  });

  test('names every case once, and says where it ends', () => {
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
    expect(all.filter((c) => c.open === undefined).map((c) => c.title)).toEqual([]);
  });
});

describe('docs/cases.md', () => {
  test('it explains every word', () => {
    const text = readFileSync(new URL('../../../../docs/cases.md', import.meta.url), 'utf8');
    const words = [...Object.keys(Given.shape), ...Object.keys(Then.shape)];
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter((word) => !text.includes(`\`${word}\``))).toEqual([]);
  });
});

describe('a case that is wrong fails', () => {
  test('any number of `then` changed, in any case', () => {
    let changed = 0;
    const change = (part: Record<string, unknown>, rebuild: (part: Record<string, unknown>) => Case): void => {
      for (const [word, value] of Object.entries(part)) {
        if (typeof value !== 'number') continue;
        changed++;
        expect(problemOf(rebuild({ ...part, [word]: value + 1 })), word).toMatch('then.');
      }
    };
    for (const c of all) {
      change(c.then ?? {}, (then) => ({ ...c, then }));
      if (c.then?.me) change(c.then.me as Record<string, unknown>, (me) => ({ ...c, then: { ...c.then, me } }));
    }
    expect(changed).toBeGreaterThan(150);
  });

  test.each([
    ['a misspelt word in then', { then: { levle: 1 } }, 'then: Unrecognized key: "levle"'],
    ['a misspelt word in given', { given: { moment: 'action', mee: {} } }, 'given: Unrecognized key: "mee"'],
    [
      'a card that does not exist',
      { given: { moment: 'action', me: { hand: ['x'] } } },
      'given.hand: there is no threat x',
    ],
    ['another place', { open: ['hit'] }, 'open: action; expected: hit'],
  ])('%s', (_what, change, problem) => {
    const given = { moment: 'action', me: { hand: ['strike'], battlefield: ['viren-doe'] } };
    const c = { game: 'unstoppable', rule: ['UNS-7.3'], title: 'x', given, when: [], then: {}, open: ['action'] };
    expect(problemOf(c)).toBeUndefined();
    expect(problemOf({ ...c, ...change })).toBe(problem);
  });
});

describe('luck and names', () => {
  const levelUp = {
    game: 'unstoppable',
    rule: ['UNS-15.6', 'UNS-15.7'],
    title: 'x',
    given: {
      moment: 'action',
      bossDeck: ['order-acolyte', 'order-archivist'],
      me: {
        level: 3,
        hand: ['strike'],
        deck: [],
        battlefield: [{ threat: 'cerean-thief', as: 't' }],
        discard: [{ core: 'strike', as: 's' }],
      },
    },
    when: ['play:strike', 'hit:t', 'skip'],
    open: ['action'],
  };

  test.each(['order-acolyte', 'order-archivist', 's'])('a level up lays %s on top of the new deck', (top) => {
    expect(problemOf({ ...levelUp, chance: { deck0: [[top]] }, then: { me: { onDeck: top } } })).toBeUndefined();
  });

  test('what comes from the boss deck goes by its id, and nothing else does', () => {
    expect(problemOf({ ...levelUp, chance: { deck0: [['sevrin-kroll']] } })).toContain(
      'chance.deck0: no sevrin-kroll among the shuffled',
    );
  });

  test('decks of the set-up can be laid by core id', () => {
    const setup = { ...levelUp, given: { moment: 'setup' }, when: [], open: ['select'] };
    const chance = { deck0: [['strike', 'handful-of-credits', 'strike']] };
    const then = { me: { hand: ['strike', 'handful-of-credits', 'strike'] } };
    expect(problemOf({ ...setup, chance, then })).toBeUndefined();
  });

  test('a card that bears the id of its core side does not stand in the way of that core card', () => {
    const given = {
      moment: 'selection',
      cores: { pact: { level: 1 }, oath: { level: 1 } },
      coreDecks: [['pact', 'oath']],
      threatDeck: ['vine-spider'],
      me: { hand: ['pact'], battlefield: ['cerean-thief'] },
    };
    const when = [{ do: 'keep:pact', offered: ['keep:pact', 'keep:oath'] }];
    expect(problemOf({ ...levelUp, given, when, then: { me: { handSize: 2 } } })).toBeUndefined();
    const ping = { by: 0, signal: 'ping:pact>pact' };
    const two = { ...given, me: undefined, p: [given.me, { battlefield: ['cerean-thief'] }] };
    expect(problemOf({ ...levelUp, given: two, when: [ping], then: { turn: 1 }, open: undefined })).toBeUndefined();
  });

  test('amounts are asked for as amounts', () => {
    const given = {
      moment: 'action',
      options: { boss: 'duomo' },
      story: 1,
      levelUps: 1,
      p: [
        { ...levelUp.given.me, level: 2, credits: 4 },
        { credits: 4, battlefield: ['viren-doe'] },
      ],
    };
    const when = ['play:strike', 'hit:t', 'skip', { by: 1, do: 'tell:b' }, 'seat:0'];
    expect(problemOf({ ...levelUp, given, when })).toBe(
      'step 5 ("seat:0"): expected amounts by id, got one id; offered: seat:0, seat:1',
    );
    expect(
      problemOf({ ...levelUp, given, when: when.with(4, { do: { 'seat:0': 4 } } as never), open: ['remove'] }),
    ).toBe(undefined);
  });
});
