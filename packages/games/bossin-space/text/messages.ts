import { type Catalogue, type Lang, plain, quoted, say, type Text } from '@starhold/effects/text';
import type { GameText, Outcome, Refusal } from '@starhold/kernel';
import type { BosView } from '../view.ts';
import { optionLabel, promptText } from './choices.ts';
import { logLine } from './log.ts';
import { COMMAND_NAMES, nameFor } from './names.ts';
import { BOOKS, crewName } from './refs.ts';
import type { EventShape, OptionShape, OutcomeShape, PromptShape, RefusalShape, WordShape } from './shapes.ts';

/** Every message of the game by kind and language; the tests look for gaps in them. */
export const CATALOGUES: {
  events: Catalogue<EventShape>;
  prompts: Catalogue<PromptShape>;
  options: Catalogue<OptionShape>;
  refusals: Catalogue<RefusalShape>;
  outcomes: Catalogue<OutcomeShape>;
  words: Catalogue<WordShape>;
} = {
  events: { en: BOOKS.en.events, cs: BOOKS.cs.events, de: BOOKS.de.events },
  prompts: { en: BOOKS.en.prompts, cs: BOOKS.cs.prompts, de: BOOKS.de.prompts },
  options: { en: BOOKS.en.options, cs: BOOKS.cs.options, de: BOOKS.de.options },
  refusals: { en: BOOKS.en.refusals, cs: BOOKS.cs.refusals, de: BOOKS.de.refusals },
  outcomes: { en: BOOKS.en.outcomes, cs: BOOKS.cs.outcomes, de: BOOKS.de.outcomes },
  words: { en: BOOKS.en.words, cs: BOOKS.cs.words, de: BOOKS.de.words },
};

type Told = { [K in keyof RefusalShape]: (args: Refusal['args'], lang: Lang) => RefusalShape[K] };

const nothing = (): object => ({});
const crew = (args: Refusal['args'], lang: Lang): { crew: string } => ({ crew: crewName(String(args[0]), lang) });

const TOLD: Told = {
  wholeHand: nothing,
  cardsToPlay: ([n]) => ({ n: Number(n) }),
  oneEach: nothing,
  mustResolve: nothing,
  cardDone: nothing,
  skippedCannotCool: nothing,
  noCrewInSolo: nothing,
  notCaptain: crew,
  noSuchCrew: crew,
  usedThisRound: crew,
  wrongCard: (args, lang) => ({
    ...crew(args, lang),
    card: quoted(nameFor(COMMAND_NAMES, String(args[1]), lang), lang),
  }),
  needsTwoEnemies: nothing,
  notAdjacent: ([column]) => ({ column: Number(column) }),
  mustLaunch: nothing,
  mustPull: nothing,
  offBoard: nothing,
  notTheShip: nothing,
  mustMove: nothing,
  pathFull: nothing,
  lifeLocked: ([level]) => ({ level: Number(level) }),
  stale: nothing,
  notYours: nothing,
  notOffered: nothing,
  over: nothing,
};

export const REFUSAL_IDS = Object.keys(TOLD) as (keyof RefusalShape)[];

function refuse<K extends keyof RefusalShape>(msg: K, args: Refusal['args'], lang: Lang): Text {
  return say(BOOKS[lang].refusals, msg, TOLD[msg](args, lang));
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
export const gameText: GameText<BosView> = {
  option: (view, option, lang) => plain(optionLabel(view, option, lang)),
  prompt: (view, decision, lang) => plain(promptText(view, decision, lang)),
  event: (view, event, seats, lang) => plain(logLine(view, event, seats, lang)),
  refusal: (refusal, lang) => plain(refusalText(refusal, lang)),
};
