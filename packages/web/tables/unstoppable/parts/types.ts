import type { UnsView } from '@starhold/unstoppable';
import type { InspectHow } from '../../../kit/index.ts';
import type { Marks, Target } from '../model/marks.ts';

/** What every part of the table is fed with. */
export interface PartProps {
  view: UnsView;
  /** Whose part it is. */
  seat: number;
  marks: Marks;
  onPress: (target: Target) => void;
  /** Hover, long press, right click or the key `i`. */
  onInspect: (target: Target, how: InspectHow, at: Element) => void;
  onInspectEnd?: () => void;
}
