import { armour, discover, draw, exhaust, foeDiscards, named, recruited, refresh, rerolls } from '../make.ts';
import type { CardDef } from '../schema.ts';

/** Armour, drawing, technology. */
export const BLUE: CardDef[] = [
  recruited('RC17', 'u', 2, 2, named('Plate Fitter', 'Pancéřník', 'Panzerschlosser'), { play: [armour(3)], P: 2 }),
  recruited('RC18', 'uw', 3, 2, named('Shield Drone', 'Štítový dron', 'Schilddrohne'), {
    play: [armour(4), draw(1)],
    P: 2,
  }),
  recruited('RC19', 'u', 3, 2, named('Analyst', 'Analytička', 'Analystin'), { play: [draw(2), rerolls(2)], P: 2 }),
  recruited('RC20', 'uy', 5, 1, named('Archive Raid', 'Vpád do archivu', 'Archivraub'), {
    play: [discover, draw(1)],
    P: 3,
  }),
  recruited('RC21', 'u', 4, 1, named('Signal Hacker', 'Hackerka signálu', 'Signalhackerin'), {
    play: [exhaust, foeDiscards(3), draw(1)],
    P: 1,
  }),
  recruited('RC22', '', 3, 2, named('Mirror Plating', 'Zrcadlový plát', 'Spiegelpanzer'), {
    play: [armour(2)],
    drawn: [armour(1)],
    P: 1,
  }),
  recruited('RC23', 'uu', 4, 1, named('Tactical Reset', 'Taktický restart', 'Taktischer Neustart'), {
    play: [refresh(2), draw(2), rerolls(1)],
    P: 1,
  }),
  recruited('RC24', 'uuk', 6, 1, named('Bulwark Titan', 'Hradební titan', 'Bollwerktitan'), {
    play: [armour(5)],
    M: 4,
    P: 2,
  }),
];
