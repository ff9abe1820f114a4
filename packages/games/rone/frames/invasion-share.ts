import { asksAmounts, asksOne, type Bin, optionId, refOf } from '@starhold/kernel';
import { DAMAGES } from '../content/index.ts';
import { gainNow, suffer } from '../rules/damage.ts';
import type { InvasionAbouts } from '../rules/invasion/abouts.ts';
import { actionsFor, actionsOf, setAside } from '../rules/invasion/actions.ts';
import { sharers } from '../rules/invasion/share.ts';
import { opponents } from '../rules/invasion/teams.ts';
import type { InvasionHandlers } from './invasion.ts';
import { askAmounts, letterOf } from './invasion-common.ts';

/** Effects split among team mates (RONE-20.6) and damage split among those it hits (RONE-14.3). */

type Share = Pick<InvasionHandlers, 'share' | 'shareStore' | 'split' | 'beneficiary'>;

const toSeat = (seat: number): string => optionId('to', `p${seat}`);
const binsFor = (seats: readonly number[], max: number): Bin[] =>
  seats.map((seat) => ({ id: toSeat(seat), min: 0, max }));

export const share: Share = {
  /** Each unit to any player of the side or to an additional action, before any limit applies. */
  share: asksAmounts({
    ask(s, f) {
      const about: InvasionAbouts['share'] = { what: f.what, n: f.n };
      const bins = binsFor(sharers(s, f.seat), f.n);
      for (const action of actionsFor(s, f.what)) {
        bins.push({ id: optionId('pay', actionsOf(s)[action].id), min: 0, max: f.n });
      }
      return { seat: f.seat, kind: 'amounts', bins, min: f.n, max: f.n, about };
    },
    take(x, f, pick): void {
      const { s } = x;
      x.pop();
      // What is pushed last comes first: the gains in the order of seats, then the actions.
      for (const action of actionsFor(s, f.what)) {
        const n = pick[optionId('pay', actionsOf(s)[action].id)] ?? 0;
        if (n > 0) setAside(x, f.seat, action, n);
      }
      for (const seat of sharers(s, f.seat).reverse()) gainNow(x, seat, f.what, pick[toSeat(seat)] ?? 0, f.rule);
    },
  }),

  shareStore: asksAmounts({
    ask(s, f) {
      const about: InvasionAbouts['shareStore'] = { kind: letterOf(f.kind), n: f.n };
      return { seat: f.seat, kind: 'amounts', bins: binsFor(sharers(s, f.seat), f.n), min: f.n, max: f.n, about };
    },
    take(x, f, pick): void {
      const seats = sharers(x.s, f.seat).reverse();
      x.pop();
      for (const seat of seats) {
        const n = pick[toSeat(seat)] ?? 0;
        if (n === 0) continue;
        const what = [0, 0, 0, 0, 0, 0];
        what[f.kind] = n;
        x.push({ k: 'store', seat, what });
      }
    },
  }),

  /** in whole points in any ratio, by the team that is hit: whoever of it answers first. */
  split: asksAmounts({
    ask(s, f) {
      const about: InvasionAbouts['split'] = { damage: DAMAGES[f.kind], n: f.n, by: f.seat };
      const hit = opponents(s, f.seat);
      return askAmounts(hit, { kind: 'amounts', bins: binsFor(hit, f.n), min: f.n, max: f.n, about });
    },
    take(x, f, pick): void {
      x.pop();
      for (const seat of opponents(x.s, f.seat)) suffer(x, seat, f.kind, pick[toSeat(seat)] ?? 0, 'RONE-14.3');
    },
  }),

  /** one member, chosen by the team. */
  beneficiary: asksOne({
    ask(s, f) {
      const about: InvasionAbouts['beneficiary'] = { what: f.what, n: f.n };
      const seats = opponents(s, f.seat);
      const options = seats.map((seat) => optionId('seat', `p${seat}`));
      return seats.map((seat) => ({ seat, kind: 'one', options: options.slice(), about }));
    },
    take(x, f, pick): void {
      x.pop();
      gainNow(x, Number(refOf(pick).slice(1)), f.what, f.n, 'RONE-9.4');
    },
  }),
};
