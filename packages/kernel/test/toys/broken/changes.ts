import type { CheckName } from '../../../testing/index.ts';
import type { AnyRules, Handlers, Seat } from '../../../types.ts';
import { handlers, takeTurn, type X } from '../lanterns/play.ts';
import { type LanternsRules, lanterns } from '../lanterns/rules.ts';
import type { LanternsFrame, LanternsState } from '../lanterns/state.ts';

/** Lanterns with one bug each, and the promises that the bug breaks. */
export interface BrokenToy {
  bug: string;
  rules: AnyRules;
  breaks: CheckName[];
  options?: unknown;
}

export function withHandlers(changed: Partial<Handlers<LanternsState, LanternsFrame>>): LanternsRules {
  return { ...lanterns, handlers: { ...handlers, ...changed } };
}

/** A turn in which `option` is done differently. */
export function withTurn(option: string, instead: (x: X, seat: Seat) => void): LanternsRules {
  return withHandlers({
    turn: {
      ...handlers.turn,
      take: (x, f, pick, seat) => {
        if (pick !== option) return takeTurn(x, f, pick, seat);
        if (--f.left === 0) x.pop();
        instead(x, seat);
      },
    },
  });
}

/** A floor after which something else happens too. */
export function withFloor(also: (x: X, seat: Seat) => void): LanternsRules {
  return withHandlers({
    floor: {
      ...handlers.floor,
      take: (x, f, pick, seat) => {
        handlers.floor.take?.(x, f, pick, seat);
        also(x, seat);
      },
    },
  });
}

/** A round in which something else happens before the turns. */
export function withRound(also: (x: X) => void): LanternsRules {
  return withHandlers({
    round: {
      run: (x, f) => {
        if (f.step === 2) also(x);
        return handlers.round.run?.(x, f);
      },
    },
  });
}
