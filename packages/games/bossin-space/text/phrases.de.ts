import { labelled, num, qty, sentences, series, txt, type Voice, word } from '@starhold/effects/text';
import type { BosLexicon } from '../content/index.ts';
import { FAMILY_NAMES } from './names.ts';
import { COLUMN, DAMAGE, ENEMY, LIFE, NEW_ENEMY, ROW } from './nouns.ts';
import type { Wording } from './wording.ts';

/** Infinitive: every clause fits behind every label. */
const L = 'de';
const heat = word('Hitze', 'BOS-8.2');
const xp = word('XP', 'BOS-18.1');
const summon = word('herbeirufen', 'BOS-12.10');
const self = (who: string) => (who === 'boss' ? 'den Boss' : 'diese Karte');
const SIDE = { left: 'nach links', right: 'nach rechts', away: 'vom Raumschiff weg', toward: 'zum Raumschiff hin' };
const attackShip = txt`das Raumschiff ${word('angreifen', 'BOS-12.9')}`;

const voice: Voice<BosLexicon> = {
  lang: L,
  own: {
    moveShip: ({ by }) =>
      txt`das Raumschiff ${qty(Math.abs(by), COLUMN, 'acc', L)} nach ${by < 0 ? 'links' : 'rechts'} bewegen`,
    teleport: () => txt`das Raumschiff in eine beliebige Spalte bewegen`,
    healShip: ({ n }) => txt`${qty(n, LIFE, 'acc', L)} heilen`,
    hit: ({ n, at }, t) =>
      txt`${qty(t.n(n), DAMAGE, 'acc', L)} in ${at === 'anyColumn' ? 'einer beliebigen Spalte' : 'der Spalte des Raumschiffs'} verursachen`,
    pull: () => txt`einen beliebigen Gegner oder den Boss ${qty(1, COLUMN, 'acc', L)} nach links oder rechts bewegen`,
    skipDanger: () => txt`alle Gefahrenkarten auf dieser Position überspringen, auch die des Bosses`,
    destroyIt: (_o, t) => txt`${t.it('ihn')} zerstören und die ${xp} dafür erhalten`,
    activateIt: (_o, t) => txt`${t.it('ihn')} ${word('aktivieren', 'BOS-12.1')}`,
    attackColumns: ({ cols }, t) => {
      const x = t.letter(txt`höchste Angriffsstärke in der Spalte des Raumschiffs`);
      return sentences(
        labelled(
          txt`Raumschiff in Spalte ${series(cols, 'or', L)}`,
          txt`dem Raumschiff ${qty(x, DAMAGE, 'acc', L)} zufügen`,
        ),
      );
    },
    shift: ({ from, to }) =>
      sentences(
        labelled(txt`Spalte ${from} leer`, txt`dort ${qty(1, NEW_ENEMY, 'acc', L)} einsetzen`),
        txt`den nächstgelegenen Gegner aus Spalte ${from} in Spalte ${to} bewegen`,
      ),
    newEnemies: () =>
      sentences(
        txt`alle Gegner ${qty(1, ROW, 'acc', L)} nach unten schieben`,
        txt`in Reihe A jeder Spalte ${qty(1, NEW_ENEMY, 'acc', L)} einsetzen`,
        labelled(
          txt`Gegner-Deck leer`,
          txt`statt neuer Gegner den Boss ${qty(1, ROW, 'acc', L)} nach unten bewegen und diese Reihe sperren`,
        ),
      ),
    damageShip: ({ n }) => txt`dem Raumschiff ${qty(n, DAMAGE, 'acc', L)} zufügen`,
    moveSelf: ({ dir }, t) => txt`${self(t.self)} ${qty(1, COLUMN, 'acc', L)} ${SIDE[dir]} bewegen`,
    heat: ({ n }) => txt`${heat} ${num(`+${n}`)}`,
    attack: ({ reach }) =>
      sentences(
        labelled(
          reach === 0
            ? txt`Raumschiff in derselben Spalte`
            : txt`Raumschiff in derselben oder einer benachbarten Spalte`,
          attackShip,
        ),
      ),
    summon: (_o, t) =>
      t.self === 'boss'
        ? txt`${qty(1, ENEMY, 'acc', L)} in die oberste offene Reihe der Boss-Spalte ${summon}`
        : txt`${qty(1, ENEMY, 'acc', L)} direkt unter diese Karte ${summon}`,
    xp: ({ n }) => txt`${Math.abs(n)} ${xp} ${n < 0 ? 'verlieren' : 'erhalten'}`,
    discardSelf: () => txt`diese Karte ablegen`,
    skipCommand: () => txt`die nächste Kommandokarte überspringen`,
    flipBoss: () => txt`die Bosskarte umdrehen`,
    healBoss: ({ n }) => txt`den Boss um ${n} heilen`,
  },
  condition: ({ shipIn }) => txt`Raumschiff in Spalte ${shipIn}`,
  facts: {
    rockets: (each) => txt`${each} je Stufe Raketen`,
    laser: (each) => txt`${each} je Stufe Laser`,
  },
  groups: {
    enemies: { label: txt`für jeden Gegner`, object: txt`jeden Gegner` },
    enemiesInLastRow: { label: txt`für jeden Gegner in Reihe C`, object: txt`jeden Gegner in Reihe C` },
  },
};

const crew: Wording['crew'] = {
  gunner: (called) =>
    txt`„${called('shot')}“ oder „${called('doubleShot')}“ in eine Spalte neben dem Raumschiff abfeuern`,
  scientist: () => txt`${1} ${xp} zusätzlich erhalten`,
  hacker: () => txt`${qty(2, ENEMY, 'acc', L)} auf dem Spielplan vertauschen`,
  pilot: () => txt`die Richtung von „${FAMILY_NAMES.move[L]}“ oder „${FAMILY_NAMES.doubleMove[L]}“ umkehren`,
  mechanic: () => txt`${heat} ${num('+1')} ignorieren`,
};

export const DE: Wording = {
  voice,
  crew,
  labels: {
    activation: txt`${word('Aktivierung', 'BOS-12.1')}`,
    captain: txt`Kapitän`,
    oncePerRound: txt`einmal pro Runde`,
    enemyDefeated: txt`Gegner besiegt`,
  },
  words: {
    heat: 'Hitze',
    health: 'Leben',
    attack: 'Angriffsstärke',
    shield: 'Schild',
    side: 'Seite',
    none: 'kein Effekt',
    preferred: 'bevorzugte Richtung',
    left: 'links',
    right: 'rechts',
  },
};
