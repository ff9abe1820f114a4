import type { InspectHow } from '../../../kit/index.ts';
import type { Marking, Target } from '../model/marks.ts';
import type { PartProps } from './types.ts';

type Touching = Pick<PartProps, 'marks' | 'onPress' | 'onInspect' | 'onInspectEnd'>;

/** Marks and handlers of one thing on the table, as its card takes them. */
export function touchOf(
  { marks, onPress, onInspect, onInspectEnd }: Touching,
  target: Target,
): Marking & {
  target: Target;
  onPress: () => void;
  onInspect: (how: InspectHow, at: Element) => void;
  onInspectEnd: (() => void) | undefined;
} {
  return {
    ...marks.of(target),
    target,
    onPress: () => onPress(target),
    onInspect: (how, at) => onInspect(target, how, at),
    onInspectEnd,
  };
}
