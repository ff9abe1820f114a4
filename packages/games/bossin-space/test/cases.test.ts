import { readdirSync, readFileSync } from 'node:fs';
import { type Case, runCase } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { caseWords, Given, Then } from '../words/index.ts';

const folder = new URL('../cases/', import.meta.url);

/** A file holds one case or a list of cases. */
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => {
    const raw: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    return { name, cases: (Array.isArray(raw) ? raw : [raw]) as Case[] };
  });
const all = files.flatMap((file) => file.cases);
const titles = all.map((c) => c.title);

function problemOf(raw: unknown): string | undefined {
  const result = runCase(caseWords, raw);
  return result.ok ? undefined : result.problem;
}

describe.each(files)('$name', ({ cases }) => {
  test.each(cases.map((c) => [c.title, c] as const))('%s', (_title, c) => {
    expect(problemOf(c)).toBeUndefined();
  });
});

describe('the collection', () => {
  test('holds every test vector of the rules file and the golden round', () => {
    const vectors = Array.from({ length: 74 }, (_, i) => `(T-${String(i + 1).padStart(2, '0')})`);
    const missing = [...vectors, '(golden round)'].filter((name) => !titles.some((title) => title.endsWith(name)));
    expect(missing).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(270);
  });

  test('names every case once', () => {
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  test('says why, where a position is impossible on purpose, and only there', () => {
    const unchecked = all.filter((c) => c.unchecked);
    expect(unchecked.length).toBeGreaterThan(0);
    expect(unchecked.filter((c) => c.why === undefined).map((c) => c.title)).toEqual([]);
    for (const c of unchecked) expect(problemOf({ ...c, unchecked: undefined })).toMatch('no game gets here');
  });

  test('says in every case where it ends', () => {
    expect(all.filter((c) => c.open === undefined).map((c) => c.title)).toEqual([]);
  });

  test('cites every ruling', () => {
    const rulings = Array.from({ length: 46 }, (_, i) => `A-${String(i + 1).padStart(2, '0')}`);
    expect(rulings.filter((id) => !all.some((c) => c.rule.includes(id)))).toEqual([]);
  });
});

describe('docs/cases.md', () => {
  const text = readFileSync(new URL('../../../../docs/cases.md', import.meta.url), 'utf8');

  test('its examples pass', () => {
    const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map((m) => JSON.parse(m[1]) as Case);
    expect(examples.length).toBe(2);
    expect(examples.map(problemOf)).toEqual([undefined, undefined]);
  });

  test('it explains every word', () => {
    const words = [...Object.keys(Given.shape), ...Object.keys(Then.shape)];
    expect(words.length).toBeGreaterThan(60);
    expect(words.filter((word) => !/^c\d$/.test(word) && !text.includes(`\`${word}\``))).toEqual([]);
  });
});

describe('a case that is wrong fails', () => {
  const title = 'A shot';
  const shot = {
    game: 'bossin-space',
    rule: ['BOS-6.6'],
    title,
    given: { moment: 'execution', c2: [{ type: 'E11', as: 'a' }, 'E01'], commands: ['shot', 'tractor', 'heal'] },
    when: ['resolve'],
    then: { c2: ['a'], xp: 1 },
    open: ['slot'],
  };
  const ASSERTS_NOTHING = 'the case asserts nothing: it needs then, seen, open, or a step that looks';
  const wrong: [string, object, string][] = [
    ['another value', { then: { xp: 2 } }, 'then.xp is 1, expected 2'],
    ['a list that is too short', { then: { c2: [] } }, 'then.c2 is ["a"], expected []'],
    ['another order', { then: { c2: ['E01', 'a'] } }, 'then.c2 is ["a"], expected ["E01","a"]'],
    ['a misspelt word in then', { then: { xpp: 1 } }, 'then: Unrecognized key: "xpp"'],
    ['a misspelt word in given', { given: { ...shot.given, shipp: 2 } }, 'given: Unrecognized key: "shipp"'],
    ['a misspelt word in the case', { thenn: {} }, 'case: Unrecognized key: "thenn"'],
    ['an enemy that does not exist', { given: { ...shot.given, c3: ['E99'] } }, 'given.c3: there is no enemy E99'],
    [
      'a command card that does not exist',
      { given: { ...shot.given, commands: ['shoot'] } },
      'given.commands: there is no further command card shoot',
    ],
    [
      'more copies than there are',
      { given: { ...shot.given, hands: [['emp', 'emp', 'emp']] } },
      'given.hands: there is no further command card emp',
    ],
    [
      'an option that is not offered',
      { when: ['pass'] },
      'step 1 ("pass"): refused (BOS-5.2 mustResolve); offered: resolve, flip',
    ],
    [
      'an option list that is not exact',
      { when: [{ do: 'resolve', offered: ['resolve'] }] },
      'step 1 ({"do":"resolve","offered":["resolve"]}): offered: flip, resolve; expected: resolve',
    ],
    [
      'a refusal that does not happen',
      { when: [{ do: 'flip', refused: true }] },
      'step 1 ({"do":"flip","refused":true}): was accepted, but should be refused',
    ],
    [
      'a refusal by another rule',
      { when: [{ do: 'pass', refused: 'BOS-1.1' }] },
      'step 1 ({"do":"pass","refused":"BOS-1.1"}): refused by BOS-5.2, not by BOS-1.1',
    ],
    [
      'a seat that is not asked',
      { given: { ...shot.given, crew: ['pilot', 'hacker'] }, when: [{ by: 1, do: 'resolve' }] },
      'step 1 ({"by":1,"do":"resolve"}): seat 1 is not asked',
    ],
    [
      'a seat that does not exist',
      { when: [{ by: 3, do: 'resolve' }] },
      'step 1 ({"by":3,"do":"resolve"}): there is no seat 3',
    ],
    ['eyes that do not exist', { seen: { 1: {} } }, 'there is no seat 1'],
    [
      'a wrong value between two steps',
      { when: [{ do: 'resolve', then: { xp: 0 } }] },
      'step 1 ({"do":"resolve","then":{"xp":0}}): then.xp is 1, expected 0',
    ],
    [
      'a misspelt word between two steps',
      { when: [{ do: 'resolve', then: { xpp: 0 } }] },
      'then: Unrecognized key: "xpp"',
    ],
    [
      'a wrong place between two steps',
      { when: [{ do: 'resolve', open: ['pick'] }] },
      'step 1 ({"do":"resolve","open":["pick"]}): open: slot; expected: pick',
    ],
    [
      'luck that nobody asks for',
      { chance: { summon: [0] } },
      'chance.summon: nothing is drawn under this label; drawn: nothing',
    ],
    [
      'one id where a list is asked for',
      {
        given: { moment: 'selection', hands: [['shot', 'shot', 'heal', 'heal', 'heal']] },
        when: [{ do: 'commit:shot', refused: true }],
      },
      'step 1 ({"do":"commit:shot","refused":true}): expected a list of 4, got one id; offered: commit:heal, commit:shot',
    ],
    [
      'a list where one id is asked for',
      { when: [['resolve']] },
      'step 1 (["resolve"]): expected one id, got a list; offered: resolve, flip',
    ],
    [
      'one id where an order is asked for',
      { given: { moment: 'arrangement', pool: ['shot', 'heal'] }, when: ['slot:shot'] },
      'step 1 ("slot:shot"): expected a list of all, in order, got one id; offered: slot:heal, slot:shot, slot:none',
    ],
    ['nothing to assert', { then: {}, open: undefined }, ASSERTS_NOTHING],
    ['nothing to assert, and no then', { then: undefined, open: undefined, seen: { table: {} } }, ASSERTS_NOTHING],
    [
      'an answer that is not looked at',
      { then: undefined, open: undefined, when: [{ do: 'resolve' }] },
      ASSERTS_NOTHING,
    ],
    ['an end that is not reached', { open: 'end' }, 'open: the game is not over; asking: slot'],
    ['another place', { open: ['pick'] }, 'open: slot; expected: pick'],
    ['a view that is different', { seen: { table: { ship: 3 } } }, 'seen.table.ship is 2, expected 3'],
    ['no rule', { rule: [] }, 'rule: Too small: expected array to have >=1 items'],
    [
      'a board before the set-up',
      { given: { moment: 'setup', ship: 3 } },
      'given.ship: there is nothing to place before the set-up',
    ],
  ];

  test('while the right one passes', () => {
    expect(problemOf(shot)).toBeUndefined();
  });

  test.each(wrong)('%s', (_what, change, problem) => {
    const result = runCase(caseWords, { ...shot, ...change });
    expect(result).toEqual({ title, ok: false, problem });
    expect(problem).not.toContain('\n');
  });

  test('everything that is different is told, one line each', () => {
    const seen = { table: { ship: 3, levels: { laser: 1 } } };
    expect(problemOf({ ...shot, then: { c2: ['b'], xp: 2, levels: { laser: 2 } }, seen, open: ['pick'] })).toBe(
      [
        'then.c2[0] is "a", expected "b"',
        'then.xp is 1, expected 2',
        'then.levels.laser is 0, expected 2',
        'seen.table.ship is 2, expected 3',
        'seen.table.levels.laser is 0, expected 1',
        'open: slot; expected: pick',
      ].join('\n'),
    );
    const step = { do: 'resolve', then: { xp: 5, heat: 5 }, open: ['pick'] };
    const lines = problemOf({ ...shot, when: [step] })?.split('\n') ?? [];
    expect(lines.map((line) => line.slice(`step 1 (${JSON.stringify(step)}): `.length))).toEqual([
      'then.xp is 1, expected 5',
      'then.heat is 0, expected 5',
      'open: slot; expected: pick',
    ]);
  });

  test('but not more than can be read', () => {
    const words = 'round captain ship life intact heat xp closedRows enemyDeckSize dangerDeckSize commandDeckSize';
    const then = Object.fromEntries(words.split(' ').map((word) => [word, 77]));
    const lines = problemOf({ ...shot, then })?.split('\n') ?? [];
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toBe('and 2 more');
  });

  test('a misspelt label is named where a step fails because of it', () => {
    const summon = {
      ...shot,
      given: { moment: 'execution', bossRevealed: true, c1: ['E14'], enemyDiscard: ['E01', 'E02'], dangers: ['D01'] },
      chance: { sumon: [1] },
      when: [{ do: 'go', refused: true }],
      then: { over: '' },
    };
    const given = { ...summon.given, commands: ['heal', 'heal'] };
    const lines = problemOf({ ...summon, given, when: ['resolve', 'pass'] })?.split('\n') ?? [];
    expect(lines[0]).toMatch(/^step 2 \("pass"\): refused/);
    expect(lines.slice(1)).toEqual(['chance.sumon: nothing is drawn under this label; drawn: summon']);
  });

  test('a probe needs no then', () => {
    const probe = { ...shot, then: undefined, open: undefined };
    for (const more of [
      { when: [{ offered: ['resolve', 'flip'] }] },
      { when: [{ do: 'pass', refused: 'BOS-5.2' }] },
      { when: [{ do: 'resolve', then: { xp: 1 } }] },
      { when: [{ do: 'resolve', open: ['slot'] }] },
      { open: ['slot'] },
      { seen: { table: { ship: 2 } } },
    ]) {
      expect(problemOf({ ...probe, ...more })).toBeUndefined();
    }
  });

  test('luck of the wrong kind', () => {
    const summon = {
      ...shot,
      given: {
        moment: 'execution',
        bossRevealed: true,
        c1: ['E14'],
        enemyDiscard: ['E01'],
        commands: ['heal', 'heal'],
        dangers: ['D01'],
      },
      then: { c1: ['E14', 'E01'] },
    };
    expect(problemOf({ ...summon, chance: { summon: [0] } })).toBeUndefined();
    expect(problemOf({ ...summon, chance: { summon: [1] } })).toContain('chance.summon: no such face');
    expect(problemOf({ ...summon, chance: { summon: [['E01']] } })).toContain('chance.summon: no such face');
    expect(problemOf({ ...summon, chance: { summon: [0, 0] } })).toBe('chance: summon was not used up');
    expect(problemOf({ ...summon, chance: { sumon: [0] } })).toBe(
      'chance.sumon: nothing is drawn under this label; drawn: summon',
    );
  });

  test('any number of `then` changed, in any case', () => {
    let changed = 0;
    for (const c of all) {
      for (const [word, value] of Object.entries(c.then ?? {})) {
        if (typeof value !== 'number') continue;
        changed++;
        expect(problemOf({ ...c, then: { ...c.then, [word]: value + 1 } }), `${c.title}: ${word}`).toMatch(
          `then.${word} is`,
        );
      }
    }
    expect(changed).toBeGreaterThan(900);
  });
});
