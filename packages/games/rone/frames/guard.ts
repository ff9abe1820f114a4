import type { Handler, Handlers } from '@starhold/kernel';
import type { Events } from '../events.ts';
import { putOnDeck } from '../rules/cards.ts';
import { abandonInvasion } from '../rules/invasion/operations.ts';
import { type Frame, NONE, type State, type X } from '../state.ts';

/** What holds for every frame: it goes when the match has ended, and it waits for whoever goes first (RONE-15.6). */

/** These see to the end of a match or a scenario themselves. */
const LOWEST: readonly string[] = ['game', 'scenario'];

/** The order of a phase of quick training is being settled. */
export const PENDING = -2;

/** Cards that lie in no zone go where they belong when their frame is dropped. */
function abandon(x: X, f: Frame): void {
  const { s } = x;
  switch (f.k) {
    case 'pay':
    case 'playing':
      s.players[f.seat].discard.push(f.card);
      return;
    case 'atop':
    case 'graduate':
      s.players[f.seat].discard.push(...f.cards);
      return;
    case 'sacrifice':
    case 'giveBack':
      for (const card of f.cards) putOnDeck(s.players[f.seat], card, false);
      return;
    case 'draft':
      (f.what === 'recruit' ? s.recruitsGone : s.technologiesGone).push(...f.cards);
      return;
    case 'lane':
      s.through |= 1 << f.seat;
      return;
    default:
      abandonInvasion(x, f);
  }
}

/** Quick training: a player who has fallen does nothing more in this phase; what is queued still happens. */
function isOut(x: X, f: Frame): boolean {
  const { s } = x;
  return s.fallen !== 0 && f.seat >= 0 && (s.fallen & (1 << f.seat)) !== 0 && x.stack !== (s.stack as unknown);
}

function mustHold({ s }: X, f: Frame): boolean {
  if (s.ahead === PENDING) return f.k !== 'precede';
  return s.ahead !== f.seat && (s.through & (1 << s.ahead)) === 0;
}

function guarded<F extends Frame>(h: Handler<State, F, Frame, Events>, k: string): Handler<State, F, Frame, Events> {
  if (LOWEST.includes(k)) return h;
  const { run, take } = h;
  return {
    ...h,
    run(x, f) {
      const { s } = x;
      if (s.ended !== '' || isOut(x, f)) {
        abandon(x, f);
        x.pop();
        return undefined;
      }
      if (s.ahead !== NONE && x.stack !== (s.stack as unknown) && mustHold(x, f)) return 'hold';
      return run ? run(x, f) : 'wait';
    },
    take(x, f, pick, seat) {
      if (x.s.options.mode === 'training') x.s.acted |= 1 << seat;
      take?.(x, f, pick, seat);
    },
  };
}

export function guard(handlers: Handlers<State, Frame, Events>): Handlers<State, Frame, Events> {
  const entries = Object.entries(handlers) as [string, Handler<State, Frame, Frame, Events>][];
  return Object.fromEntries(entries.map(([k, h]) => [k, guarded(h, k)])) as unknown as Handlers<State, Frame, Events>;
}
