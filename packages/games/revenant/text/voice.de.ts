import { type NounCase, num, qty, series, type Text, txt, type Voice, word } from '@starhold/effects/text';
import {
  type Condition,
  type Cost,
  type Favour,
  RESOURCES,
  type Reach,
  type RevenantLexicon,
} from '../content/index.ts';
import { FACT_NOUNS } from './fact-nouns.ts';
import {
  CARD,
  COLONY,
  CORRUPTION,
  DATA,
  HIDDEN,
  LIMITED,
  MOVE,
  PRESTIGE,
  REMNANT,
  RESOURCE,
  RESOURCE_NOUNS,
  SHIELD,
  SHIP_NOUNS,
  TACTICS,
  VOIDBORN,
} from './nouns.ts';
import { type PlaceWord, placeWord } from './wording.ts';

/** Infinitive: every clause fits behind every label; of others in the third person. */
export const L = 'de';
export const q = (n: number | string, noun: Parameters<typeof qty>[1], as: NounCase = 'acc'): Text =>
  qty(n, noun, as, L);

const IN: Record<PlaceWord, string> = {
  here: 'in deinem Sektor',
  near: 'in deinem oder einem angrenzenden Sektor',
  nears: 'in deinem und angrenzenden Sektoren',
  any: 'in einem beliebigen Sektor',
  one: 'in einem einzigen beliebigen Sektor',
  two: 'in höchstens zwei Sektoren',
  free: 'in beliebigen Sektoren',
  rift: 'in einem Sektor mit Riss',
  other: 'in einem anderen Sektor',
  frigate: 'im Sektor deiner Fregatte',
  nearFrigate: 'im Sektor deiner Fregatte oder einem angrenzenden',
};
const INTO: Record<PlaceWord, string> = {
  here: 'in deinen Sektor',
  near: 'in deinen oder einen angrenzenden Sektor',
  nears: 'in deinen und angrenzende Sektoren',
  any: 'in einen beliebigen Sektor',
  one: 'in einen einzigen beliebigen Sektor',
  two: 'in höchstens zwei Sektoren',
  free: 'in beliebige Sektoren',
  rift: 'in einen Sektor mit Riss',
  other: 'in einen anderen Sektor',
  frigate: 'in den Sektor deiner Fregatte',
  nearFrigate: 'in den Sektor deiner Fregatte oder einen angrenzenden',
};
export const NUMBERS = ['', 'einem', 'zwei', 'drei', 'vier'];
const TIMES = ['', '', 'zweimal', 'dreimal', 'viermal'];
const EACH = { m: 'jeden', f: 'jede', n: 'jedes' };
const inside = (at: Reach, n: number): string => IN[placeWord(at, n)];
const into = (at: Reach, n: number): string => INTO[placeWord(at, n)];

export function cost(c: Cost): Text {
  const paid = [...RESOURCES, 'any' as const].flatMap((kind) => (c[kind] ? [q(c[kind], RESOURCE_NOUNS[kind])] : []));
  if (c.remnants) paid.push(q(c.remnants, REMNANT));
  const parts = paid.length > 0 ? [txt`${series(paid, 'and', L)} zahlen`] : [];
  if (c.cards) parts.push(txt`${q(c.cards, CARD)} abwerfen`);
  if (c.hidden) parts.push(txt`${q(c.hidden, HIDDEN)} abwerfen`);
  return series(parts, 'and', L);
}

export function condition(c: Condition): Text {
  if ('copied' in c) return txt`wenn du in diesem Zug einen Effekt kopiert hast`;
  const noun = FACT_NOUNS[c.of];
  if ('atMost' in c) {
    return c.of === 'corruption' && c.atMost === 0
      ? txt`ohne Verderbnis auf deinem Tableau`
      : txt`höchstens ${q(c.atMost, noun, 'nom')}`;
  }
  return c.of === 'rank' ? txt`ab Rang ${num(c.atLeast)}` : txt`mindestens ${q(c.atLeast, noun, 'nom')}`;
}

function favour(f: Favour): Text {
  if (f === 'any') return txt`${num(1)} Einfluss bei einem beliebigen Haus erhalten`;
  if (f === 'crewed')
    return txt`${num(1)} Einfluss beim Haus des in diesem Zug besetzten Schiffs erhalten (eigene Fregatte: keinen)`;
  if ('powerAtMost' in f)
    return txt`${num(1)} Einfluss bei einem Haus mit höchstens ${num(f.powerAtMost)} Macht erhalten`;
  return txt`${num(1)} Einfluss bei einem Haus erhalten, dessen Arche in einem Sektor mit höchstens ${q(f.arkAmong, VOIDBORN, 'dat')} steht`;
}

