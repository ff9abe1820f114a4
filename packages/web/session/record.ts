import { gameEntry } from '../games/modules.ts';
import type { TableInfo, TableSetup } from './types.ts';

/** What the home page may rely on when it draws a table from storage. Undefined where the record does not have it. */
export function tableInfoIn(value: unknown): TableInfo | undefined {
  if (!isRecord(value) || typeof value.id !== 'string') return undefined;
  const { setup, updated, round, over, waitingFor, facts, standing } = value;
  const isWhole =
    isSetup(setup) &&
    typeof updated === 'number' &&
    typeof round === 'number' &&
    typeof over === 'string' &&
    (standing === null || typeof standing === 'string') &&
    Array.isArray(waitingFor) &&
    waitingFor.every(Number.isInteger) &&
    isRecord(facts) &&
    Object.values(facts).every((fact) => typeof fact === 'number' || typeof fact === 'string');
  return isWhole ? (value as unknown as TableInfo) : undefined;
}

export function isSetup(setup: unknown): setup is TableSetup {
  if (!isRecord(setup) || typeof setup.game !== 'string' || !gameEntry(setup.game)) return false;
  const { seats, options } = setup;
  return (
    isRecord(options) && Array.isArray(seats) && seats.every((seat) => isRecord(seat) && typeof seat.name === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Anything as text for a file: whatever JSON refuses is written as plain as it goes. */
export function readableText(value: unknown): string {
  try {
    return JSON.stringify(value, null, 1) ?? String(value);
  } catch {
    return String(value);
  }
}
