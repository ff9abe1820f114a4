import type { Standing } from '@starhold/kernel';
import type { TableInfo } from '../../session/types.ts';

export type TableState =
  | { kind: 'yours' }
  | { kind: 'person'; name: string }
  | { kind: 'bot'; name: string }
  | { kind: 'over'; standing: Standing };

/** Whom a table waits for. With one person at it, that is the reader. */
export function tableState(table: TableInfo): TableState {
  if (table.standing !== null) return { kind: 'over', standing: table.standing };
  const { seats } = table.setup;
  const waiting = table.waitingFor.flatMap((seat) => seats[seat] ?? []);
  const person = waiting.find((seat) => seat.bot === undefined);
  if (person) {
    const alone = seats.filter((seat) => seat.bot === undefined).length === 1;
    return alone ? { kind: 'yours' } : { kind: 'person', name: person.name };
  }
  return waiting.length > 0 ? { kind: 'bot', name: waiting[0].name } : { kind: 'yours' };
}
