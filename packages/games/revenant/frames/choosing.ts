import { asksOne, type Handlers, optionId, refOf } from '@starhold/kernel';
import type { Events } from '../events.ts';
import { copies, happen, mayResolve, resolveEffect, takeData, type Which } from '../rules/effects.ts';
import type { Word } from '../rules/listening.ts';
import { effectId } from '../rules/option-ids.ts';
import { bearerIn, bearerRef, PLANET0 } from '../rules/refs.ts';
import type { Frame, State } from '../state.ts';

/** Which effect of an ark or of a planet: of the one that was crewed or landed on, or of one that is copied. */

type Own = 'effects' | 'effect' | 'copy';

export const choosing: Pick<Handlers<State, Frame, Events>, Own> = {
  /** REV-20.1, 23.2: one of two; or none (REV-1.1). */
  effects: asksOne({
    ask(s, f, _stack, no) {
      const ref = bearerRef(s, f.of);
      const options: string[] = [];
      for (const which of [1, 2] as const) {
        const id = effectId(ref, which);
        if (mayResolve(s, f.seat, f.of, which, f.ship)) options.push(id);
        else no?.(id, 'REV-1.2', 'cannotResolve');
      }
      options.push('none');
      return { seat: f.seat, kind: 'one', options, about: { of: ref, copy: 0 } };
    },
    take(x, f, pick): void {
      x.pop();
      if (pick === 'none') return;
      const [ref, which] = refOf(pick).split('.');
      resolveEffect(x, f.seat, bearerIn(x.s, ref), Number(which) as Which, f.ship, 0);
    },
  }),

  effect: {
    run(x, f): undefined {
      x.pop();
      happen(x, f.seat, f.list, f.on as Word[], f.ship);
    },
  },

  /** REV-19, 20.10; or none (REV-1.1), although it was paid for. */
  copy: asksOne({
    run(x, f) {
      if (copies(x.s, f.seat, f.what, f.ship).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask(s, f) {
      const found = copies(s, f.seat, f.what, f.ship);
      const options = found.map(([of, which]) => optionId('copy', `${bearerRef(s, of)}.${which}`));
      options.push('none');
      return { seat: f.seat, kind: 'one', options, about: { what: f.what } };
    },
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      if (pick === 'none') return;
      const [ref, which] = refOf(pick).split('.');
      const of = bearerIn(s, ref);
      resolveEffect(x, f.seat, of, Number(which) as Which, f.ship, 1);
      if (f.what === 'planet') takeData(x, f.seat, s.planets.indexOf(of - PLANET0), f.ship);
    },
  }),
};
