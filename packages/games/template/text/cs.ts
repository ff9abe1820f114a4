import { qty, signed, type Text, txt } from '@starhold/effects/text';
import { CARD, COIN } from './nouns.ts';
import type { Wording } from './wording.ts';

const L = 'cs';
const cards = (n: number | string): Text => qty(n, CARD, 'acc', L);
const coins = (n: number | string): Text => qty(n, COIN, 'acc', L);

/** Imperative, second person singular; names stand in quotes and are never declined. */
export const CS: Wording = {
  voice: {
    lang: L,
    own: {
      draw: ({ n }) => txt`lízni ${cards(n)}`,
      coins: ({ n }, t) => txt`získej ${coins(t.n(n))}`,
      tax: ({ n }) => txt`připrav každého soupeře o ${coins(n)}`,
      relight: () => txt`obnov svou světlici`,
    },
    condition: ({ hold }) => txt`alespoň ${qty(hold, CARD, 'nom', L)} v podpalubí`,
    facts: { hold: (each, by) => txt`${each} za ${by === 1 ? 'každou kartu' : txt`každých ${cards(by)}`} v podpalubí` },
    groups: {},
  },
  stats: (cost, points) => txt`Cena ${cost}, body ${points}`,
  events: {
    round: ({ pub }) => txt`Kolo ${pub.round} z ${pub.of}`,
    reshuffled: ({ pub }) => txt`Nový balíček: ${qty(pub.count, CARD, 'nom', L)}`,
    drew: ({ seat, pub, priv }, names) =>
      txt`${names.player(seat)}: +${cards(pub.count)}${priv ? ` (${names.finds(priv.finds)})` : ''}`,
    drifted: ({ pub }, names) => txt`Připlouvá: ${names.finds(pub.finds)}`,
    played: ({ seat, pub }, names) => txt`${names.player(seat)}: zahráno ${names.find(pub.find)}`,
    hauled: ({ seat, pub }, names) =>
      txt`${names.player(seat)}: vyloveno ${names.find(pub.find)}, zaplaceno: ${names.finds(pub.paid) || 'nic'}`,
    passed: ({ seat }, names) => txt`${names.player(seat)}: bez akce`,
    coins: ({ seat, pub }, names) => txt`${names.player(seat)}: mince ${signed(pub.by, L)} (nyní ${pub.now})`,
    flare: ({ seat, pub }, names) => txt`${names.player(seat)}: světlice, odplouvá: ${names.finds(pub.finds) || 'nic'}`,
    relit: ({ seat }, names) => txt`${names.player(seat)}: světlice je obnovena`,
    ended: ({ pub }, names) => txt`Konečné skóre: ${pub.scores.map((n, i) => `${names.player(i)} ${n}`).join(', ')}`,
    signal: ({ seat }, names) => txt`${names.player(seat)} mává`,
  },
  prompts: {
    turn: (round) => txt`Kolo ${round}: vyber akci.`,
    pay: (cost, find) => txt`Vyber ${cards(cost)} jako platbu za ${find}.`,
    branch: (find) => txt`${find}: vyber jednu možnost.`,
    aside: txt`Kdykoli:`,
  },
  options: {
    dive: txt`Ponor: lízni ${cards(2)}`,
    pass: txt`Bez akce`,
    flare: txt`Odpal světlici: řada odpluje`,
    wave: txt`Zamávat`,
    skip: txt`Dál`,
    play: (find) => txt`Zahraj ${find}`,
    haul: (find, cost) => txt`Vylov ${find} ${cost === 0 ? 'zdarma' : txt`za ${cards(cost)}`}`,
    pay: (find) => txt`Zaplať kartou ${find}`,
  },
  refusals: {
    nothingToDraw: 'Není už co líznout.',
    flareReady: 'Světlice je už připravena.',
    handFull: ({ n }) => txt`Ruka je plná: nejvýše ${cards(n)}.`,
    tooFewCards: ({ n }) => txt`K tomu je třeba mít v ruce ${cards(n)}.`,
    payExactly: ({ n }) => txt`Je třeba zaplatit přesně ${cards(n)}.`,
    stale: 'Stůl se mezitím změnil; podívej se znovu.',
    notYours: 'Tohle rozhoduje někdo jiný.',
    notOffered: 'To teď není možné.',
    over: 'Hra skončila.',
  },
};
