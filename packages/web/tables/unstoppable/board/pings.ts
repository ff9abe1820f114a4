import { parseOption } from '@starhold/kernel';
import type { UnsView } from '@starhold/unstoppable';
import type { Target } from '../../../desk/target.ts';
import { findAnywhere } from '../texts/words.ts';

/** Pings that point at something: `ping:PLACE>NAME`, and the boss. */
export const isPlace = (ping: string): boolean => ping === 'ping:boss' || ping.includes('>');

/** What a ping points at, as long as the same face lies there: a card that has moved on is no longer meant. */
export function targetOfPing(ping: string, view: UnsView): Target | undefined {
  const [place = '', name] = parseOption(ping).refs;
  if (place === 'boss') return 'boss';
  if (place === 'market') {
    const slot = view.market.findIndex((offer) => offer?.upgrade === name);
    return slot < 0 ? undefined : `market:${slot}`;
  }
  if (place.startsWith('deck')) {
    const level = Number(place.slice('deck'.length));
    return view.coreDecks[level - 1]?.top === name ? `deck:${level}` : undefined;
  }
  const found = findAnywhere(view, place);
  return found && (found.threat?.threat ?? found.card.core) === name ? `card:${place}` : undefined;
}

/** The ping for a thing; the card of the story stands for the boss. */
export function pingAt(target: Target, view: UnsView, signals: readonly string[]): string | undefined {
  const wanted = target === 'story' ? 'boss' : target;
  return signals.find((ping) => isPlace(ping) && targetOfPing(ping, view) === wanted);
}
