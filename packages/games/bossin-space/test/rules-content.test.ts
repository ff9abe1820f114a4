import { describe, expect, test } from 'vitest';
import { CREW, type Op } from '../content/index.ts';
import { countsOf } from '../content/promises.ts';
import { BASE } from './support/play.ts';

/** The tables of the rules file, section 6, written down a second time and compared with the base pack. */

const { commands: COMMANDS, dangers: DANGERS, enemies: ENEMIES, bosses: BOSSES } = BASE;

/** An effect in the words of the tables. */
function words(op: Op): string {
  switch (op.op) {
    case 'moveSelf':
      return `move ${op.dir}`;
    case 'attack':
      return op.reach === 0 ? 'attack (same column)' : 'attack (same or adjacent)';
    case 'heat':
      return `heat +${op.n}`;
    case 'xp':
      return `${op.n > 0 ? '+' : '−'}${Math.abs(op.n)} XP`;
    case 'healShip':
      return op.n === 1 ? 'heal ship' : '?';
    case 'damageShip':
      return op.n === 1 ? 'damage ship' : '?';
    case 'healBoss':
      return op.n === 1 ? 'heal boss' : '?';
    case 'discardSelf':
      return 'discard';
    case 'summon':
      return 'summon';
    case 'flipBoss':
      return 'flip';
    case 'skipCommand':
      return 'EMP';
    default:
      return '?';
  }
}

const effects = (ops: readonly Op[]): string => (ops.length === 0 ? '–' : ops.map(words).join(' ▸ '));
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const ENEMY_TABLE = `
  1 | E01 | Drifter | 1 | 1 | – | – | 2
  1 | E02 | Port Mite | 1 | 1 | – | move left | 1
  1 | E03 | Starboard Mite | 1 | 1 | – | move right | 1
  1 | E04 | Skitterling | 1 | 1 | – | move away | 2
  1 | E05 | Trailhound | 1 | 1 | – | move toward | 1
  1 | E06 | Popgun | 1 | 1 | – | attack (same column) | 2
  1 | E07 | Kindler | 1 | 1 | – | heat +1 | 1
  1 | E08 | Log Thief | 1 | 1 | – | −1 XP | 1
  1 | E09 | Stray Medpod | 1 | 1 | – | heal ship ▸ discard | 1
  1 | E10 | Shell Bug | 1 | 1 | yes | – | 1
  2 | E11 | Bruiser | 2 | 2 | – | – | 2
  2 | E12 | Acid Spitter | 2 | 1 | – | damage ship | 1
  2 | E13 | Flanker | 2 | 1 | – | move toward ▸ attack (same column) | 1
  2 | E14 | Hatchery | 2 | 1 | – | summon | 2
  2 | E15 | Furnace Ray | 2 | 1 | – | heat +1 | 1
  2 | E16 | Broadside | 2 | 1 | – | attack (same or adjacent) | 1
  2 | E17 | Aegis Drone R | 1 | 2 | yes | move right | 1
  2 | E18 | Aegis Drone L | 1 | 2 | yes | move left | 1
  2 | E19 | Data Leech | 2 | 1 | – | −2 XP ▸ move away | 1
  3 | E20 | Iron Leviathan | 3 | 2 | – | – | 2
  3 | E21 | Siege Maw | 3 | 2 | – | attack (same or adjacent) | 1
  3 | E22 | Bastion | 2 | 2 | yes | – | 2
  3 | E23 | Brood Queen | 3 | 1 | – | summon ▸ move away | 1
  3 | E24 | Meltdown Core | 2 | 2 | – | heat +1 ▸ damage ship | 1
  3 | E25 | Ram Ship | 2 | 3 | – | move toward ▸ attack (same column) | 1
  3 | E26 | Turncoat Freighter | 3 | 1 | – | +2 XP ▸ discard | 1
  3 | E27 | Warden Sphere | 2 | 2 | yes | damage ship | 1`;

