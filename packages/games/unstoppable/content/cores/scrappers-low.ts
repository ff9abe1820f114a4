import {
  again,
  ally,
  credits,
  fromLevel,
  haggle,
  hit,
  hitAll,
  hitDeck,
  known,
  newMarket,
  snipe,
  tactic,
  together,
  when,
} from '../make.ts';
import type { CoreDef } from '../schema.ts';

/** Scrappers, levels 1 to 3: credits, and big single hits bought with them; they shoot past Taunt. No healing. */
const play = tactic('scrappers');
const join = ally('scrappers');

export const SCRAPPERS_LOW: CoreDef[] = [
  play(1, 1, 'overclocked-rivet-gun', haggle(2, hit(3)), credits(1)),
  play(1, 1, 'sold-for-parts', credits(2), together(hitDeck(2), when({ defeated: true }, [credits(1)]))),
  play(1, 2, 'wrecking-ball', snipe(4), credits(1)),
  known(join(1, 1, 'gadwick-goldenhand', { exhaust: [[credits(2)]] })),
  join(1, 1, 'junkyard-howitzer-crew', { exhaust: [[haggle(3, hit(3))]] }),

  known(play(2, 1, 'mercenaries', haggle(3, hit(5)), hitDeck(1))),
  play(2, 0, 'sift-the-heap', credits(2), newMarket),
  play(2, 2, 'scrap-bomb', hit(3), haggle(3, hitAll(2)), credits(1)),
  join(2, 2, 'crane-driver-bexley', { exhaust: [[snipe(3)], [credits(5)]] }),
  join(2, 1, 'night-shift-dismantler', { upkeep: [credits(1), hitDeck(1), fromLevel(3, credits(1))] }),

  play(3, 1, 'auction-of-grudges', haggle(4, hit(7))),
  play(3, 1, 'same-again-half-price', haggle(3, again), hit(3), newMarket),
  known(join(3, 1, 'scrap-hunter', { exhaust: [[snipe(2)]] })),
  join(3, 2, 'fence-of-the-ninth-dock', {
    passives: [
      { mod: 'price', n: -1 },
      { mod: 'haggle', n: -1 },
    ],
    exhaust: [[hit(2)]],
  }),
];
