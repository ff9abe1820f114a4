import { canonical, type Decision, quickRng, type Seat, Table } from '@starhold/kernel';
import type { AnyTable } from '../table.ts';

const WORLDS = 3;

/**
 * Does a seat know more than its own answers tell it since the first `since` answers? A barrier may lie there because others
 * learned something: whoever shows the own cards learns nothing. Judged in re-dealt worlds.
 */
export function hasLearned(table: AnyTable, seat: Seat, since: number): boolean {
  if (!table.learnedSince(since)) return false;
  const { answers, seed } = table.log();
  const given = answers.slice(since);
  if (given.some((answer) => answer.seat !== seat)) return true;
  const then = table.upTo(since);
  const known = canonical(sight(table, seat));
  return !Array.from({ length: WORLDS }, (_, i) => i + 1).every((n) => {
    const twin = new Table(table.rules, table.options, seed, { state: then.redeal(seat, quickRng(n)) });
    return given.every((answer) => twin.answer(answer).ok) && canonical(sight(twin, seat)) === known;
  });
}

function sight(table: AnyTable, seat: Seat): { view: unknown; asks: Decision['ask'][] } {
  const { view, decisions } = table.seen(seat);
  return { view, asks: decisions.map(({ ask }) => ask) };
}
