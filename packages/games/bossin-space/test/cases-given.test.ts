import { readFileSync } from 'node:fs';
import { runCase } from '@starhold/kernel';
import { describe, expect, test } from 'vitest';
import { DIFFICULTIES, packOf, packs } from '../content/index.ts';

const { bosses: BOSSES } = packs.at(packs.base);

import { Options } from '../options.ts';
import type { BosState } from '../state.ts';
import { caseWords, Given, position } from '../words/index.ts';
import { surplus, unreachable } from '../words/possible.ts';
import { newTable, playOut, toughTable } from './support/play.ts';

function problemOf(given: object, more: object = {}): string | undefined {
  const c = { game: 'bossin-space', rule: ['BOS-5.1'], title: 'x', given, when: [], then: { over: '' }, ...more };
  const result = runCase(caseWords, c);
  return result.ok ? undefined : result.problem;
}

const execution = { moment: 'execution', commands: ['heal', 'heal'] };
const team = { ...execution, crew: ['pilot', 'gunner'] };
const late = { ...execution, c1: ['E20'], bossRevealed: true };
const three = [{ type: 'E11', as: 'x' }, 'E11', 'E12'];

/** What is given, and the words that are to blame. */
const IMPOSSIBLE: [object, string][] = [
  [{ ...execution, round: 0 }, 'given.round'],
  [{ moment: 'start', round: 0 }, 'given.round'],
  [{ ...team, captain: 7 }, 'given.captain'],
  [{ ...team, captain: -1 }, 'given.captain'],
  [{ ...execution, captain: 1 }, 'given.captain'],
  [{ ...team, crew: ['pilot', 'pilot'] }, 'given.crew'],
  [{ ...execution, crew: ['pilot'] }, 'given.crew'],
  [{ ...execution, crewUsed: true }, 'given.crewUsed'],
  [{ moment: 'selection', crew: ['pilot', 'gunner'], crewUsed: true }, 'given.crewUsed'],
  [{ ...execution, heat: -1 }, 'given.heat'],
  [{ ...execution, heat: 5 }, 'given.heat'],
  [{ ...execution, life: 4 }, 'given.life'],
  [{ ...execution, intact: 0 }, 'given.intact'],
  [{ ...execution, intact: 4 }, 'given.intact'],
  [{ ...execution, xp: -1 }, 'given.xp'],
  [{ ...execution, xp: 2 }, 'given.xp'],
  [{ ...execution, cubes: [2, 3] }, 'given.cubes'],
  [{ ...execution, levels: { rockets: 1 }, cubes: [2, 4, 5, 6, 7, 8, 9] }, 'given.cubes'],
  [{ ...execution, levels: { rockets: 4 } }, 'given.levels.rockets'],
  [{ ...execution, levels: { laser: -1 } }, 'given.levels.laser'],
  [{ ...execution, levels: { rockets: 1, laser: 1, life: 1 } }, 'given.levels.life'],
  [{ ...execution, c1: ['E01', 'E02', 'E03', 'E04'] }, 'given.c1'],
  [{ ...late, c1: three, closedRows: 1 }, 'given.c1, given.closedRows'],
  [{ ...execution, c2: ['E01', { type: 'E11', damage: 2 }] }, 'given.c2[1].damage'],
  [{ ...execution, types: { x: { hp: 1, attack: 1 } }, c2: [{ type: 'x', damage: 1 }] }, 'given.c2[0].damage'],
  [{ ...execution, c1: ['E01', 'E01'], c2: ['E01'] }, 'given.c1, given.c2[0]'],
  [{ ...execution, enemyDeck: ['E09', 'E09'] }, 'given.enemyDeck'],
  [
    { ...execution, c1: ['E01', 'E01', 'E02'], c2: ['E03', 'E04', 'E04'], c3: ['E05', 'E06', 'E06'] },
    'given.c1, given.c2, given.c3',
  ],
  [{ ...execution, enemyDeck: ['E11', 'E01'] }, 'given.enemyDeck'],
  [{ ...execution, enemyDeck: [] }, 'given.enemyDeck'],
  [{ ...late, enemyDeck: ['E01'] }, 'given.bossRevealed, given.enemyDeck[0]'],
  [{ ...late, boss: { column: 2, hp: 99 } }, 'given.boss.hp'],
  [{ ...late, boss: { column: 2, hp: 0 } }, 'given.boss.hp'],
  [{ ...late, boss: { column: 5 } }, 'given.boss'],
  [{ ...late, boss: { column: 2, side: 2 } }, 'given.boss.side'],
  [{ ...late, dangers: ['D05', 'D05'] }, 'given.dangers'],
  [{ ...execution, dangers: ['D05'], dangerDiscard: ['D05'] }, 'given.dangers[0], given.dangerDiscard[0]'],
  [{ ...execution, dangerDeck: ['D17'] }, 'given.dangerDeck[0]'],
  [{ ...execution, retired: true }, 'given.retired'],
  [{ ...execution, bossRevealed: true, retired: false }, 'given.bossRevealed, given.retired'],
  [{ moment: 'selection', bossRevealed: true, dangers: ['D01'] }, 'given.bossRevealed, given.dangers[0]'],
  [{ moment: 'start', dangers: ['D01'] }, 'given.dangers[0]'],
  [{ moment: 'selection', commands: ['shot'] }, 'given.commands[0]'],
  [{ moment: 'selection', pool: ['shot'] }, 'given.pool[0]'],
  [{ moment: 'arrangement', pool: ['shot', 'shot', 'shot', 'shot', 'shot'] }, 'given.pool'],
  [{ moment: 'selection', hands: [['shot', 'shot', 'shot', 'shot', 'shot', 'heal', 'heal']] }, 'given.hands[0]'],
  [{ ...execution, commandDeck: ['rocket', 'rocket', 'rocket', 'rocket', 'rocket'] }, 'given.commandDeck'],
  [{ ...execution, commands: ['teleport'] }, 'given.commands[0]'],
  [{ ...execution, upgradedStack: ['teleport'] }, 'given.upgradedStack'],
];

