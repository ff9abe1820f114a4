import { isPlain, opsFrame, triggers } from '@starhold/effects';
import type { Seat } from '@starhold/kernel';
import { type Moment, type Own, packOf, type RoneLexicon } from '../content/index.ts';
import type { Frame, State } from '../state.ts';
import { permanentId } from './cards.ts';
import { hearInvasion, INVASION_KEYS, nameInvasion, readyInvasion, useInvasion } from './invasion/listening.ts';
import { isActive } from './sides.ts';

/**
 * Passive abilities of permanents (RONE-1.5): heard in anybody's turn, exhausted or not. A key is seat, place in the base
 * and number of the ability; keys from `INVASION_KEYS` on belong to the Invasion.
 */

const PER_PLACE = 4;
const PER_SEAT = 1024;

const seatOf = (key: number): Seat => Math.floor(key / PER_SEAT);
const placeOf = (key: number): number => Math.floor((key % PER_SEAT) / PER_PLACE);

function permanentOf(s: State, key: number): number {
  return s.players[seatOf(key)].base[placeOf(key)];
}

/** Gives what nobody would decline, and so much of it whatever was done before. */
function isHarmless(op: Own): boolean {
  return op.op === 'gain' && typeof op.n === 'number' && op.what !== 'screw' && op.who === undefined;
}

const heard = triggers<State, Frame, Moment>({
  hear(s, on, seat, it, into) {
    if (s.preparing === 1) return;
    if (s.inv) hearInvasion(s, on, seat, it, into);
    if (seat < 0) return;
    const { permanents } = packOf(s);
    const { base, firsts } = s.players[seat];
    for (let place = 0; place < base.length; place++) {
      const { abilities } = permanents[base[place]];
      for (let i = 0; i < abilities.length; i++) {
        if (!on.includes(abilities[i].on)) continue;
        const key = seat * PER_SEAT + place * PER_PLACE + i;
        if (abilities[i].first && firsts.includes(key)) continue;
        into.after.push(key);
      }
    }
  },
  ready: (s, key, o) =>
    key >= INVASION_KEYS ? readyInvasion(s, key, o) : placeOf(key) < s.players[seatOf(key)].base.length,
  /** RONE-1.6: the active player orders; where several act at once, the owner. */
  decides(s, key, o) {
    if (key >= INVASION_KEYS) return Math.max(o.seat, 0);
    return isActive(s, seatOf(key)) ? seatOf(key) : s.side;
  },
  must: () => true,
  plain(s, key) {
    if (key >= INVASION_KEYS) return false;
    const { abilities } = packOf(s).permanents[permanentOf(s, key)];
    return isPlain<RoneLexicon>(abilities[key % PER_PLACE].do, isHarmless);
  },
  name: (s, key) => (key >= INVASION_KEYS ? nameInvasion(s, key) : permanentId(s, permanentOf(s, key))),
  use(x, key, o) {
    if (key >= INVASION_KEYS) return useInvasion(x, key, o);
    const { s } = x;
    const seat = seatOf(key);
    const permanent = permanentOf(s, key);
    const { id, abilities } = packOf(s).permanents[permanent];
    if (abilities[key % PER_PLACE].first) s.players[seat].firsts.push(key);
    const list = `${id}/on${key % PER_PLACE}`;
    x.push(opsFrame(seat, list, permanent, list, o.it));
    x.tell('triggered', 'RONE-1.5', seat, { card: id });
  },
  seats: (s) => s.players.length,
  first: (s) => (s.side < 0 ? 0 : s.side),
});

export const { occur, handlers: triggerHandlers } = heard;
