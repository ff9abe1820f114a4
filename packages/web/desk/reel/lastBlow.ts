import type { Target } from '../target.ts';
import { type Score, type Stroke, TABLE, timesOf } from './score.ts';

/** What ends a game is seen at a quarter of the speed; then there is silence, and what fell breaks apart. */
export const SLOW_MS = 1600;
const SILENCE_MS = 120;
export const BREAK_MS = 1400;

export interface Fall {
  /** What breaks apart; nothing where the game ends in peace. */
  on?: Target | undefined;
  /** It is a mere sign at the edge of the table: it comes near to be seen. */
  near?: true;
  /** Did those at the screen win? Where they lost, the colour drains from the table. */
  won: boolean;
}

/** `blow`: what the beat would look like if nothing ended with it. */
export function lastBlow(blow: Pick<Score, 'lead' | 'follow'>, { on, near, won }: Fall): Score {
  // Where nothing struck (time was up, all was counted) what falls is looked at first.
  const struck: Stroke[] = timesOf(blow.lead).ms > 0 || on === undefined ? blow.lead : [{ on, how: 'glow', ms: 300 }];
  const { ms } = timesOf(struck);
  const lead = struck.map((stroke) => ({ ...stroke, ms: (stroke.ms * SLOW_MS) / ms, muffled: true }));
  const breaking: Stroke[] = [
    ...(on === undefined ? [] : [{ on, how: 'break' as const, ms: BREAK_MS, ...(near && { near }) }]),
    {
      on: TABLE,
      how: won ? 'flare' : 'drain',
      ms: BREAK_MS,
      together: true,
      sound: won ? 'win' : 'loss',
      ...(on !== undefined && { to: on }),
      ...(near && { near }),
    },
  ];
  const beside = blow.follow
    .filter((stroke) => stroke.on !== on || stroke.how === 'count')
    .map((stroke): Stroke => ({ ...stroke, together: true }));
  return {
    kind: 'lastBlow',
    lead: [...lead, { on: TABLE, how: 'hush', ms: SILENCE_MS }],
    follow: [...breaking, ...beside],
  };
}
