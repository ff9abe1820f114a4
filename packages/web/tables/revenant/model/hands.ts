import { dragged, isSource, towards } from './dragging.ts';
import { wholes } from './mixes.ts';
import { isAimed, isAtOnce, isQuiet, stepsOf } from './targets.ts';

/** How answers are said at this table, in one list: the front has it, and whoever counts presses. */
export const hands = { stepsOf, isQuiet, isAtOnce, isAimed, towards, isSource, dragged, wholes };