const they = (who: Text, verb: string): Text => (who.length > 0 ? txt`${who} ${verb}` : txt`${verb}`);
const DEPLOYED = {
  shuttle: 'eine Fähre',
  small: 'einen Jäger, ein Landungsschiff oder eine Fähre',
  ship: 'ein Hausschiff beliebiger Art',
};

export const facts = Object.fromEntries(
  Object.entries(FACT_NOUNS).map(([fact, noun]) => [
    fact,
    (each: Text, by: number) => (by === 1 ? txt`${each} pro ${noun.de.sg.acc}` : txt`${each} pro ${q(by, noun)}`),
  ]),
) as Voice<RevenantLexicon>['facts'];

export const voice: Voice<RevenantLexicon> = {
  lang: L,
  own: {
    gain: ({ what, n }, t) => txt`${q(t.n(n), RESOURCE_NOUNS[what])} erhalten`,
    tactics: ({ n }) => txt`${q(n, TACTICS)} erhalten`,
    hidden: ({ n }) =>
      n === 1
        ? txt`${word('verdeckten Einfluss erhalten', 'REV-9.1')}`
        : txt`${TIMES[n]} ${word('verdeckten Einfluss erhalten', 'REV-9.1')}`,
    drawHidden: ({ n }) => txt`${q(n, HIDDEN)} mehr ziehen`,
    influence: ({ with: whom }) => favour(whom),
    data: ({ n }) => txt`${q(n, DATA)} erhalten`,
    remnant: ({ n }) => txt`${q(n, REMNANT)} erhalten`,
    isolate: ({ n, from }) =>
      txt`${q(n, CORRUPTION)}${from ? ' von Hausschiffen' : ''} ${word('isolieren', 'REV-6.6')}`,
    rank: () => txt`deinen Rang um ${num(1)} erhöhen`,
    shield: ({ n, at }) => txt`${q(n, SHIELD)} ${into(at, n)} legen`,
    destroy: ({ n, at }) =>
      at.inEach === 1
        ? txt`in ${NUMBERS[at.sectors ?? n]} Sektoren je ${q(1, VOIDBORN)} zerstören`
        : txt`${q(n, VOIDBORN)} ${inside(at, n)} zerstören`,
    repair: ({ n, at, of }) => {
      if (of === 'revenant') return txt`bis zu ${num(n)} Schaden von der Revenant entfernen`;
      if (n === 'all') return txt`allen Schaden von den Hausschiffen ${inside(at, 1)} entfernen`;
      if (of === 'house') return txt`bis zu ${num(n)} Schaden von Hausschiffen ${inside(at, n)} entfernen`;
      return at.range === 'any'
        ? txt`${num(n)} Schaden von Hausschiffen oder der Revenant entfernen`
        : txt`${num(n)} Schaden von Hausschiffen ${inside(at, n)} entfernen`;
    },
    damage: ({ n, at }) =>
      at ? txt`${num(n)} zusätzlichen Schaden ${inside(at, n)} zufügen` : txt`${num(n)} zusätzlichen Schaden zufügen`,
    moves: ({ n }) => txt`${num(n)} zusätzliche ${n === 1 ? MOVE.de.sg.acc : MOVE.de.pl.acc} ausführen`,
    limitedMoves: ({ n }) =>
      txt`${num(n)} ${word(n === 1 ? LIMITED.de.sg.acc : LIMITED.de.pl.acc, 'REV-13.4')} ausführen`,
    deploy: ({ what, at }) => txt`${DEPLOYED[what]} ${into(at, 1)} einsetzen`,
    moveFrigate: ({ n }) => txt`deine Fregatte bis zu ${num(n)} ${n === 1 ? 'Sektor' : 'Sektoren'} weit bewegen`,
    draw: ({ n }) => txt`${q(n, CARD)} ziehen`,
    play: ({ less }) =>
      less === 0 ? txt`eine Operationskarte spielen` : txt`eine Operationskarte um ${num(less)} billiger spielen`,
    discount: ({ n }) => txt`die Karte kostet ${num(n)} weniger`,
    discardFor: ({ most, any, tactics }) =>
      txt`bis zu ${q(most, CARD)} abwerfen und für jede ${q(any, RESOURCE_NOUNS.any)} und ${q(tactics, TACTICS)} erhalten`,
    ignore: ({ what }) =>
      what === 'ship'
        ? txt`für das Besetzen eines verdorbenen Schiffs keine Verderbnis erhalten`
        : txt`für einen verdorbenen Planeteneffekt keine Verderbnis erhalten`,
    copyPlanet: ({ what }) =>
      what === 'clean'
        ? txt`den reinen Effekt eines beliebigen ausliegenden Planeten ${word('kopieren', 'REV-19.1')}`
        : txt`einen Effekt eines besetzten Planeten ${word('kopieren', 'REV-19.1')}, als wärst du dort gelandet`,
    copyArk: () => txt`einen Effekt einer anderen besetzten Arche ${word('kopieren', 'REV-19.1')}`,
    copyFrigate: () => txt`deine Fregatte ${word('kopieren', 'REV-19.1')}, als wäre dieses Besatzungsmitglied dort`,
    sortie: ({ strafing }) =>
      strafing
        ? txt`in beliebiger Reihenfolge manövrieren und/oder mit ${word('Beschuss', 'REV-22.2')} angreifen`
        : txt`in beliebiger Reihenfolge manövrieren und/oder angreifen`,
    manoeuvre: () => txt`manövrieren`,
    land: () => txt`auf dem unbesetzten Planeten des Sektors landen und einen seiner Effekte ausführen`,
    protect: () => txt`einen Schutzmarker auf einen Effekt einer offenen Ausfallkarte legen`,
    charge: () =>
      txt`die gewählte Scanner- oder Koloniekarte und ihre Vorteile nehmen; statt der Rissphase folgt in diesem Zyklus ein Sprung`,
    removeColonies: ({ n }) => txt`${q(n, COLONY)} aus ihrem Stapel entfernen`,
    chooseShuttle: () => txt`eine Fähre wählen, die mit dem Sprung eintrifft`,
    lose: ({ what, n }, t) =>
      txt`${they(t.it(''), 'verliert')} ${q(n, what === 'any' ? RESOURCE : RESOURCE_NOUNS[what])}`,
    loseTactics: ({ n }, t) => txt`${they(t.it(''), 'verliert')} ${q(n, TACTICS)}`,
    loseInfluence: ({ among }, t) =>
      txt`${they(t.it(''), 'verliert')} ${num(1)} Einfluss bei einem Haus mit dem ${among === 'highest' ? 'höchsten' : 'niedrigsten'} eigenen Einfluss${among === 'highest' ? '' : ' über 0'}`,
    loseRank: (_, t) => txt`${they(t.it(''), 'verliert')} ${num(1)} Rang`,
    losePrestige: ({ n }, t) => txt`${they(t.it(''), 'verliert')} ${q(n, PRESTIGE)}`,
    discardCards: ({ n }, t) => txt`${they(t.it(''), 'wirft')} ${q(n, CARD)} ab`,
    discardHidden: ({ n }, t) => txt`${they(t.it(''), 'wirft')} ${q(n, HIDDEN)} ab`,
    gainCorruption: ({ n }, t) => txt`${they(t.it(''), 'erhält')} ${q(n, CORRUPTION)}`,
    batter: ({ ships, n }) =>
      txt`${num(n)} Schaden für ${ships.map((ship) => `${EACH[SHIP_NOUNS[ship].de.gender]} ${SHIP_NOUNS[ship].de.sg.acc}`).join(' und ')}`,
    corruptShips: ({ sectors }) =>
      txt`in den ${NUMBERS[sectors]} Sektoren mit den niedrigsten Nummern, in denen das geht, je ein reines Hausschiff verderben`,
    addVoidborn: ({ n }) =>
      txt`in jedem Sektor mit Riss ${n === 1 ? 'trifft' : 'treffen'} ${q(n, VOIDBORN, 'nom')} ein`,
    destroyShuttles: ({ n }) =>
      n === 'all' ? txt`alle Fähren werden zerstört` : txt`${num(n)} Fähre nach Wahl der ersten Person wird zerstört`,
  },
  condition,
  facts,
  cost,
  groups: { players: { label: txt`jede Person`, object: txt`jede Person` } },
};
