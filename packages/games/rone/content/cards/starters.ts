import { additional, armour, draw, health, named, recruit, recycle, rerolls, screws, starter } from '../make.ts';
import type { CardDef } from '../schema.ts';

/** One of each for every player (RONE-3.6); names of the rulebooks. */
export const STARTERS: CardDef[] = [
  starter('ST01', '', named('Water Canister', 'Kanystr vody', 'Wasserkanister'), { play: [armour(1)], P: 1 }),
  starter('ST02', 'w', named('Jugura', 'Jugura', 'Jugura'), { M: 2, P: 1 }),
  starter('ST03', 'y', named('Command', 'Rozkaz', 'Befehl'), { play: [screws(2)], P: 2 }),
  starter('ST04', 'u', named('Vision', 'Vize', 'Vision'), { play: [draw(1), rerolls(1), screws(1)], P: 1 }),
  starter('ST05', 'k', named('Tribe Guardians', 'Strážci kmene', 'Stammeswächter'), { play: [armour(2)], M: 2 }),
  starter('ST06', 'g', named('Areja', 'Areja', 'Areja'), { play: [health(2)], P: 1 }),
  starter('ST07', 'r', named('Brawler', 'Rváč', 'Wilder Kampf'), { M: 2, D: 2 }),
  starter('ST08', '', named('Scout', 'Průzkumník', 'Kundschafter'), { play: [draw(1), rerolls(1)] }),
  starter('ST09', 'yw', named('Commander Atus', 'Velitel Atus', 'Kommandant Atus'), { play: [recruit], P: 3 }),
  starter('ST10', 'uw', named('Hovercraft', 'Vznášedlo', 'Hovercraft'), { M: 1, R: 1, P: 2 }),
  starter('ST11', 'rr', named('Destroyer', 'Ničitel', 'Zerstörer'), { R: 2, D: 1, P: 1 }),
  starter('ST12', 'gk', named('Jalak', 'Jalak', 'Jalak'), { play: [screws(1)], M: 3, P: 1 }),
];

/** In the starter pile from the beginning (RONE-3.7). */
export const ADDITIONAL: CardDef[] = [
  additional('AS1', 'r', named('Hired Gun', 'Najatý střelec', 'Söldnerin'), { play: [rerolls(1)], M: 1, R: 1, P: 1 }),
  additional('AS2', 'u', named('Barricade', 'Barikáda', 'Barrikade'), { play: [armour(3), screws(1)], P: 1 }),
  additional('AS3', 'g', named('Herbalist', 'Bylinkářka', 'Kräuterfrau'), { play: [health(1), recycle(1)], P: 2 }),
  additional('AS4', 'y', named('Quarry Worker', 'Lamač kamene', 'Steinbrecher'), { play: [screws(1)], P: 3 }),
  additional('AS5', 'k', named('Machete Gang', 'Mačetáři', 'Machetenbande'), { M: 3, P: 1 }),
  additional('AS6', 'w', named('Courier', 'Kurýr', 'Kurier'), { play: [draw(2)], P: 1 }),
];
