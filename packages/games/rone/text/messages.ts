import type { Lang } from '@starhold/effects/text';
import { type ByLang, nothing, refusalTexts } from '@starhold/effects/text';
import { CS_ASKS } from './asks.cs.ts';
import { DE_ASKS } from './asks.de.ts';
import { EN_ASKS } from './asks.en.ts';
import type { MessageBook, RefusalShape } from './books.ts';
import { wordingOf } from './effects.ts';
import { CS_LOG } from './log.cs.ts';
import { DE_LOG } from './log.de.ts';
import { EN_LOG } from './log.en.ts';
import { kindOf } from './symbols.ts';

/** All messages in all languages, and what the rules and the kernel turn down. */
export const BOOKS: ByLang<MessageBook> = {
  en: { ...EN_ASKS, log: EN_LOG },
  cs: { ...CS_ASKS, log: CS_LOG },
  de: { ...DE_ASKS, log: DE_LOG },
};

type Args = readonly unknown[];
const one = ([n]: Args): { n: number } => ({ n: Number(n) });
const kind = ([letter]: Args, lang: Lang): { kind: string } => ({
  kind: wordingOf(lang).kinds[kindOf(String(letter))],
});

const texts = refusalTexts<RefusalShape>(BOOKS, {
  deckGone: nothing,
  cannotPay: nothing,
  dieUsed: nothing,
  dieLocked: nothing,
  dieIdle: nothing,
  noTokens: nothing,
  rerollsForbidden: nothing,
  noPair: kind,
  exhausted: nothing,
  passiveOnly: nothing,
  tooFewParts: ([n, now]) => ({ n: Number(n), now: Number(now) }),
  noEffect: nothing,
  tooFewToSacrifice: one,
  tooManyCards: one,
  notKeepable: nothing,
  noRoom: kind,
  othersFirst: nothing,
  alreadyActed: nothing,
  coveredCard: nothing,
  untargetable: nothing,
  immune: nothing,
  tooCostly: one,
  sameName: nothing,
  notOwn: nothing,
});

export const REFUSAL_IDS = texts.ids;
export const { refusalText, rejectionText } = texts;
