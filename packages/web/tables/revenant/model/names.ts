import { plain } from '@starhold/effects/text';
import type { Language } from '@starhold/kernel';
import type { View } from '@starhold/revenant';
import type { Ship } from '@starhold/revenant/content';
import { causeName as causeText, nameFor, RIVAL, wordingOf } from '@starhold/revenant/text';
import { crewIn, houseIn, kindIn, ownerIn } from './fleet.ts';
import { isShip } from './targets.ts';

/** What things on this table are called; the words are the game's. */

export const causeName = (view: View, cause: string, lang: Language): string => plain(causeText(view, cause, lang));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sectorName = (sector: string, lang: Language): string => capital(wordingOf(lang).sector(sector));

/** The Rival of a solo game has no seat. */
export const playerName = (names: readonly string[], player: number, lang: Language): string =>
  names[player] ?? RIVAL[lang];

export function shipName(ship: string, view: View, names: readonly string[], lang: Language): string {
  const w = wordingOf(lang);
  const house = houseIn(ship);
  if (house !== '') return capital(w.ship(kindIn(ship) as Ship, nameFor(view, house, lang)));
  if (ship.startsWith('frigate')) return capital(`${w.words.frigate} (${playerName(names, ownerIn(ship), lang)})`);
  return nameFor(view, ship, lang);
}

/** Who sits in a crew space: `Anna, captain`; '' where nobody does. */
export function crewName(crew: string, names: readonly string[], lang: Language, envoy: string): string {
  const seated = crewIn(crew);
  if (!seated) return '';
  if (seated.player < 0) return envoy;
  const { figures } = wordingOf(lang);
  return `${playerName(names, seated.player, lang)}, ${figures[seated.figure as keyof typeof figures] ?? ''}`;
}

/** Anything with a ref, for hints; null where it has no name of its own. */
export function thingName(ref: string, view: View, names: readonly string[], lang: Language): string | null {
  if (/^s[1-8A-D]$/.test(ref)) return sectorName(ref, lang);
  if (isShip(ref)) return shipName(ref, view, names, lang);
  const w = wordingOf(lang);
  if (Object.hasOwn(w.figures, ref)) return capital(w.figures[ref as keyof typeof w.figures]);
  if (/^section\d$/.test(ref)) return capital(w.section(Number(ref.slice(7))));
  if (ref === 'revenant' || ref === 'emergency') return capital(w.words[ref]);
  const name = nameFor(view, ref.replace(/^hidden\./, ''), lang);
  return name === ref ? null : name;
}
