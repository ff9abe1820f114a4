import type { Language } from '@starhold/kernel';
import { BOS_TABLE_CS } from './table.cs.ts';
import { BOS_TABLE_DE } from './table.de.ts';
import { BOS_TABLE_EN } from './table.en.ts';
import { BOS_TURN_CS } from './turn.cs.ts';
import { BOS_TURN_DE } from './turn.de.ts';
import { BOS_TURN_EN } from './turn.en.ts';

export type BosTableText = typeof BOS_TABLE_EN;
export type BosTurnText = typeof BOS_TURN_EN;

/** The words of this table. Names of cards, prompts, log lines and refusals come from the game. */
export type BosText = BosTableText & BosTurnText;

export const BOS_TEXT: Record<Language, BosText> = {
  en: { ...BOS_TABLE_EN, ...BOS_TURN_EN },
  cs: { ...BOS_TABLE_CS, ...BOS_TURN_CS },
  de: { ...BOS_TABLE_DE, ...BOS_TURN_DE },
};
