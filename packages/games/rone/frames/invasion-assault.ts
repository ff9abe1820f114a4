import { asksOne, optionId, parseOption, refOf } from '@starhold/kernel';
import { COLOURS, DAMAGES, packOf } from '../content/index.ts';
import type { InvasionAbouts } from '../rules/invasion/abouts.ts';
import { actionsFor, actionsOf, potOf, setAside } from '../rules/invasion/actions.ts';
import { invasionId } from '../rules/invasion/cards.ts';
import { checkScenario } from '../rules/invasion/conditions.ts';
import { besiege, strike, takeOffTop, targetable, topIsBeaten } from '../rules/invasion/damage.ts';
import { invasionOf, topHas } from '../rules/invasion/stack.ts';
import type { InvasionFrame } from '../rules/invasion/state.ts';
import { occur } from '../rules/listening.ts';
import { kindOfPacket, packet, packetIn, packetRef, sizeOfPacket } from '../rules/packets.ts';
import { framesOf, LOCKED, NONE, type State, type X } from '../state.ts';
import type { InvasionHandlers } from './invasion.ts';
import { askOne, kindOf, letterOf } from './invasion-common.ts';

/** Phase 6 against the Invasion, and what its cards and the additional actions make players choose. */

type Assault = Pick<InvasionHandlers, 'assault' | 'beaten' | 'lock' | 'sabotage' | 'rally'>;
type AssaultFrame = Extract<InvasionFrame, { k: 'assault' }>;

/** Every packet must be dealt while there is something to deal it to; any of it may pay for actions instead (RONE-20.3). */
function assaultOptions(s: State, f: AssaultFrame): string[] {
  const options: string[] = [];
  const packets = [...new Set(f.packets)].sort((a, b) => a - b);
  const stands = invasionOf(s).stack.length > 0;
  const open = targetable(s);
  if (stands) options.push(...packets.map((of) => optionId('hit', packetRef(of))));
  if (open) options.push(...packets.map((of) => optionId('siege', packetRef(of))));
  for (const of of packets) {
    for (const action of actionsFor(s, DAMAGES[kindOfPacket(of)])) {
      options.push(optionId('pay', packetRef(of), actionsOf(s)[action].id));
    }
  }
  if (!stands && !open && packets.length > 0) options.push('end');
  return options;
}

/** IC16, A-69: all damage of this phase, of every player, that is neither dealt nor spent yet. */
function swallow(x: X): void {
  let n = 0;
  for (const f of framesOf(x.s)) {
    if (f.k !== 'assault') continue;
    for (const of of f.packets) n += sizeOfPacket(of);
    f.packets.length = 0;
  }
  if (n > 0) x.tell('damageLost', 'RONE-20.3', NONE, { n });
}

function removePacket(f: AssaultFrame, of: number): void {
  f.packets.splice(f.packets.indexOf(of), 1);
}

