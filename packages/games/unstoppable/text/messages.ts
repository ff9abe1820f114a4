import { nothing, plain, refusalTexts } from '@starhold/effects/text';
import type { GameText, Refusal } from '@starhold/kernel';
import type { Gain, Kind, Requirement } from '../content/index.ts';
import type { UnsView } from '../view.ts';
import { optionLabel } from './choices.ts';
import { logLine } from './log.ts';
import { promptText } from './prompts.ts';
import { BOOKS } from './refs.ts';
import type { RefusalShape } from './shapes.ts';

type Args = Refusal['args'];
const one = ([n]: Args): { n: number } => ({ n: Number(n) });

const texts = refusalTexts<RefusalShape>(BOOKS, {
  bossCard: nothing,
  wrongKind: ([kind]) => ({ kind: kind as Kind }),
  notchTaken: ([notch]) => ({ top: notch === 'top' }),
  tooFewCredits: one,
  tooFewAp: ([n, now]) => ({ n: Number(n), now: Number(now) }),
  notAnAlly: nothing,
  nothingToExhaust: nothing,
  exhausted: nothing,
  noTarget: ([kind]) => ({ kind: kind as Kind | 'any' }),
  levelTooHigh: one,
  deckEmpty: nothing,
  deckTakenUp: nothing,
  mustKeep: nothing,
  requirement: ([req, n]) => ({ req: req as Requirement['req'], n: Number(n) }),
  notItself: nothing,
  ready: nothing,
  levelTooLow: one,
  noFactions: nothing,
  noFaction: nothing,
  noOther: nothing,
  discardSoMany: one,
  tooLittle: one,
  noAlly: nothing,
  cannotPay: ([what, n]) => ({ what: what as Gain, n: Number(n) }),
  onDeck: nothing,
  active: nothing,
  taunted: nothing,
  threeActions: nothing,
  notWon: nothing,
  ownCard: nothing,
  oneEffect: nothing,
  threatsOnly: nothing,
  allAreHit: nothing,
  oneField: nothing,
  takeOrLeave: nothing,
  oneAfterAnother: nothing,
  removeWhere: nothing,
  exhaustedAllies: nothing,
  otherTactic: nothing,
  notRepeatable: nothing,
  tacticBack: nothing,
  onePlayer: nothing,
  allAttack: nothing,
  mustDismiss: nothing,
  fromMarket: nothing,
  oneDeck: nothing,
  keepOne: nothing,
  underAll: nothing,
  allTrigger: nothing,
  goOrStop: nothing,
  oneOption: nothing,
  payTogether: one,
  giveSoMany: one,
  mustChoose: nothing,
  payOrSkip: nothing,
});

export const REFUSAL_IDS = texts.ids;
export const { refusalText, rejectionText } = texts;

/** All of it as plain strings, in the shape the registry of games asks for. */
export const gameText: GameText<UnsView> = {
  option: (view, option, lang) => plain(optionLabel(view, option, lang)),
  prompt: (view, decision, lang) => plain(promptText(view, decision, lang)),
  event: (view, event, seats, lang) => plain(logLine(view, event, seats, lang)),
  refusal: (refusal, lang) => plain(refusalText(refusal, lang)),
};