const BOSS_TABLE = `
  1 | Brood Barge | 8 | Atk 1 | Atk 2 | right
  2 | Prism Warden | 8 | Atk 1, shield | Atk 2 | left
  3 | Null Cantor | 9 | Atk 1 | Atk 2 | right
  4 | Ember Sovereign | 10 | Atk 1 | Atk 2 | right
  5 | Mender Colossus | 8 | Atk 1 | Atk 1, shield | left`;

const BOSS_CARDS = `
  1 | move toward | attack (same column) | move right | attack (same column)
  2 | move toward | flip | attack (same column) | flip
  3 | EMP | move toward | attack (same column) | flip
  4 | heat +1 | move toward ▸ attack (same column) | flip | move away
  5 | move away | heal boss | attack (same or adjacent) | summon`;

const COMMAND_TABLE = `
  moveLeft | 3 | 0 | –
  moveRight | 3 | 0 | –
  doubleLeft | 2 | 0 | –
  doubleRight | 2 | 0 | –
  heal | 3 | 0 | –
  shot | 8 | 0 | –
  rocket | 4 | 1 | +1
  laser | 3 | 1 | +1
  tractor | 2 | 0 | –
  emp | 2 | 0 | +1
  teleport | 0 | 2 | –
  doubleShot | 0 | 2 | –
  freeMove | 0 | 2 | –
  beltBomb | 0 | 1 | +1`;

const DANGER_TABLE = `
  D01 | activation | – | core
  D02 | activation | – | core
  D03 | attack | 1,2 | core
  D04 | attack | 3,4 | core
  D05 | attack | 2,3 | core
  D06 | attack | 1,4 | core
  D07 | attack | 1,3 | core
  D08 | attack | 2,4 | core
  D09 | move | 1→2 | core
  D10 | move | 2→1 | core
  D11 | move | 3→4 | core
  D12 | move | 4→3 | core
  D13 | newEnemies | – | core
  D14 | newEnemies | – | core
  D15 | silence | – | silence
  D16 | silence | – | silence
  D17 | help | column 1: +1 XP | help
  D18 | help | column 4: +1 XP | help
  D19 | help | column 2: heal ship | help
  D20 | help | column 3: heal ship | help
  D21 | attack | 1,2,3 | hard
  D22 | attack | 2,3,4 | hard`;

function parameters(ops: readonly Op[]): string {
  const [op] = ops;
  if (op === undefined || op.op === 'newEnemies' || op.op === 'each') return '–';
  if (op.op === 'attackColumns') return op.cols.join(',');
  if (op.op === 'shift') return `${op.from}→${op.to}`;
  if (op.op === 'when') return `column ${op.if.shipIn}: ${op.then.map(words).join(' ▸ ')}`;
  return '?';
}