export const assault: Assault = {
  assault: asksOne({
    run(x, f) {
      const { s } = x;
      if (f.begun === 0) {
        f.begun = 1;
        s.players[f.seat].packets = [];
      }
      if (checkScenario(x)) return undefined;
      const options = assaultOptions(s, f);
      if (options.length > 0 && (options.length > 1 || options[0] !== 'end')) return 'wait';
      if (f.packets.length > 0) {
        const n = f.packets.reduce((sum, of) => sum + sizeOfPacket(of), 0);
        x.tell('damageLost', 'RONE-20.3', f.seat, { n });
      }
      return void x.pop();
    },
    ask(s, f) {
      // With team mates about, when something is dealt matters even where there is one way to do it.
      const ask = { seat: f.seat, kind: 'one', options: assaultOptions(s, f), about: {} } as const;
      return s.players.length > 1 ? { ...ask, stop: 1 } : ask;
    },
    take(x, f, pick): void {
      const { s } = x;
      const { verb, refs } = parseOption(pick);
      if (verb === 'end') {
        f.packets.length = 0;
        return;
      }
      const of = packetIn(refs[0]);
      const [kind, n] = [kindOfPacket(of), sizeOfPacket(of)];
      removePacket(f, of);
      if (verb === 'pay') {
        const action = actionsOf(s).findIndex(({ id }) => id === refs[1]);
        const due = Math.min(n, actionsOf(s)[action].price.n - potOf(s, f.seat, action));
        if (n > due) f.packets.push(packet(kind, n - due));
        return setAside(x, f.seat, action, due);
      }
      if (verb === 'siege') return besiege(x, f.seat, kind, n);
      const left = strike(x, f.seat, kind, n);
      if (left > 0) f.packets.push(packet(kind, left));
      if (topIsBeaten(s)) x.push({ k: 'beaten', seat: f.seat });
    },
  }),

  /** RONE-20.2; the next card may have lived on the support of this one. */
  beaten: {
    run(x, f): undefined {
      const { s } = x;
      if (!topIsBeaten(s)) return void x.pop();
      const inv = invasionOf(s);
      if (topHas(s, 'swallow')) swallow(x);
      const card = takeOffTop(s);
      inv.defeated++;
      inv.defeatedAll++;
      x.tell('defeatedCard', 'RONE-20.2', f.seat, { card: invasionId(s, card) });
      occur(x, ['defeated'], f.seat, card);
    },
  },

  /** the owner chooses, and surplus locks are ignored. */
  lock: asksOne({
    run(x, f) {
      if (f.n > 0 && x.s.players[f.seat].dice.some((die) => die !== LOCKED)) return 'wait';
      return void x.pop();
    },
    ask(s, f) {
      const options = s.players[f.seat].dice.flatMap((die, i) =>
        die === LOCKED ? [] : [optionId('lock', `d${i + 1}`)],
      );
      return { seat: f.seat, kind: 'one', options, about: {} };
    },
    take(x, f, pick): void {
      const die = Number(refOf(pick).slice(1));
      f.n--;
      x.s.players[f.seat].dice[die - 1] = LOCKED;
      x.tell('locked', 'RONE-4.7', f.seat, { die });
    },
  }),

  /** Resources of training zones; with `take` (TE14) the player stores some of the colours destroyed. */
  sabotage: asksOne({
    run(x, f) {
      const { s } = x;
      const zones = invasionOf(s).stored;
      if (f.n > 0 && zones.some((n) => n > 0)) return 'wait';
      f.n = 0;
      if (f.take > 0 && f.gone.length > 0) return 'wait';
      return void x.pop();
    },
    ask(s, f) {
      const about: InvasionAbouts['sabotage'] = { step: f.n > 0 ? 'destroy' : 'take', n: f.n > 0 ? f.n : f.take };
      const { stored } = invasionOf(s);
      const options =
        f.n > 0
          ? COLOURS.flatMap((_, c) => (stored[c] > 0 ? [optionId('destroy', letterOf(c))] : []))
          : [...new Set(f.gone)].sort().map((c) => optionId('take', letterOf(c)));
      return askOne(s, f.seat, { kind: 'one', options, about });
    },
    take(x, f, pick): void {
      const { s } = x;
      const colour = kindOf(refOf(pick));
      if (f.n === 0) {
        f.take--;
        const what = [0, 0, 0, 0, 0, 0];
        what[colour] = 1;
        return x.push({ k: 'store', seat: f.seat, what });
      }
      f.n--;
      f.gone.push(colour);
      const { stored } = invasionOf(s);
      stored[colour]--;
      x.tell('sabotaged', 'RONE-11.4', f.seat, { colour: COLOURS[colour], now: stored[colour] });
    },
  }),

  /** AA4: cards in any player's base. */
  rally: asksOne({
    run(x, f) {
      if (f.n > 0 && x.s.players.some(({ tired }) => tired !== 0)) return 'wait';
      return void x.pop();
    },
    ask(s, f) {
      const { permanents } = packOf(s);
      const options = s.players.flatMap(({ base, tired }, seat) =>
        base.flatMap((card, i) =>
          (tired & (1 << i)) === 0 ? [] : [optionId('refresh', permanents[card].id, `p${seat}`)],
        ),
      );
      return { seat: f.seat, kind: 'one', options, about: {} };
    },
    take(x, f, pick): void {
      const { s } = x;
      const { refs } = parseOption(pick);
      const owner = Number(refs[1].slice(1));
      const p = s.players[owner];
      const at = p.base.findIndex((card) => packOf(s).permanents[card].id === refs[0]);
      f.n--;
      p.tired &= ~(1 << at);
      x.tell('refreshed', 'RONE-10.2', owner, { cards: [refs[0]] });
    },
  }),
};
