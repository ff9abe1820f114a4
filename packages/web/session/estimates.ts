import type { Seat, TableModule } from '@starhold/kernel';
import type { AnyTable } from '@starhold/session';
import { loadBotGame } from '../games/modules.ts';

/** How well a game stood for a seat after so many answers, 0 (lost) to 1 (won), as a bot judges from what the seat saw. */
export interface Estimate {
  at: number;
  round: number;
  worth: number;
}

/** More of the processor is not taken for it: a device that is too slow goes without. */
export const MOST_CPU_MS = 3000;
/** Whoever asks something else of the table meanwhile is answered after so long. */
const SLICE_MS = 40;
/** Of a longer game not every position is judged: campaigns of four have thousands. */
const MOST_JUDGED = 2000;

/** Plays a finished game once more and judges each of its positions; empty where that takes too long or is not possible. */
export async function estimatesOf(
  game: TableModule,
  table: AnyTable,
  seat: Seat,
  most = MOST_CPU_MS,
): Promise<Estimate[]> {
  if (table.over === '') return [];
  try {
    const { brain } = await loadBotGame(game.id);
    const again = table.upTo(0);
    const estimates: Estimate[] = [];
    const { answers } = table.log();
    const each = Math.ceil(answers.length / MOST_JUDGED);
    let [used, since] = [0, performance.now()];
    for (const answer of answers) {
      if (!again.answer(answer).ok) return [];
      if (again.length % each === 0 || again.over !== '')
        estimates.push({ at: again.length, round: again.round, worth: brain.value(again.seen(seat).view) });
      const now = performance.now();
      if (used + now - since > most) return [];
      if (now - since < SLICE_MS) continue;
      used += now - since;
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    return estimates;
  } catch {
    // Begun under other rules: what happened first no longer fits.
    return [];
  }
}
