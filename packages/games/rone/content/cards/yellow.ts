import { discover, enlist, named, recruit, recruited, research, screws, store, upgrade } from '../make.ts';
import type { CardDef } from '../schema.ts';

/** Screws, spare parts, recruiting. */
export const YELLOW: CardDef[] = [
  recruited('RC33', 'y', 1, 2, named('Drill Sergeant', 'Seržant výcviku', 'Drillsergeant'), {
    play: [screws(3)],
    P: 2,
  }),
  recruited('RC34', 'yw', 3, 2, named('Recruiter', 'Verbíř', 'Anwerberin'), { play: [recruit, screws(3)], P: 3 }),
  recruited('RC35', 'y', 2, 2, named('Scrap Dealer', 'Vetešník', 'Schrotthändler'), {
    play: [{ op: 'mill', to: 'scrapyard', n: 1, store: true }],
    P: 3,
  }),
  recruited('RC36', 'y', 4, 1, named('Tinkerer', 'Kutilka', 'Tüftlerin'), { play: [upgrade(1), research(-1)], P: 3 }),
  recruited('RC37', 'yk', 3, 2, named('Press Gang', 'Lapači rekrutů', 'Presspatrouille'), {
    play: [enlist],
    M: 3,
    P: 2,
  }),
  recruited('RC38', '', 2, 2, named('Supply Cache', 'Tajný sklad', 'Vorratslager'), { play: [store(2, 'wild')], P: 2 }),
  recruited('RC39', 'yy', 5, 1, named('Instructor', 'Instruktorka', 'Ausbilderin'), {
    play: [{ op: 'train', most: 4 }, screws(2)],
    P: 3,
  }),
  recruited('RC40', 'yyu', 6, 1, named('War Foundry', 'Válečná slévárna', 'Kriegsschmiede'), {
    play: [discover, screws(2)],
    P: 4,
  }),
];
