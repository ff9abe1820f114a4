import { capitalise, type Lang, plain, type Text } from '@starhold/effects/text';
import type { Decision, GameText, SeenEvent } from '@starhold/kernel';
import { asked } from '../abouts.ts';
import type { Events } from '../events.ts';
import { optionLabel } from './choices.ts';
import { BOOKS, refusalText } from './messages.ts';
import { type From, type Names, namesFor } from './names.ts';

export {
  actionText,
  agendaText,
  arkEffectText,
  type CardText,
  colonyText,
  crewText,
  dieText,
  failureText,
  frigateText,
  houseText,
  modifierText,
  operationBody,
  operationText,
  orderText,
  plainCard,
  planetEffect,
  planetText,
  scannerText,
} from './cards.ts';
export { optionLabel, VERBS } from './choices.ts';
export { abilityText, opsText, wordingOf } from './effects.ts';
export { FORM } from './form.ts';
export { REFUSAL_IDS, refusalText, rejectionText } from './messages.ts';
export { type From, nameFor } from './names.ts';
export { DIFFICULTY_NAMES, PHASE_NAMES, RIVAL } from './titles.ts';

/** All words of the game, from a view, a question or an event of one pair of eyes; never from a state. */

function promptText(view: From, decision: Decision, lang: Lang): Text {
  const question = asked(decision);
  // The key is the question's own frame, so words and question fit; TypeScript cannot follow the lookup.
  const say = BOOKS[lang].prompts[question.at] as (about: unknown, names: Names) => Text;
  return capitalise(say(question.ask.about, namesFor(view, [], question.ask.seat, lang)), lang);
}

/** One line of the log, for the eyes the event was projected for. `seats` are the names of the players. */
export function logLine(view: From, event: SeenEvent, seats: readonly string[], lang: Lang): Text {
  // The key is the event's own type, so line and event fit; TypeScript cannot follow the lookup.
  const say = BOOKS[lang].log[event.type as keyof Events] as ((event: SeenEvent, names: Names) => Text) | undefined;
  if (!say) throw new Error(`no message for the event ${event.type}`);
  return capitalise(say(event, namesFor(view, seats, event.seat, lang)), lang);
}

/** What a cause is called: `C07/on1`, `BEL/upper`; nothing where no list is at work. */
export function causeName(from: From, cause: string, lang: Lang): Text {
  return cause === '' ? [] : namesFor(from, [], -1, lang).source(cause);
}

export const gameText: GameText<From & { me: number }> = {
  option: (view, option, lang) => plain(capitalise(optionLabel(view, option, lang), lang)),
  prompt: (view, decision, lang) => plain(promptText(view, decision, lang)),
  event: (view, event, seats, lang) => plain(logLine(view, event, seats, lang)),
  refusal: (refusal, lang) => plain(refusalText(refusal, lang)),
};
