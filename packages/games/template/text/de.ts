import { qty, signed, type Text, txt } from '@starhold/effects/text';
import { CARD, COIN } from './nouns.ts';
import type { Wording } from './wording.ts';

const L = 'de';
const cards = (n: number | string): Text => qty(n, CARD, 'acc', L);
const coins = (n: number | string): Text => qty(n, COIN, 'acc', L);

/** Card text in the infinitive, so that no clause changes its form behind a label. */
export const DE: Wording = {
  voice: {
    lang: L,
    own: {
      draw: ({ n }) => txt`${cards(n)} ziehen`,
      coins: ({ n }, t) => txt`${coins(t.n(n))} erhalten`,
      tax: ({ n }) => txt`alle Rivalen um ${coins(n)} erleichtern`,
      relight: () => txt`die eigene Leuchtrakete erneuern`,
    },
    condition: ({ hold }) => txt`mindestens ${cards(hold)} im Laderaum`,
    facts: { hold: (each, by) => txt`${each} pro ${by === 1 ? 'Karte' : cards(by)} im Laderaum` },
    groups: {},
  },
  stats: (cost, points) => txt`Kosten ${cost}, Punkte ${points}`,
  events: {
    round: ({ pub }) => txt`Runde ${pub.round} von ${pub.of}`,
    reshuffled: ({ pub }) => txt`Neuer Stapel: ${cards(pub.count)}`,
    drew: ({ seat, pub, priv }, names) =>
      txt`${names.player(seat)}: +${cards(pub.count)}${priv ? ` (${names.finds(priv.finds)})` : ''}`,
    drifted: ({ pub }, names) => txt`Angetrieben: ${names.finds(pub.finds)}`,
    played: ({ seat, pub }, names) => txt`${names.player(seat)}: ${names.find(pub.find)} gespielt`,
    hauled: ({ seat, pub }, names) =>
      txt`${names.player(seat)}: ${names.find(pub.find)} geborgen, bezahlt: ${names.finds(pub.paid) || 'nichts'}`,
    passed: ({ seat }, names) => txt`${names.player(seat)}: keine Aktion`,
    coins: ({ seat, pub }, names) => txt`${names.player(seat)}: Münzen ${signed(pub.by, L)} (jetzt ${pub.now})`,
    flare: ({ seat, pub }, names) =>
      txt`${names.player(seat)}: Leuchtrakete, abgetrieben: ${names.finds(pub.finds) || 'nichts'}`,
    relit: ({ seat }, names) => txt`${names.player(seat)}: Leuchtrakete wieder bereit`,
    ended: ({ pub }, names) => txt`Endstand: ${pub.scores.map((n, i) => `${names.player(i)} ${n}`).join(', ')}`,
    signal: ({ seat }, names) => txt`${names.player(seat)} winkt`,
  },
  prompts: {
    turn: (round) => txt`Runde ${round}: Wähle eine Aktion.`,
    pay: (cost, find) => txt`Wähle ${cards(cost)} als Bezahlung für ${find}.`,
    branch: (find) => txt`${find}: Wähle eine Möglichkeit.`,
    aside: txt`Jederzeit:`,
  },
  options: {
    dive: txt`Tauchen: ${cards(2)} ziehen`,
    pass: txt`Keine Aktion`,
    flare: txt`Leuchtrakete zünden: Die Reihe treibt ab`,
    wave: txt`Winken`,
    skip: txt`Weiter`,
    play: (find) => txt`${find} spielen`,
    haul: (find, cost) => txt`${find} ${cost === 0 ? 'umsonst' : txt`für ${cards(cost)}`} bergen`,
    pay: (find) => txt`Mit ${find} bezahlen`,
  },
  refusals: {
    nothingToDraw: 'Es ist nichts mehr zu ziehen.',
    flareReady: 'Die Leuchtrakete ist schon bereit.',
    handFull: ({ n }) => txt`Die Hand ist voll: höchstens ${cards(n)}.`,
    tooFewCards: ({ n }) => txt`Dafür sind ${cards(n)} auf der Hand nötig.`,
    payExactly: ({ n }) => txt`Es sind genau ${cards(n)} zu bezahlen.`,
    stale: 'Der Tisch hat sich inzwischen verändert; bitte noch einmal hinsehen.',
    notYours: 'Das entscheidet jemand anderes.',
    notOffered: 'Das ist jetzt nicht möglich.',
    over: 'Das Spiel ist vorbei.',
  },
};
