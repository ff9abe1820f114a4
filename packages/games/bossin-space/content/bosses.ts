import { named } from './names.ts';
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
    name: named('Brood Barge', 'Rojová bárka', 'Brutbarke'),
    character: named(
      'Good for a first game: follows you and shoots.',
      'Vhodná pro první hru: jde za lodí a střílí.',
      'Gut für das erste Spiel: folgt dem Raumschiff und schießt.',
    ),
    source: 'original',
    number: 1,
    hp: 8,
    sides: [open(1), open(2)],
    preferred: 'right',
    cards: [[toward], [attackColumn], [right], [attackColumn]],
  },
  {
    id: 'prism-warden',
    name: named('Prism Warden', 'Strážce hranolu', 'Prismenwächter'),
    character: named(
      'Shielded at first, then open but stronger.',
      'Nejdřív krytý štítem, pak odkrytý, ale silnější.',
      'Zuerst mit Schild, danach offen, aber stärker.',
    ),
    source: 'original',
    number: 2,
    hp: 8,
    sides: [shielded(1), open(2)],
    preferred: 'left',
    cards: [[toward], [flip], [attackColumn], [flip]],
  },
  {
    id: 'null-cantor',
    name: named('Null Cantor', 'Kantor nicoty', 'Kantor der Leere'),
    character: named(
      'Switches off the second command card of every round.',
      'V každém kole vyřadí druhou kartu příkazu.',
      'Schaltet jede Runde die zweite Kommandokarte aus.',
    ),
    source: 'original',
    number: 3,
    hp: 9,
    sides: [open(1), open(2)],
    preferred: 'right',
    cards: [[{ op: 'skipCommand' }], [toward], [attackColumn], [flip]],
  },
  {
    id: 'ember-sovereign',
    name: named('Ember Sovereign', 'Vladař žáru', 'Glutherrscher'),
    character: named(
      'Heats the ship every round.',
      'V každém kole zahřívá loď.',
      'Heizt das Raumschiff jede Runde auf.',
    ),
    source: 'original',
    number: 4,
    hp: 10,
    sides: [open(1), open(2)],
    preferred: 'right',
    cards: [[{ op: 'heat', n: 1 }], [toward, attackColumn], [flip], [away]],
  },
  {
    id: 'mender-colossus',
    name: named('Mender Colossus', 'Hojivý kolos', 'Heilender Koloss'),
    character: named(
      'Runs, heals and hides behind summoned enemies.',
      'Utíká, léčí se a skrývá se za přivolané nepřátele.',
      'Flieht, heilt sich und versteckt sich hinter herbeigerufenen Gegnern.',
    ),
    source: 'original',
    number: 5,
    hp: 8,
    sides: [open(1), shielded(1)],
    preferred: 'left',
    cards: [[away], [{ op: 'healBoss', n: 1 }], [attackNear], [{ op: 'summon' }]],
  },
];
