import { type ByLang, nothing, refusalTexts } from '@starhold/effects/text';
import { CS_ASKS } from './asks.cs.ts';
import { DE_ASKS } from './asks.de.ts';
import { EN_ASKS } from './asks.en.ts';
import type { MessageBook, RefusalShape } from './books.ts';
import { CS_LOG } from './log.cs.ts';
import { DE_LOG } from './log.de.ts';
import { EN_LOG } from './log.en.ts';

/** All messages in all languages, and what the rules and the kernel turn down. */
export const BOOKS: ByLang<MessageBook> = {
  en: { ...EN_ASKS, log: EN_LOG },
  cs: { ...CS_ASKS, log: CS_LOG },
  de: { ...DE_ASKS, log: DE_LOG },
};

const texts = refusalTexts<RefusalShape>(BOOKS, {
  noStep: nothing,
  nothingToHit: nothing,
  sectorFull: nothing,
  stuckInside: nothing,
  noFreeSlot: nothing,
  cannotPay: nothing,
  noCorruptionSpace: nothing,
  cannotResolve: nothing,
  sectionCorrupted: nothing,
  bonusImpossible: nothing,
});

export const REFUSAL_IDS = texts.ids;
export const { refusalText, rejectionText } = texts;
