import type { CheckName } from './report.ts';

/** Which promise an exception of the engine breaks. */
export function classify(error: unknown): CheckName {
  const text = error instanceof Error ? error.message : String(error);
  if (text.includes('endless loop')) return 'endless';
  if (text.includes('asks without options') || text.includes('asks nobody')) return 'options';
  return 'offered';
}
