import { refOf, verbOf } from '@starhold/kernel';
import { ownGoal } from './model/gestures.ts';
import {
  changed,
  leftOut,
  oneLast,
  plainOnes,
  type Several,
  severalChain,
  severalIn,
  sizeOf,
} from './model/several.ts';
import { useRone } from './useRone.ts';

export interface Laid extends Several {
  /** A card or ability is put to the others, or taken out again; what cannot be paid for with them is not. */
  press(option: string, isIn: boolean): void;
  /** Could it be among them? */
  mayBe(option: string): boolean;
}

/** What is laid out to be played together; null where nothing is. */
export function useSeveral(): Laid | null {
  const { view, own, turn, seat, lookEnd, openZone } = useRone();
  const { decision, armed, then } = turn;
  const laid = turn.at === 'main' ? severalIn(armed, then) : null;
  if (!laid || !decision) return null;
  const all = plainOnes(decision, view);
  const after = (option: string, isIn: boolean): string[] | null => {
    const next = oneLast(view, own, changed(laid, option, isIn), isIn ? undefined : option);
    return sizeOf(next) === 0 ? [] : severalChain(view, own, next);
  };
  return {
    ...laid,
    press(option, isIn) {
      const chain = after(option, isIn);
      if (!chain) return;
      if (verbOf(option) === 'activate') {
        if (isIn) leftOut.add(refOf(option));
        else leftOut.delete(refOf(option));
      }
      lookEnd();
      openZone(null);
      turn.chain(chain, ownGoal(view, seat));
    },
    mayBe: (option) =>
      (verbOf(option) === 'activate' ? all.abilities : all.cards).includes(refOf(option)) &&
      after(option, false) !== null,
  };
}
