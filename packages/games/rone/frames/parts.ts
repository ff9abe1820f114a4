import { opsFrame } from '@starhold/effects';
import { asksOne, type Handlers, optionId, parseOption, refOf } from '@starhold/kernel';
import { packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { permanentId, permanentIn } from '../rules/cards.ts';
import { dieIn, dieRef, FACES, replaceScrew, screwLetter, screwOf, screwsOn } from '../rules/dice.ts';
import { priceOf } from '../rules/modifiers.ts';
import { isPossible } from '../rules/possible.ts';
import { type Frame, NONE, type State } from '../state.ts';

/** Spare parts (RONE-6.8), die upgrades, refreshing and exhausting. */

type Own = 'parts' | 'upgrade' | 'refresh' | 'exhaust';

export const parts: Pick<Handlers<State, Frame, Events>, Own> = {
  /** Phase 7, or the parts of who did not begin in phase 1. What is not spent is destroyed. */
  parts: asksOne({
    run(x, f) {
      if (f.begun === 0) {
        f.begun = 1;
        const { s } = x;
        const p = s.players[f.seat];
        let reward = 0;
        for (const card of p.played) reward += packOf(s).cards[card].reward;
        p.parts += reward;
        if (reward > 0) x.tell('gained', 'RONE-6.8', f.seat, { what: 'part', n: reward, now: p.parts });
      }
      return 'wait';
    },
    ask(s, f, _stack, no) {
      const n = s.players[f.seat][f.from];
      const options: string[] = [];
      packOf(s).parts.forEach((action, i) => {
        const option = optionId('spend', action.id);
        const price = priceOf(s, f.seat, i);
        if (price > n) no?.(option, 'RONE-6.8', 'tooFewParts', price, n);
        else if (!isPossible(s, f.seat, action.do))
          no?.(option, 'RONE-1.8', 'noEffect');
        else options.push(option);
      });
      options.push('end');
      return { seat: f.seat, kind: 'one', options, about: { n, from: f.from } };
    },
    take(x, f, pick): void {
      const { s } = x;
      const p = s.players[f.seat];
      if (pick === 'end') {
        x.pop();
        if (p[f.from] > 0) x.tell('lost', 'RONE-6.8', f.seat, { what: 'part', n: p[f.from], now: 0 });
        p[f.from] = 0;
        return;
      }
      const id = refOf(pick);
      const action = packOf(s).parts.findIndex((part) => part.id === id);
      const price = priceOf(s, f.seat, action);
      p[f.from] -= price;
      x.push(opsFrame(f.seat, id, NONE, id));
      x.tell('spent', 'RONE-6.8', f.seat, { action: id, price, left: p[f.from] });
    },
  }),

  /** RONE-4.10: screw by screw on one die; the first must be done, more may. */
  upgrade: asksOne({
    ask(s, f) {
      const p = s.players[f.seat];
      const options: string[] = [];
      if (f.face !== NONE) {
        const screws = [...new Set(screwsOn(p.faces[f.die * FACES + f.face]))];
        for (const from of screws) {
          for (let to = 1; to < FACES; to++) {
            if (to !== from) options.push(optionId('swap', screwLetter(from), screwLetter(to)));
          }
        }
      } else {
        for (let die = 0; die < p.dice.length; die++) {
          if (f.die !== NONE && f.die !== die) continue;
          for (let face = 0; face < FACES; face++) options.push(optionId('face', `${dieRef(die)}.${face + 1}`));
        }
        if (f.done > 0) options.push('end');
      }
      const step = f.face === NONE ? 'face' : 'screw';
      const about = { step, left: f.left, die: f.die + 1, face: f.face + 1 };
      return { seat: f.seat, kind: 'one', options, about };
    },
    take(x, f, pick): void {
      const { verb, refs } = parseOption(pick);
      if (verb === 'end') return x.pop();
      if (verb === 'face') {
        f.die = dieIn(refs[0]);
        f.face = Number(refs[0].split('.')[1]) - 1;
        return;
      }
      replaceScrew(x.s.players[f.seat], f.die, f.face, screwOf(refs[0]), screwOf(refs[1]));
      x.tell('upgraded', 'RONE-4.10', f.seat, { die: f.die + 1, face: f.face + 1, from: refs[0], to: refs[1] });
      f.done++;
      f.left--;
      f.face = NONE;
      if (f.left === 0) x.pop();
    },
  }),

  /** RONE-11.13: exhausted cards of `owner`'s base, not `self`. */
  refresh: asksOne({
    run(x, f) {
      if (f.n > 0 && permanentsOf(x.s, f.owner, 1, f.self).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: permanentsOf(s, f.owner, 1, f.self).map((permanent) => optionId('refresh', permanentId(s, permanent))),
      about: { n: f.n, owner: f.owner },
    }),
    take(x, f, pick): void {
      const p = x.s.players[f.owner];
      f.n--;
      p.tired &= ~(1 << p.base.indexOf(permanentIn(x.s, refOf(pick))));
      x.tell('refreshed', 'RONE-11.13', f.owner, { cards: [refOf(pick)] });
    },
  }),

  exhaust: asksOne({
    run(x, f) {
      if (f.n > 0 && permanentsOf(x.s, f.owner, 0, NONE).length > 0) return 'wait';
      x.pop();
      return undefined;
    },
    ask: (s, f) => ({
      seat: f.seat,
      kind: 'one',
      options: permanentsOf(s, f.owner, 0, NONE).map((permanent) => optionId('exhaust', permanentId(s, permanent))),
      about: { n: f.n, owner: f.owner },
    }),
    take(x, f, pick): void {
      const p = x.s.players[f.owner];
      f.n--;
      p.tired |= 1 << p.base.indexOf(permanentIn(x.s, refOf(pick)));
      x.tell('exhausted', 'RONE-11.13', f.owner, { card: refOf(pick) });
    },
  }),
};

/** Exhausted (1) or refreshed (0) permanents of a base. */
function permanentsOf(s: State, seat: number, tired: 0 | 1, except: number): number[] {
  const p = s.players[seat];
  return p.base.filter((permanent, i) => ((p.tired >> i) & 1) === tired && permanent !== except);
}
