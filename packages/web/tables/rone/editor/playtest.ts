import { scenarioPack } from '@starhold/rone/content';
import type { SeatSetup, TableSetup } from '../../../session/types.ts';
import { type Draft, type Problem, prove } from './draft.ts';

/** A table that plays a scenario of one's own. */
export interface PlaytestWish {
  players: number;
  difficulty: 'easy' | 'normal' | 'hard';
  /** Name of the person at the first seat; bots sit at the others. */
  name: string;
  botNames: readonly string[];
}

export function setupFor(
  draft: Draft,
  wish: PlaytestWish,
): { setup: TableSetup; problem: null } | { setup: null; problem: Problem } {
  const { key, problem } = prove(draft);
  if (key === null) return { setup: null, problem };
  const seats = Array.from(
    { length: wish.players },
    (_, i): SeatSetup => (i === 0 ? { name: wish.name } : { name: wish.botNames[i] ?? `Bot ${i}`, bot: 'rules' }),
  );
  const options = { mode: 'coop', players: wish.players, difficulty: wish.difficulty, pack: key };
  return { setup: { game: 'rone', options, seats, pack: { key, def: scenarioPack(draft) } }, problem: null };
}
