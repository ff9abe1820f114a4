import { labelled, num, qty, sentences, series, txt, type Voice, word } from '@starhold/effects/text';
import type { BosLexicon } from '../content/index.ts';
import { FAMILY_NAMES } from './names.ts';
import { COLUMN, DAMAGE, ENEMY, LIFE, NEW_ENEMY, ROW } from './nouns.ts';
import type { Wording } from './wording.ts';

const L = 'en';
const heat = word('heat', 'BOS-8.2');
const xp = word('XP', 'BOS-18.1');
const self = (who: string) => (who === 'boss' ? 'the boss' : 'this card');
const SIDE = { left: 'left', right: 'right', away: 'away from the ship', toward: 'toward the ship' };
const attackShip = txt`${word('attack', 'BOS-12.9')} the ship`;

const voice: Voice<BosLexicon> = {
  lang: L,
  own: {
    moveShip: ({ by }) => txt`move the ship ${qty(Math.abs(by), COLUMN, 'acc', L)} ${by < 0 ? 'left' : 'right'}`,
    teleport: () => txt`move the ship to any column`,
    healShip: ({ n }) => txt`heal ${qty(n, LIFE, 'acc', L)}`,
    hit: ({ n, at }, t) =>
      txt`deal ${qty(t.n(n), DAMAGE, 'acc', L)} in ${at === 'anyColumn' ? 'any' : 'the ship’s'} column`,
    pull: () => txt`move any enemy or the boss ${qty(1, COLUMN, 'acc', L)} left or right`,
    skipDanger: () => txt`skip all danger cards in this slot, including the boss’s`,
    destroyIt: (_o, t) => txt`destroy ${t.it('it')} and gain its ${xp}`,
    activateIt: (_o, t) => txt`${word('activate', 'BOS-12.1')} ${t.it('it')}`,
    attackColumns: ({ cols }, t) => {
      const x = t.letter(txt`highest attack strength in the ship’s column`);
      return sentences(
        labelled(txt`ship in column ${series(cols, 'or', L)}`, txt`deal ${qty(x, DAMAGE, 'acc', L)} to the ship`),
      );
    },
    shift: ({ from, to }) =>
      sentences(
        labelled(txt`column ${from} empty`, txt`add ${qty(1, NEW_ENEMY, 'acc', L)} there`),
        txt`move the nearest enemy in column ${from} to column ${to}`,
      ),
    newEnemies: () =>
      sentences(
        txt`push all enemies down ${qty(1, ROW, 'acc', L)}`,
        txt`put ${qty(1, NEW_ENEMY, 'acc', L)} into row A of each column`,
        labelled(
          txt`enemy deck empty`,
          txt`instead of new enemies, move the boss down ${qty(1, ROW, 'acc', L)} and close that row`,
        ),
      ),
    damageShip: ({ n }) => txt`deal ${qty(n, DAMAGE, 'acc', L)} to the ship`,
    moveSelf: ({ dir }, t) => txt`move ${self(t.self)} ${qty(1, COLUMN, 'acc', L)} ${SIDE[dir]}`,
    heat: ({ n }) => txt`${heat} ${num(`+${n}`)}`,
    attack: ({ reach }) =>
      sentences(
        labelled(reach === 0 ? txt`ship in the same column` : txt`ship in the same or an adjacent column`, attackShip),
      ),
    summon: (_o, t) =>
      t.self === 'boss'
        ? txt`${word('summon', 'BOS-12.10')} ${qty(1, ENEMY, 'acc', L)} into the highest open row of the boss’s column`
        : txt`${word('summon', 'BOS-12.10')} ${qty(1, ENEMY, 'acc', L)} directly below this card`,
    xp: ({ n }) => txt`${n < 0 ? 'lose' : 'gain'} ${Math.abs(n)} ${xp}`,
    discardSelf: () => txt`discard this card`,
    skipCommand: () => txt`skip the next command card`,
    flipBoss: () => txt`flip the boss card`,
    healBoss: ({ n }) => txt`heal the boss by ${n}`,
  },
  condition: ({ shipIn }) => txt`ship in column ${shipIn}`,
  facts: {
    rockets: (each) => txt`${each} per Rockets level`,
    laser: (each) => txt`${each} per Laser level`,
  },
  groups: {
    enemies: { label: txt`each enemy`, object: txt`each enemy` },
    enemiesInLastRow: { label: txt`each enemy in row C`, object: txt`each enemy in row C` },
  },
};

const crew: Wording['crew'] = {
  gunner: (called) => txt`fire “${called('shot')}” or “${called('doubleShot')}” into a column adjacent to the ship`,
  scientist: () => txt`gain ${1} extra ${xp}`,
  hacker: () => txt`swap ${qty(2, ENEMY, 'acc', L)} on the board`,
  pilot: () => txt`reverse the direction of “${FAMILY_NAMES.move[L]}” or “${FAMILY_NAMES.doubleMove[L]}”`,
  mechanic: () => txt`ignore ${heat} ${num('+1')}`,
};

export const EN: Wording = {
  voice,
  crew,
  labels: {
    activation: txt`${word('activation', 'BOS-12.1')}`,
    captain: txt`captain`,
    oncePerRound: txt`once per round`,
    enemyDefeated: txt`enemy defeated`,
  },
  words: {
    heat: 'heat',
    health: 'health',
    attack: 'attack',
    shield: 'shield',
    side: 'side',
    none: 'no effect',
    preferred: 'preferred direction',
    left: 'left',
    right: 'right',
  },
};
