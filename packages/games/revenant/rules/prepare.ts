import { packOf } from '../content/index.ts';
import { NONE, type State } from '../state.ts';

/** What is still to be had during set-up. */

/** Of each board one side. */
export function freeSides(s: State): number[] {
  const { crews } = packOf(s);
  const taken = s.players.filter(({ side }) => side !== NONE).map(({ side }) => crews[side].board);
  return crews.flatMap(({ board }, i) => (taken.includes(board) ? [] : [i]));
}

export function freeBoards(s: State): number[] {
  const taken = s.players.map(({ board }) => board);
  return packOf(s).frigates.flatMap((_, i) => (taken.includes(i) ? [] : [i]));
}