describe('the cards of the rules file', () => {
  test('27 enemies with name, health, attack, shield, effects and copies (BOS-2.5, BOS-12.13)', () => {
    const table = ENEMIES.map((e) =>
      [e.tier, e.id, e.name.en, e.hp, e.attack, e.shield ? 'yes' : '–', effects(e.ops), e.copies].join(' | '),
    );
    expect(table).toEqual(lines(ENEMY_TABLE));
    expect(ENEMIES.filter((e) => e.xp !== e.tier)).toEqual([]);
  });

  test('five bosses with health, both sides and preferred direction (BOS-2.4, BOS-15.3)', () => {
    const side = (s: { attack: number; shield: boolean }): string => `Atk ${s.attack}${s.shield ? ', shield' : ''}`;
    const table = BOSSES.map((b) =>
      [b.number, b.name.en, b.hp, side(b.sides[0]), side(b.sides[1]), b.preferred].join(' | '),
    );
    expect(table).toEqual(lines(BOSS_TABLE));
  });

  test('four danger cards for each boss, one for each slot (BOS-16.1)', () => {
    expect(BOSSES.map((b) => [b.number, ...b.cards.map(effects)].join(' | '))).toEqual(lines(BOSS_CARDS));
    expect(BOSSES.map((b) => b.cards.length)).toEqual([4, 4, 4, 4, 4]);
  });

  test('command cards: copies in the base deck and in the upgraded stack, heat (BOS-7.1, BOS-8.2)', () => {
    const table = COMMANDS.map((c) => [c.id, c.base, c.upgraded, c.heat === 1 ? '+1' : '–'].join(' | '));
    expect(table).toEqual(lines(COMMAND_TABLE));
    expect(sum(COMMANDS.map((c) => c.base))).toBe(32);
    expect(sum(COMMANDS.map((c) => c.upgraded))).toBe(9);
  });

  test('22 danger cards with parameters and set (BOS-11.3, BOS-11.7)', () => {
    expect(DANGERS.map((d) => [d.id, d.kind, parameters(d.ops), d.set].join(' | '))).toEqual(lines(DANGER_TABLE));
    const core = DANGERS.filter((d) => d.set === 'core' && d.kind === 'attack').flatMap((d) =>
      parameters(d.ops).split(','),
    );
    expect(['1', '2', '3', '4'].map((c) => core.filter((hit) => hit === c).length)).toEqual([3, 3, 3, 3]);
  });

  test('128 cards in all, as budgeted', () => {
    const has = countsOf(BASE.def);
    expect(BASE.def.expects).toEqual(has);
    expect(has.enemies).toEqual([13, 11, 10]);
    const ship = 1;
    const bossCards = BOSSES.length + sum(BOSSES.map((b) => b.cards.length));
    const commands = has.commands + has.upgraded;
    expect(CREW).toEqual(['gunner', 'scientist', 'hacker', 'pilot', 'mechanic']);
    expect(ship + CREW.length + bossCards + DANGERS.length + commands + sum(has.enemies)).toBe(128);
  });

  test('every activation effect of the rules stands on some enemy', () => {
    const found = new Set(ENEMIES.flatMap((e) => e.ops.map(words)));
    expect([...found].sort()).toEqual(
      [
        'damage ship',
        'heal ship',
        'move left',
        'move right',
        'move away',
        'move toward',
        'heat +1',
        'summon',
        'discard',
      ]
        .concat(['attack (same column)', 'attack (same or adjacent)', '+2 XP', '−1 XP', '−2 XP'])
        .sort(),
    );
  });
});

describe('tracks and difficulty', () => {
  test('heat track, life, start column, cubes (BOS-2.1, BOS-2.2, BOS-2.7, BOS-8.1)', () => {
    expect(BASE.def.heatMax).toBe(5);
    expect(BASE.def.startLife).toBe(3);
    expect(BASE.def.startColumn).toBe(2);
    expect(BASE.def.cubes).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('fewer cubes than the 11 upgrade spaces: the ship can never be fully upgraded (BOS-18.11)', () => {
    const spaces = 3 + 3 + 3 + 2;
    expect(BASE.def.cubes.length).toBeLessThan(spaces);
  });

  test('enemies by class and danger sets for each difficulty (BOS-2.3, BOS-2.5, BOS-2.8)', () => {
    expect(BASE.def.enemyDeck).toEqual({ easy: [8, 6, 2], normal: [8, 8, 4], hard: [8, 8, 8] });
    expect(BASE.def.dangerSets).toEqual({
      easy: ['core', 'silence', 'help'],
      normal: ['core', 'silence'],
      hard: ['core', 'hard'],
    });
    const worth = Object.values(BASE.def.enemyDeck).map(([one, two, three]) => one + 2 * two + 3 * three);
    expect(worth).toEqual([26, 36, 48]);
    const size = (sets: string[]): number => DANGERS.filter((d) => sets.includes(d.set)).length;
    expect(Object.values(BASE.def.dangerSets).map(size)).toEqual([20, 16, 16]);
  });
});
