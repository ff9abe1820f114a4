import { standingOf } from '@starhold/kernel';
import type { AnyText, EndTurning } from '../../kit/index.ts';
import { useDesk } from '../context.ts';
import type { Deeds } from './turning.ts';
import { isVersus, useTurning } from './useTurning.ts';

const percent = (worth: number): number => Math.round(worth * 100);

/**
 * The turning point in words, with the way back to it. `deeds` is to stay the same; `what` names the cause of a deed, where
 * its line in the log does not.
 */
export function useTurningBox(deeds: Deeds, what?: (cause: string) => string): EndTurning | undefined {
  const { t, words, moment, seat, replay } = useDesk();
  const turning = useTurning(deeds);
  const { result } = moment;
  if (!turning || !result) return undefined;
  const { curve, which, at, deed } = turning;
  const swing = t.end.swing(percent(turning.from), percent(turning.to));
  const by = deed && what ? ` · ${what(deed.event.cause)}` : '';
  const isBest = standingOf(result, Math.max(0, seat)) === 'lost' && isVersus(result);
  const mark = words.round(curve[which].round);
  return {
    title: isBest ? t.end.bestMoment : t.end.turning,
    curve,
    which,
    mark,
    label: t.end.curve(percent(curve[0].worth), percent(curve[curve.length - 1].worth), mark),
    text: deed ? [...segments(words.line(deed.event)), { t: 'text', v: `${by}. ${swing}` }] : swing,
    watch: t.end.watch,
    onWatch: () => {
      replay.go(at);
      replay.play(true);
    },
  };
}

const segments = (text: AnyText): Exclude<AnyText, string> =>
  typeof text === 'string' ? [{ t: 'text', v: text }] : text;
