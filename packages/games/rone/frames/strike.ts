import { asksOne, type Handlers, optionId, refOf } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { DESTRUCTION, MELEE, RANGED, suffer } from '../rules/damage.ts';
import { strikeTeam } from '../rules/invasion/share.ts';
import { opponents } from '../rules/invasion/teams.ts';
import { kindOfPacket, packetIn, packetRef, packetsOf, sizeOfPacket } from '../rules/packets.ts';
import { isHostile, onOpponent } from '../rules/vocabulary.ts';
import { type Frame, NONE, type State, type X } from '../state.ts';

/** Phase 6 between players (RONE-6.7), and which of several opponents an effect is for. */

type Own = 'strike' | 'whom';
type StrikeFrame = Extract<Frame, { k: 'strike' }>;

export const strike: Pick<Handlers<State, Frame, Events>, Own> = {
  /**
   * The attacker orders the packets. Ranged damage never meets armour, and packets of one kind add up: only between melee
   * and destruction does the order matter, and only while there is armour. Nothing else is asked.
   */
  strike: asksOne({
    run(x, f) {
      const { s } = x;
      if (f.begun === 0) {
        f.begun = 1;
        f.packets = packetsOf(s, f.seat);
        s.players[f.seat].packets = [];
        if (s.options.mode === 'training') {
          // RONE-15.3: it is dealt when both are done.
          s.players[f.seat].packets = f.packets;
          return void x.pop();
        }
      }
      if (f.packets.length === 0) return void x.pop();
      const next = unordered(s, f);
      if (next === NONE) return 'wait';
      deal(x, f, next);
      return undefined;
    },
    ask: (_s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: [...new Set(f.packets.map((packet) => optionId('deal', packetRef(packet))))],
      about: {},
    }),
    take: (x, f, pick) => deal(x, f, packetIn(refOf(pick))),
  }),

  whom: asksOne({
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: opponents(s, f.seat).map((seat) => optionId('seat', `p${seat}`)),
      about: { card: f.list.split('/')[0] },
    }),
    take(x, f, pick): void {
      x.pop();
      const op = packOf(x.s).lists.at(f.list)[f.at];
      if (isHostile(op)) onOpponent(x, op, f.seat, Number(refOf(pick).slice(1)));
    },
  }),
};

/** A packet that can be dealt now without choosing; NONE where the order matters. */
function unordered(s: State, f: StrikeFrame): number {
  const ranged = f.packets.find((packet) => kindOfPacket(packet) === RANGED);
  if (ranged !== undefined) return ranged;
  const matters =
    f.packets.some((packet) => kindOfPacket(packet) === MELEE) &&
    f.packets.some((packet) => kindOfPacket(packet) === DESTRUCTION) &&
    opponents(s, f.seat).some((seat) => s.players[seat].armour > 0);
  return matters ? NONE : f.packets[0];
}

function deal(x: X, f: StrikeFrame, packet: number): void {
  f.packets.splice(f.packets.indexOf(packet), 1);
  const kind = kindOfPacket(packet);
  const n = sizeOfPacket(packet);
  if (n === 0) return;
  if (x.s.options.mode === 'team') return strikeTeam(x, f.seat, kind, n);
  suffer(x, opponents(x.s, f.seat)[0], kind, n, 'RONE-6.7');
}
