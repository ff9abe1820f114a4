import { foeDiscards, named, recruited, rerolls, resource, screws } from '../make.ts';
import type { CardDef } from '../schema.ts';

/** Ranged damage. */
export const RED: CardDef[] = [
  recruited('RC01', 'r', 2, 2, named('Dust Sniper', 'Střelec z prachu', 'Staubschütze'), {
    play: [rerolls(1)],
    R: 2,
    P: 1,
  }),
  recruited('RC02', 'rw', 3, 2, named('Flame Crew', 'Plamenometčíci', 'Flammenwerfer'), { R: 2, D: 2, P: 2 }),
  recruited('RC03', 'rr', 4, 1, named('Rail Gunner', 'Dělostřelec', 'Railgun-Schütze'), { R: 4, P: 1 }),
  recruited('RC04', '', 2, 2, named('Tracer Drone', 'Stopovací dron', 'Leuchtspurdrohne'), {
    drawn: [rerolls(1)],
    R: 1,
    P: 1,
  }),
  recruited('RC05', 'ry', 4, 2, named('Mortar Team', 'Obsluha minometu', 'Mörsertrupp'), {
    play: [screws(2)],
    R: 3,
    P: 1,
  }),
  recruited('RC06', 'r', 3, 2, named('Harassing Fire', 'Rušivá palba', 'Störfeuer'), {
    play: [foeDiscards(3)],
    R: 1,
    P: 1,
  }),
  recruited('RC07', 'rrk', 6, 1, named('Siege Walker', 'Obléhací kráčedlo', 'Belagerungsläufer'), { R: 4, M: 3, P: 1 }),
  recruited('RC08', 'w', 1, 2, named('Spotter', 'Pozorovatelka', 'Späherin'), {
    play: [resource(1, 'red')],
    R: 1,
    P: 1,
  }),
];
