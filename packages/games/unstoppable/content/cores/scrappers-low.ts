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
  named,
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
  named(play(1, 1, 'overclocked-rivet-gun', haggle(2, hit(3)), credits(1)), {
    en: 'Overclocked Rivet Gun',
    cs: 'Přetaktovaná nýtovačka',
    de: 'Übertaktete Nietpistole',
  }),
  named(play(1, 1, 'sold-for-parts', credits(2), together(hitDeck(2), when({ defeated: true }, [credits(1)]))), {
    en: 'Sold for Parts',
    cs: 'Prodáno na díly',
    de: 'In Teilen verkauft',
  }),
  named(play(1, 2, 'wrecking-ball', snipe(4), credits(1)), {
    en: 'Wrecking Ball',
    cs: 'Demoliční koule',
    de: 'Abrissbirne',
  }),
  named(known(join(1, 1, 'gadwick-goldenhand', { exhaust: [[credits(2)]] })), {
    en: 'Gadwick Goldenhand',
    cs: 'Gadwick Goldenhand',
    de: 'Gadwick Goldenhand',
  }),
  named(join(1, 1, 'junkyard-howitzer-crew', { exhaust: [[haggle(3, hit(3))]] }), {
    en: 'Junkyard Howitzer Crew',
    cs: 'Obsluha šrotové houfnice',
    de: 'Haubitzentrupp vom Schrottplatz',
  }),

  named(known(play(2, 1, 'mercenaries', haggle(3, hit(5)), hitDeck(1))), {
    en: 'Mercenaries',
    cs: 'Žoldáci',
    de: 'Söldner',
  }),
  named(play(2, 0, 'sift-the-heap', credits(2), newMarket), {
    en: 'Sift the Heap',
    cs: 'Přebrat haldu',
    de: 'Den Haufen durchwühlen',
  }),
  named(play(2, 2, 'scrap-bomb', hit(3), haggle(3, hitAll(2)), credits(1)), {
    en: 'Scrap Bomb',
    cs: 'Šrotová bomba',
    de: 'Schrottbombe',
  }),
  named(join(2, 2, 'crane-driver-bexley', { exhaust: [[snipe(3)], [credits(5)]] }), {
    en: 'Crane Driver Bexley',
    cs: 'Jeřábnice Bexley',
    de: 'Kranführerin Bexley',
  }),
  named(join(2, 1, 'night-shift-dismantler', { upkeep: [credits(1), hitDeck(1), fromLevel(3, credits(1))] }), {
    en: 'Night-Shift Dismantler',
    cs: 'Rozebírač z noční směny',
    de: 'Zerleger der Nachtschicht',
  }),

  named(play(3, 1, 'auction-of-grudges', haggle(4, hit(7))), {
    en: 'Auction of Grudges',
    cs: 'Aukce křivd',
    de: 'Auktion der alten Rechnungen',
  }),
  named(play(3, 1, 'same-again-half-price', haggle(3, again), hit(3), newMarket), {
    en: 'Same Again, Half Price',
    cs: 'Ještě jednou za půlku',
    de: 'Noch mal zum halben Preis',
  }),
  named(known(join(3, 1, 'scrap-hunter', { exhaust: [[snipe(2)]] })), {
    en: 'Scrap Hunter',
    cs: 'Lovec šrotu',
    de: 'Schrottjäger',
  }),
  named(
    join(3, 2, 'fence-of-the-ninth-dock', {
      passives: [
        { mod: 'price', n: -1 },
        { mod: 'haggle', n: -1 },
      ],
      exhaust: [[hit(2)]],
    }),
    { en: 'Fence of the Ninth Dock', cs: 'Překupnice z devátého doku', de: 'Hehlerin vom neunten Dock' },
  ),
];
