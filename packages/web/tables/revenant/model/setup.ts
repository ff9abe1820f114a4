import { NONE, type View } from '@starhold/revenant';

/** The automa chooses nothing. */
const RIVAL = 1;

/** How far the set-up is, from what lies open: crew boards, frigate boards, then cards and Houses; NONE once it is over. */
export function setupStep({ cycle, players, rival }: View): number {
  if (cycle > 0) return NONE;
  const choosing = players.filter((_, i) => rival === null || i !== RIVAL);
  if (choosing.some(({ side }) => side === '')) return 0;
  return choosing.some(({ board }) => board === '') ? 1 : 2;
}
