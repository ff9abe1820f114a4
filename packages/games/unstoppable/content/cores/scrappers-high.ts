import {
  ally,
  conspiracy,
  credits,
  eitherCredits,
  focus,
  haggle,
  hit,
  hitAll,
  named,
  remove,
  snipe,
  tactic,
  takeBack,
  times,
  unity,
} from '../make.ts';
import type { CoreDef } from '../schema.ts';

/** Scrappers, levels 4 to 6. */
const play = tactic('scrappers');
const join = ally('scrappers');

export const SCRAPPERS_HIGH: CoreDef[] = [
  named(play(4, 0, 'liquidation', remove, eitherCredits(3)), {
    en: 'Liquidation',
    cs: 'Likvidace',
    de: 'Geschäftsauflösung',
  }),
  // pays for most of its own price: credits first, then the bargain
  named(play(4, 2, 'cash-on-demolition', credits(4), haggle(5, snipe(8))), {
    en: 'Cash on Demolition',
    cs: 'Demolice na dobírku',
    de: 'Abriss per Nachnahme',
  }),
  named(join(4, 1, 'two-faced-teamster', { exhaust: [[credits(2), conspiracy(snipe(2))]] }), {
    en: 'Two-Faced Teamster',
    cs: 'Povozník dvou tváří',
    de: 'Fuhrmann mit zwei Gesichtern',
  }),
  named(join(4, 2, 'bounty-clerk-oda', { exhaust: [[snipe(2)]], defeat: [credits(1)] }), {
    en: 'Bounty Clerk Oda',
    cs: 'Úřednice odměn Oda',
    de: 'Kopfgeldschreiberin Oda',
  }),

  // sweep first, then sell what has fallen
  named(play(5, 1, 'fire-sale', haggle(3, hitAll(2)), credits({ base: 3, per: 'defeatedThisTurn', each: 2, max: 9 })), {
    en: 'Fire Sale',
    cs: 'Výprodej v plamenech',
    de: 'Brandverkauf',
  }),
  // the more has been bolted onto this very card, the harder it hits
  named(play(5, 2, 'good-as-new', takeBack, hit({ base: 6, per: 'upgrades', each: 2, max: 10 })), {
    en: 'Good as New',
    cs: 'Jako nové',
    de: 'So gut wie neu',
  }),
  // hoarding counts: take the credits first, then strike
  named(play(5, 2, 'convoy-heist', focus(credits('X')), snipe({ base: 5, per: 'credits', each: 1, by: 3, max: 9 })), {
    en: 'Convoy Heist',
    cs: 'Loupež konvoje',
    de: 'Konvoiraub',
  }),
  named(join(5, 1, 'broker-of-broken-things', { exhaust: [[haggle(3, hit(6))], [credits(6)]] }), {
    en: 'Broker of Broken Things',
    cs: 'Makléřka rozbitých věcí',
    de: 'Maklerin zerbrochener Dinge',
  }),

  named(play(6, 2, 'everything-must-go', haggle(6, hit(8), snipe(6)), credits(1)), {
    en: 'Everything Must Go',
    cs: 'Všechno musí pryč',
    de: 'Alles muss raus',
  }),
  named(play(6, 0, 'flea-market-at-worlds-end', unity(times('X', credits(2))), hit(3)), {
    en: 'Flea Market at World’s End',
    cs: 'Bleší trh na konci světa',
    de: 'Flohmarkt am Ende der Welt',
  }),
  named(join(6, 2, 'queen-of-the-heap', { exhaust: [[credits(3), haggle(4, hit(6))]] }), {
    en: 'Queen of the Heap',
    cs: 'Královna haldy',
    de: 'Königin der Halde',
  }),
];
