import type { Zone, ZoneCard } from '@starhold/kernel';
import { slotRef } from './refs.ts';
import { ZONE_NAMES } from './text/index.ts';
import type { View } from './view.ts';

function counter(id: keyof typeof ZONE_NAMES, count: number): Zone {
  return { id, name: ZONE_NAMES[id], shape: 'counter', cards: [], count };
}

/** The table as zones: all that a terminal or a browser needs to draw it. */
export function zones(view: View): Zone[] {
  const face = (id: string): ZoneCard => ({ face: { kind: 'find', id } });
  const row = view.row.flatMap((id, slot) => (id === '' ? [] : [{ ...face(id), target: slotRef(slot) }]));
  const discard = view.discard.map(face);
  return [
    { id: 'row', name: ZONE_NAMES.row, shape: 'row', cards: row, count: row.length },
    { id: 'deck', name: ZONE_NAMES.deck, shape: 'pile', cards: [], count: view.deck },
    { id: 'discard', name: ZONE_NAMES.discard, shape: 'pile', cards: discard, count: discard.length },
    ...(view.quota > 0 ? [counter('quota', view.quota)] : []),
    ...view.seats.flatMap((seat, owner): Zone[] => {
      const own = owner === view.me;
      const hand = own ? view.hand.map((id): ZoneCard => ({ ...face(id), target: id })) : new Array(seat.hand).fill({});
      return [
        { id: 'hand', name: ZONE_NAMES.hand, owner, shape: 'row', cards: hand, count: seat.hand },
        { id: 'hold', name: ZONE_NAMES.hold, owner, shape: 'row', cards: seat.hold.map(face), count: seat.hold.length },
        { ...counter('coins', seat.coins), owner },
        { ...counter('flares', seat.flares), owner },
        { ...counter('score', seat.score), owner },
      ];
    }),
  ];
}
