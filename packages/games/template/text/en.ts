import { qty, signed, type Text, txt } from '@starhold/effects/text';
import { CARD, COIN } from './nouns.ts';
import type { Wording } from './wording.ts';

const L = 'en';
const cards = (n: number | string): Text => qty(n, CARD, 'acc', L);
const coins = (n: number | string): Text => qty(n, COIN, 'acc', L);

/** Card text is imperative; log lines name the player before a colon. */
export const EN: Wording = {
  voice: {
    lang: L,
    own: {
      draw: ({ n }) => txt`draw ${cards(n)}`,
      coins: ({ n }, t) => txt`gain ${coins(t.n(n))}`,
      tax: ({ n }) => txt`make each rival lose ${coins(n)}`,
      relight: () => txt`ready your flare`,
    },
    condition: ({ hold }) => txt`at least ${cards(hold)} in your hold`,
    facts: { hold: (each, by) => txt`${each} per ${by === 1 ? 'card' : cards(by)} in your hold` },
    groups: {},
  },
  stats: (cost, points) => txt`Cost ${cost}, points ${points}`,
  events: {
    round: ({ pub }) => txt`Round ${pub.round} of ${pub.of}`,
    reshuffled: ({ pub }) => txt`The deck is made anew: ${cards(pub.count)}`,
    drew: ({ seat, pub, priv }, names) =>
      txt`${names.player(seat)}: +${cards(pub.count)}${priv ? ` (${names.finds(priv.finds)})` : ''}`,
    drifted: ({ pub }, names) => txt`Drifting in: ${names.finds(pub.finds)}`,
    played: ({ seat, pub }, names) => txt`${names.player(seat)}: played ${names.find(pub.find)}`,
    hauled: ({ seat, pub }, names) =>
      txt`${names.player(seat)}: hauled in ${names.find(pub.find)}, paid ${names.finds(pub.paid) || 'nothing'}`,
    passed: ({ seat }, names) => txt`${names.player(seat)}: no action`,
    coins: ({ seat, pub }, names) => txt`${names.player(seat)}: coins ${signed(pub.by, L)} (now ${pub.now})`,
    flare: ({ seat, pub }, names) =>
      txt`${names.player(seat)}: flare lit, drifting away: ${names.finds(pub.finds) || 'nothing'}`,
    relit: ({ seat }, names) => txt`${names.player(seat)}: flare ready again`,
    ended: ({ pub }, names) => txt`Final score: ${pub.scores.map((n, i) => `${names.player(i)} ${n}`).join(', ')}`,
    signal: ({ seat }, names) => txt`${names.player(seat)} waves`,
  },
  prompts: {
    turn: (round) => txt`Round ${round}: choose an action.`,
    pay: (cost, find) => txt`Choose ${cards(cost)} to pay for ${find}.`,
    branch: (find) => txt`${find}: choose one.`,
    aside: txt`At any time:`,
  },
  options: {
    dive: txt`Dive: draw ${cards(2)}`,
    pass: txt`No action`,
    flare: txt`Light your flare: the row drifts away`,
    wave: txt`Wave`,
    skip: txt`Go on`,
    play: (find) => txt`Play ${find}`,
    haul: (find, cost) => txt`Haul in ${find} for ${cost === 0 ? 'nothing' : cards(cost)}`,
    pay: (find) => txt`Pay with ${find}`,
  },
  refusals: {
    nothingToDraw: 'There is nothing left to draw.',
    flareReady: 'Your flare is ready already.',
    handFull: ({ n }) => txt`Your hand is full: ${cards(n)} at most.`,
    tooFewCards: ({ n }) => txt`That costs ${cards(n)} of your hand.`,
    payExactly: ({ n }) => txt`Pay exactly ${cards(n)}.`,
    stale: 'The table has changed since; please look again.',
    notYours: 'Somebody else decides this.',
    notOffered: 'That is not possible now.',
    over: 'The game is over.',
  },
};
