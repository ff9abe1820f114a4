import type { Seat } from '@starhold/kernel';
import { DAMAGES, packOf } from '../content/index.ts';
import type { State } from '../state.ts';
import { DESTRUCTION, MELEE, RANGED } from './damage.ts';
import { amountFor, holdsFor } from './facts.ts';
import { changeOf } from './modifiers.ts';

/** Packets of damage: one type of damage of one card or effect. As a number: kind + 3 × size. */

const KINDS = 3;

export const packet = (kind: number, n: number): number => kind + KINDS * n;
export const kindOfPacket = (of: number): number => of % KINDS;
export const sizeOfPacket = (of: number): number => Math.floor(of / KINDS);

const LETTER = ['m', 'r', 'd'];
/** `m3`. */
export const packetRef = (of: number): string => `${LETTER[kindOfPacket(of)]}${sizeOfPacket(of)}`;
export const packetIn = (ref: string): number => packet(LETTER.indexOf(ref[0]), Number(ref.slice(1)));

/** RONE-6.7: all damage of this turn, as it is when phase 6 begins. */
export function packetsOf(s: State, seat: Seat): number[] {
  const p = s.players[seat];
  const found = p.packets.slice();
  let more = changeOf(s, 'firstRanged', seat);
  for (const card of p.played) {
    const sizes = damageOf(s, seat, card);
    // TE19 adds to one card with printed ranged damage.
    if (more > 0 && packOf(s).cards[card].combat.ranged > 0) {
      sizes[RANGED] += more;
      more = 0;
    }
    for (let kind = 0; kind < KINDS; kind++) if (sizes[kind] > 0) found.push(packet(kind, sizes[kind]));
  }
  return found;
}

/** Of one card in the played zone: what is printed, and what it counts now. By kind of damage. */
export function damageOf(s: State, seat: Seat, card: number): number[] {
  const { combat, bonus } = packOf(s).cards[card];
  const sizes = [0, 0, 0];
  sizes[MELEE] = combat.melee;
  sizes[RANGED] = combat.ranged;
  sizes[DESTRUCTION] = combat.destruction;
  for (const b of bonus) {
    if (b.if === undefined || holdsFor(s, b.if, seat)) sizes[DAMAGES.indexOf(b.damage)] += amountFor(s, b.n, seat, 1);
  }
  return sizes;
}
