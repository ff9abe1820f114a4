import type { Op } from './ops.ts';
import type { BossDef } from './schema.ts';

/** Rules file 6.9: five bosses, four danger cards each, by timeline position. */
const toward: Op = { op: 'moveSelf', dir: 'toward' };
const away: Op = { op: 'moveSelf', dir: 'away' };
const right: Op = { op: 'moveSelf', dir: 'right' };
const attackColumn: Op = { op: 'attack', reach: 0 };
const attackNear: Op = { op: 'attack', reach: 1 };
const flip: Op = { op: 'flipBoss' };

const open = (attack: number) => ({ attack, shield: false });
const shielded = (attack: number) => ({ attack, shield: true });

export const BOSSES: BossDef[] = [
  {
    id: 'brood-barge',
    source: 'original',
    number: 1,
    hp: 8,
    sides: [open(1), open(2)],
    preferred: 'right',
    cards: [[toward], [attackColumn], [right], [attackColumn]],
  },
  {
    id: 'prism-warden',
    source: 'original',
    number: 2,
    hp: 8,
    sides: [shielded(1), open(2)],
    preferred: 'left',
    cards: [[toward], [flip], [attackColumn], [flip]],
  },
  {
    id: 'null-cantor',
    source: 'original',
    number: 3,
    hp: 9,
    sides: [open(1), open(2)],
    preferred: 'right',
    cards: [[{ op: 'skipCommand' }], [toward], [attackColumn], [flip]],
  },
  {
    id: 'ember-sovereign',
    source: 'original',
    number: 4,
    hp: 10,
    sides: [open(1), open(2)],
    preferred: 'right',
    cards: [[{ op: 'heat', n: 1 }], [toward, attackColumn], [flip], [away]],
  },
  {
    id: 'mender-colossus',
    source: 'original',
    number: 5,
    hp: 8,
    sides: [open(1), shielded(1)],
    preferred: 'left',
    cards: [[away], [{ op: 'healBoss', n: 1 }], [attackNear], [{ op: 'summon' }]],
  },
];
