import { type Catalogue, type Lang, plain, say, type Text } from '@starhold/effects/text';
import type { GameText, Outcome, Refusal } from '@starhold/kernel';
import type { Gain, Kind, Requirement } from '../content/index.ts';
import type { UnsView } from '../view.ts';
import { optionLabel } from './choices.ts';
import { logLine } from './log.ts';
import { promptText } from './prompts.ts';
import { BOOKS } from './refs.ts';
import type {
  EventShape,
  MessageBook,
  OptionShape,
  OutcomeShape,
  PromptShape,
  RefusalShape,
  ScoreShape,
  WordShape,
} from './shapes.ts';

const part = <K extends keyof MessageBook>(key: K): Record<Lang, MessageBook[K]> => ({
  en: BOOKS.en[key],
  cs: BOOKS.cs[key],
  de: BOOKS.de[key],
});

/** Every message of the game by kind and language; the tests look for gaps in them. */
export const CATALOGUES: {
  events: Catalogue<EventShape>;
  prompts: Catalogue<PromptShape>;
  options: Catalogue<OptionShape>;
  refusals: Catalogue<RefusalShape>;
  outcomes: Catalogue<OutcomeShape>;
  score: Catalogue<ScoreShape>;
  words: Catalogue<WordShape>;
} = {
  events: part('events'),
  prompts: part('prompts'),
  options: part('options'),
  refusals: part('refusals'),
  outcomes: part('outcomes'),
  score: part('score'),
  words: part('words'),
};

type Args = Refusal['args'];
const nothing = (): object => ({});
const one = ([n]: Args): { n: number } => ({ n: Number(n) });

const TOLD: { [K in keyof RefusalShape]: (args: Args) => RefusalShape[K] } = {
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
  stale: nothing,
  notYours: nothing,
  notOffered: nothing,
  over: nothing,
};

export const REFUSAL_IDS = Object.keys(TOLD) as (keyof RefusalShape)[];

function refuse<K extends keyof RefusalShape>(msg: K, args: Args, lang: Lang): Text {
  return say(BOOKS[lang].refusals, msg, TOLD[msg](args));
}

/** Why something is not possible, in a sentence. */
export function refusalText(refusal: Refusal, lang: Lang): Text {
  if (!Object.hasOwn(TOLD, refusal.msg)) throw new Error(`no message for the refusal ${refusal.msg}`);
  return refuse(refusal.msg as keyof RefusalShape, refusal.args, lang);
}

/** What to tell the sender of an answer that was not accepted. */
export function rejectionText(outcome: Extract<Outcome, { ok: false }>, lang: Lang): Text {
  return outcome.refusal ? refusalText(outcome.refusal, lang) : refuse(outcome.why, [], lang);
}

/** All of it as plain strings, in the shape the registry of games asks for. */
export const gameText: GameText<UnsView> = {
  option: (view, option, lang) => plain(optionLabel(view, option, lang)),
  prompt: (view, decision, lang) => plain(promptText(view, decision, lang)),
  event: (view, event, seats, lang) => plain(logLine(view, event, seats, lang)),
  refusal: (refusal, lang) => plain(refusalText(refusal, lang)),
};