describe('a position that no game reaches', () => {
  test.each(IMPOSSIBLE)('%j', (given, fields) => {
    const lines = problemOf(given)?.split('\n') ?? [];
    expect(lines).toContainEqual(expect.stringMatching(/: no game gets here \(.+\)$/));
    expect(lines.map((line) => line.split(': no game')[0])).toContain(fields);
    expect(problemOf(given, { unchecked: true, why: 'on purpose' }) ?? '').not.toContain('no game gets here');
  });

  test('is told with everything that is wrong with it', () => {
    expect(problemOf({ ...team, captain: 7, heat: -1 })).toBe(
      'given.heat: no game gets here (2: heat out of bounds)\n' +
        'given.captain: no game gets here (the captain is none of the players)',
    );
  });
});

describe('words that cannot be meant together, or at all', () => {
  test.each<[object, string]>([
    [{ ...execution, crew: ['pilot', 'gunner'], options: { players: 3 } }, 'given.crew: 2 for 3 players'],
    [{ ...team, hands: [[], [], []] }, 'given.hands: 3 for 2 players'],
    [{ moment: 'upkeep', slot: 2 }, 'given.slot: only in Execution'],
    [{ moment: 'selection', step: 'boss' }, 'given.step: only in Execution'],
    [{ ...late, boss: { column: 2 }, bossRevealed: false }, 'given.bossRevealed: with a boss or a closed row it is'],
    [{ ...late, closedRows: 1, bossRevealed: false }, 'given.bossRevealed: with a boss or a closed row it is'],
    [{ ...execution, dangerDeck: ['D99'] }, 'given.dangerDeck: there is no danger card D99'],
    [{ ...execution, enemyDiscard: ['E99'] }, 'given.enemyDiscard: there is no enemy E99'],
    [{ ...execution, commandDeck: ['...', 'shot'] }, 'given.commandDeck: "..." stands only at the end'],
  ])('%j', (given, problem) => {
    expect(problemOf(given)).toBe(problem);
    expect(problemOf(given, { unchecked: true })).toBe(problem);
  });

  test.each([
    ['boss', 'pull:boss>c1'],
    ['c2', 'fire:c2'],
    ['u3', 'swap:u3'],
    ['shot', 'commit:shot'],
    ['laser', 'commit:laser'],
    ['pilot', 'use:pilot'],
    ['left', 'steer:left'],
    ['none', 'slot:none'],
    ['cool', 'ping:cool'],
    ['E20', 'columns that hold a E20'],
  ])('an enemy called %s', (as, where) => {
    const problem = `given: the name "${as}" is taken: it would be mistaken in ${where}`;
    expect(problemOf({ ...execution, c1: [{ type: 'E01', as }] })).toBe(problem);
  });

  test('two enemies of one name, and names that ids cannot hold', () => {
    const named = (...names: string[]) => ({ ...execution, c1: names.map((as) => ({ type: 'E01', as })) });
    expect(problemOf(named('a', 'a'))).toBe('given: the name "a" is given twice');
    expect(problemOf(named('a>b'))).toBe('given: the name "a>b" may not be empty or hold a space, ":", ">" or "."');
    expect(problemOf(named('a', 'b'))).toBeUndefined();
  });
});

