import type { Op } from './ops.ts';
import type { EnemyDef } from './schema.ts';

/** Rules file 6.8: 27 types, 34 cards. XP equals the class. */
const enemy =
  (tier: 1 | 2 | 3) =>
  (id: string, hp: number, attack: number, copies: number, ops: Op[] = [], shield = false): EnemyDef => ({
    id,
    source: 'original',
    tier,
    hp,
    attack,
    xp: tier,
    shield,
    copies,
    ops,
  });
const one = enemy(1);
const two = enemy(2);
const three = enemy(3);

const left: Op = { op: 'moveSelf', dir: 'left' };
const right: Op = { op: 'moveSelf', dir: 'right' };
const away: Op = { op: 'moveSelf', dir: 'away' };
const toward: Op = { op: 'moveSelf', dir: 'toward' };
const attackColumn: Op = { op: 'attack', reach: 0 };
const attackNear: Op = { op: 'attack', reach: 1 };
const heat: Op = { op: 'heat', n: 1 };
const hurt: Op = { op: 'damageShip', n: 1 };
const summon: Op = { op: 'summon' };
const gone: Op = { op: 'discardSelf' };
const xp = (n: number): Op => ({ op: 'xp', n });
const SHIELD = true;

export const ENEMIES: EnemyDef[] = [
  one('E01', 1, 1, 2),
  one('E02', 1, 1, 1, [left]),
  one('E03', 1, 1, 1, [right]),
  one('E04', 1, 1, 2, [away]),
  one('E05', 1, 1, 1, [toward]),
  one('E06', 1, 1, 2, [attackColumn]),
  one('E07', 1, 1, 1, [heat]),
  one('E08', 1, 1, 1, [xp(-1)]),
  one('E09', 1, 1, 1, [{ op: 'healShip', n: 1 }, gone]),
  one('E10', 1, 1, 1, [], SHIELD),
  two('E11', 2, 2, 2),
  two('E12', 2, 1, 1, [hurt]),
  two('E13', 2, 1, 1, [toward, attackColumn]),
  two('E14', 2, 1, 2, [summon]),
  two('E15', 2, 1, 1, [heat]),
  two('E16', 2, 1, 1, [attackNear]),
  two('E17', 1, 2, 1, [right], SHIELD),
  two('E18', 1, 2, 1, [left], SHIELD),
  two('E19', 2, 1, 1, [xp(-2), away]),
  three('E20', 3, 2, 2),
  three('E21', 3, 2, 1, [attackNear]),
  three('E22', 2, 2, 2, [], SHIELD),
  three('E23', 3, 1, 1, [summon, away]),
  three('E24', 2, 2, 1, [heat, hurt]),
  three('E25', 2, 3, 1, [toward, attackColumn]),
  three('E26', 3, 1, 1, [xp(2), gone]),
  three('E27', 2, 2, 1, [hurt], SHIELD),
];
