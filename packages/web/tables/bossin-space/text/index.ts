import { spoken } from '../../../text/spoken.ts';
import type { BOS_TABLE_EN } from './table.en.ts';
import type { BOS_TURN_EN } from './turn.en.ts';

export type BosTableText = typeof BOS_TABLE_EN;
export type BosTurnText = typeof BOS_TURN_EN;

/** The words of this table. Names of cards, prompts, log lines and refusals come from the game. */
export type BosText = BosTableText & BosTurnText;

export const BOS_TEXT = await spoken<BosText>({
  en: async () => ({ ...(await import('./table.en.ts')).BOS_TABLE_EN, ...(await import('./turn.en.ts')).BOS_TURN_EN }),
  cs: async () => ({ ...(await import('./table.cs.ts')).BOS_TABLE_CS, ...(await import('./turn.cs.ts')).BOS_TURN_CS }),
  de: async () => ({ ...(await import('./table.de.ts')).BOS_TABLE_DE, ...(await import('./turn.de.ts')).BOS_TURN_DE }),
});