describe('a rule that does not exist', () => {
  test('is no rule of a case; rulings are', () => {
    expect(problemOf(execution, { rule: ['BOS-5.1', 'BOS-nowhere', 'A-47'] })).toBe(
      'rule: bossin-space has no BOS-nowhere\nrule: bossin-space has no A-47',
    );
    expect(problemOf(execution, { rule: ['BOS-5.1', 'A-46'] })).toBeUndefined();
  });

  test('the rulings are those of RULINGS.md', () => {
    const rulings = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8');
    const ids = [...rulings.matchAll(/^### ([AB]-\d\d)/gm)].map((m) => m[1]);
    expect(caseWords.ruleIds?.filter((id) => !id.startsWith('BOS-'))).toEqual(ids);
  });
});

describe('decks', () => {
  const build = (words: object): BosState => position(Given.parse(words)).state as unknown as BosState;
  const kinds = (s: BosState, cards: readonly number[]): string[] =>
    cards.map((card) => packOf(s).commands[packOf(s).cardKind[card]].id).reverse();

  test('a named deck is exact, and a further copy of a kind comes from the stack it is named in', () => {
    const s = build({ ...execution, commandDeck: ['rocket', 'heal'], upgradedStack: ['rocket', 'laser', '...'] });
    expect(kinds(s, s.commandDeck)).toEqual(['rocket', 'heal']);
    const stack = kinds(s, s.upgradedStack);
    expect(stack.slice(0, 2)).toEqual(['rocket', 'laser']);
    expect(stack.slice().sort()).toEqual(
      'beltBomb doubleShot doubleShot freeMove freeMove laser rocket teleport teleport'.split(' '),
    );
    expect(problemOf({ ...execution, upgradedStack: ['rocket', 'rocket', '...'] })).toBe(
      'given.upgradedStack: there is no further command card rocket',
    );
    expect(problemOf({ ...execution, upgradedStack: ['shot', '...'] })).toBe(
      'given.upgradedStack: there is no further command card shot',
    );
  });

  test('"..." is what lies nowhere else', () => {
    const s = build({
      ...execution,
      c1: ['E01'],
      enemyDiscard: ['E02'],
      enemyDeck: ['E01', '...'],
      dangers: ['D01'],
      dangerDeck: ['D03', '...'],
      commandDeck: ['shot', '...'],
    });
    expect(s.enemyDeck).toHaveLength(18);
    expect(s.dangerDeck).toHaveLength(15);
    expect(s.commandDeck).toHaveLength(30);
    expect(caseWords.rules.broken(s)).toEqual([]);
    expect([...unreachable(s), ...surplus(s)]).toEqual([]);
    expect(packOf(s).enemies[s.enemyDeck.at(-1) ?? 0].id).toBe('E01');
    expect(packOf(s).dangers[s.dangerDeck.at(-1) ?? 0].id).toBe('D03');
  });

  test('what is not named goes without saying', () => {
    const s = build({ ...execution, slot: 3, levels: { rockets: 2, deck: 1 }, bossRevealed: true });
    expect(s.cubes).toEqual([5, 6, 7, 8, 9]);
    expect(s.slots).toEqual(['resolved', 'resolved', 'open', 'open']);
    expect(s.retired).toBe(1);
    expect(build({ ...execution, options: { dangerRetirement: 'resuming' }, bossRevealed: true }).retired).toBe(0);
  });
});

describe('every position of a played game', () => {
  const positions: BosState[] = [];
  for (let game = 0; game < 60; game++) {
    const options = Options.parse({
      players: 1 + (game % 5),
      difficulty: DIFFICULTIES[game % 3],
      boss: BOSSES[(game >> 1) % BOSSES.length].id,
      upgradedCards: game % 4 === 0 ? 'choice' : 'random',
      fivePlayers: game % 2 === 0 ? 'captainRemovesOne' : 'captainPlaysNone',
      dangerRetirement: game % 7 === 0 ? 'resuming' : 'permanent',
    });
    playOut(game % 2 === 0 ? newTable(options, game) : toughTable(options, game), game, (s) => positions.push(s));
  }

  test('is possible', () => {
    expect(positions.length).toBeGreaterThan(3000);
    for (const [what, least] of [
      [(s: BosState) => s.boss.entered === 1, 300],
      [(s: BosState) => s.retired === 1, 20],
      [(s: BosState) => s.levels.deck > 0, 100],
      [(s: BosState) => s.crewUsed === 1, 100],
    ] as const) {
      expect(positions.filter(what).length).toBeGreaterThan(least);
    }
    for (const s of positions) expect([...unreachable(s), ...surplus(s)]).toEqual([]);
  });
});
