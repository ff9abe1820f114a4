import { asksOne, asksSubset, type Handlers, optionId, refOf } from '@starhold/kernel';
import type { Events } from '../events.ts';
import { kindsOf, takeKind } from '../rules/cards.ts';
import { heatStep } from '../rules/damage.ts';
import { DECK_UPGRADE_TAKES } from '../rules/rulings.ts';
import { build, mixIn, upgradeChoices, xpStep } from '../rules/upgrades.ts';
import type { BosFrame, BosState, Path } from '../state.ts';
import { canUse, useCrew } from './slot.ts';
import { sourceOf } from './source.ts';

/** Heat and XP, step by step, with the choices that interrupt them. */

type Tracks = Pick<Handlers<BosState, BosFrame, Events>, 'heat' | 'xp' | 'upgrade' | 'newCards'>;

export const tracks: Tracks = {
  /** BOS-19.7: the Mechanic may ignore a step at the moment it would be applied, also one that would explode the ship. */
  heat: asksOne({
    run(x, f): 'wait' | undefined {
      if (f.left === 0) return x.pop() as undefined;
      return 'wait';
    },
    ask(s, f, stack, no) {
      no?.('', 'BOS-8.2', 'heatRises');
      const options = canUse(s, 'mechanic', no) ? ['heat', 'use:mechanic'] : ['heat'];
      return { seat: f.seat, kind: 'one', options, about: { source: sourceOf(stack), steps: f.left } };
    },
    take(x, f, pick): void {
      f.left--;
      if (pick === 'use:mechanic') {
        useCrew(x, 'mechanic', 'BOS-19.7');
        x.tell('heatIgnored', 'BOS-19.7', x.s.captain, { now: x.s.heat });
      } else heatStep(x, f.rule);
    },
  }),

  /** BOS-18.1, 18.2 and 18.4. */
  xp: {
    run(x, f): undefined {
      if (f.left === 0 || x.s.cubes.length === 0) return x.pop() as undefined;
      f.left--;
      if (xpStep(x)) x.push({ k: 'upgrade', seat: x.s.captain });
    },
  },

  upgrade: asksOne({
    ask(s, f, _stack, no) {
      no?.('', 'BOS-18.6', 'choosePath');
      return { seat: f.seat, kind: 'one', options: upgradeChoices(s, no).map((path) => optionId('upgrade', path)) };
    },
    take(x, _f, pick): void {
      x.pop();
      build(x, refOf(pick) as Path);
    },
  }),

  /** A-04, as an option: the team chooses which upgraded cards it takes. */
  newCards: asksSubset({
    ask(s, f, _stack, no) {
      const from = kindsOf(s, s.upgradedStack)
        .sort()
        .map((kind) => optionId('take', kind));
      const n = Math.min(DECK_UPGRADE_TAKES, from.length);
      no?.('', 'BOS-18.9', 'takeSoMany', n);
      return { seat: f.seat, kind: 'subset', from, min: n, max: n, about: { take: n } };
    },
    take(x, _f, pick): void {
      const { s } = x;
      x.pop();
      mixIn(
        x,
        pick.map((id) => takeKind(s, s.upgradedStack, refOf(id))),
      );
    },
  }),
};
