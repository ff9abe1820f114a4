import type { TableModule } from '@starhold/kernel';
import type { AnyTable } from './table.ts';
import type { ChangeEntry, LogEntry, RoundValues } from './types.ts';

/** The events that made a number what it is, oldest first, with what each did to it. */
export function changesOf(game: TableModule, log: readonly LogEntry[], gauge: string): ChangeEntry[] {
  const changes: ChangeEntry[] = [];
  let value: number | null = null;
  for (const entry of log) {
    for (const told of game.gaugeChanges?.(entry.event) ?? []) {
      if (told.gauge !== gauge) continue;
      const before: number | null = value;
      value = told.now ?? (before === null ? null : before + (told.change ?? 0));
      const change = told.change ?? (value ?? 0) - (before ?? 0);
      changes.push({ ...entry, change, now: value });
    }
  }
  return changes;
}

/** The public numbers after each round: at the first moment of the next one. */
export function seriesOf(game: TableModule, table: AnyTable): RoundValues[] {
  const { gauges } = game;
  if (!gauges) return [];
  const starts = new Map<number, number>();
  for (const { at, round } of table.history('table')) if (round > 0 && !starts.has(round)) starts.set(round, at);
  const rows = [...starts].map(([round, at]) => ({
    round: round - 1,
    values: gauges(table.upTo(at).seen('table').view),
  }));
  return [...rows, { round: table.round, values: gauges(table.seen('table').view) }];
}
