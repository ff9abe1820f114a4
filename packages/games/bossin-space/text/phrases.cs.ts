import { labelled, num, qty, sentences, series, txt, type Voice, word } from '@starhold/effects/text';
import type { BosLexicon } from '../content/index.ts';
import { FAMILY_NAMES } from './names.ts';
import { COLUMN, DAMAGE, ENEMY, HEALTH, LIFE, NEW_ENEMY, ROW } from './nouns.ts';
import type { Wording } from './wording.ts';

/** Imperative, second person singular. */
const L = 'cs';
const xp = word('XP', 'BOS-18.1');
const self = (who: string) => (who === 'boss' ? 'Bosse' : 'tuto kartu');
const SIDE = { left: 'doleva', right: 'doprava', away: 'dál od lodi', toward: 'blíž k lodi' };
const attackShip = txt`${word('zaútoč', 'BOS-12.9')} na loď`;

const voice: Voice<BosLexicon> = {
  lang: L,
  own: {
    moveShip: ({ by }) => txt`posuň loď o ${qty(Math.abs(by), COLUMN, 'acc', L)} ${by < 0 ? 'doleva' : 'doprava'}`,
    teleport: () => txt`přesuň loď do libovolného sloupce`,
    healShip: ({ n }) => txt`obnov ${qty(n, LIFE, 'acc', L)}`,
    hit: ({ n, at }, t) =>
      txt`způsob ${qty(t.n(n), DAMAGE, 'acc', L)} ${at === 'anyColumn' ? 'v libovolném sloupci' : 've sloupci lodi'}`,
    pull: () => txt`posuň libovolného nepřítele nebo Bosse o ${qty(1, COLUMN, 'acc', L)} doleva nebo doprava`,
    skipDanger: () => txt`přeskoč všechny karty nebezpečí na této pozici včetně karty Bosse`,
    destroyIt: (_o, t) => txt`znič ${t.it('ho')} a získej jeho ${xp}`,
    activateIt: (_o, t) => txt`${word('aktivuj', 'BOS-12.1')} ${t.it('ho')}`,
    attackColumns: ({ cols }, t) => {
      const x = t.letter(txt`nejvyšší síla útoku ve sloupci lodi`);
      return sentences(
        labelled(txt`loď ve sloupci ${series(cols, 'or', L)}`, txt`způsob lodi ${qty(x, DAMAGE, 'acc', L)}`),
      );
    },
    shift: ({ from, to }) =>
      sentences(
        labelled(txt`sloupec ${from} prázdný`, txt`přidej do něj ${qty(1, NEW_ENEMY, 'acc', L)}`),
        txt`přesuň nejbližšího nepřítele ze sloupce ${from} do sloupce ${to}`,
      ),
    newEnemies: () =>
      sentences(
        txt`posuň všechny nepřátele o ${qty(1, ROW, 'acc', L)} dolů`,
        txt`přidej ${qty(1, NEW_ENEMY, 'acc', L)} do řady A každého sloupce`,
        labelled(
          txt`prázdný balíček nepřátel`,
          txt`místo nových nepřátel posuň o ${qty(1, ROW, 'acc', L)} dolů Bosse a tuto řadu uzavři`,
        ),
      ),
    damageShip: ({ n }) => txt`způsob lodi ${qty(n, DAMAGE, 'acc', L)}`,
    moveSelf: ({ dir }, t) => txt`posuň ${self(t.self)} o ${qty(1, COLUMN, 'acc', L)} ${SIDE[dir]}`,
    heat: ({ n }) => txt`${word('teplota', 'BOS-8.2')} ${num(`+${n}`)}`,
    attack: ({ reach }) =>
      sentences(
        labelled(reach === 0 ? txt`loď ve stejném sloupci` : txt`loď ve stejném nebo sousedním sloupci`, attackShip),
      ),
    summon: (_o, t) =>
      t.self === 'boss'
        ? txt`${word('přivolej', 'BOS-12.10')} ${qty(1, ENEMY, 'acc', L)} do nejvyšší otevřené řady ve sloupci Bosse`
        : txt`${word('přivolej', 'BOS-12.10')} ${qty(1, ENEMY, 'acc', L)} přímo pod tuto kartu`,
    xp: ({ n }) => txt`${n < 0 ? 'ztrať' : 'získej'} ${Math.abs(n)} ${xp}`,
    discardSelf: () => txt`odlož tuto kartu`,
    skipCommand: () => txt`přeskoč následující kartu příkazu`,
    flipBoss: () => txt`otoč kartu Bosse`,
    healBoss: ({ n }) => txt`obnov Bossovi ${qty(n, HEALTH, 'acc', L)}`,
  },
  condition: ({ shipIn }) => txt`loď ve sloupci ${shipIn}`,
  facts: {
    rockets: (each) => txt`${each} za každou úroveň Raket`,
    laser: (each) => txt`${each} za každou úroveň Laseru`,
  },
  groups: {
    enemies: { label: txt`každý nepřítel`, object: txt`každého nepřítele` },
    enemiesInLastRow: { label: txt`každý nepřítel v řadě C`, object: txt`každého nepřítele v řadě C` },
  },
};

const crew: Wording['crew'] = {
  gunner: (called) => txt`vystřel kartou „${called('shot')}“ nebo „${called('doubleShot')}“ do sloupce vedle lodi`,
  scientist: () => txt`získej ${1} ${xp} navíc`,
  hacker: () => txt`prohoď na desce ${qty(2, ENEMY, 'acc', L)}`,
  pilot: () => txt`obrať směr karty „${FAMILY_NAMES.move[L]}“ nebo „${FAMILY_NAMES.doubleMove[L]}“`,
  mechanic: () => txt`ignoruj ${word('teplotu', 'BOS-8.2')} ${num('+1')}`,
};

export const CS: Wording = {
  voice,
  crew,
  labels: {
    activation: txt`${word('aktivace', 'BOS-12.1')}`,
    captain: txt`kapitán`,
    oncePerRound: txt`jednou za kolo`,
    enemyDefeated: txt`nepřítel poražen`,
  },
  words: {
    heat: 'teplota',
    health: 'zdraví',
    attack: 'síla útoku',
    shield: 'štít',
    side: 'strana',
    none: 'žádný efekt',
    preferred: 'přednostní směr',
    left: 'doleva',
    right: 'doprava',
  },
};
