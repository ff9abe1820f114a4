import { capitalise, type Lang, plain, type Text } from '@starhold/effects/text';
import type { Decision, GameText, SeenEvent } from '@starhold/kernel';
import { asked } from '../abouts.ts';
import type { Events } from '../events.ts';
import type { View } from '../view.ts';
import { optionLabel } from './choices.ts';
import { BOOKS, refusalText } from './messages.ts';
import { type From, type Names, namesFor } from './names.ts';

export {
  actionText,
  type CardText,
  cardBody,
  cardText,
  combatText,
  eventText,
  eventText as scenarioEventText,
  invasionBody,
  invasionText,
  modifierText,
  partText,
  permanentText,
  plainCard,
  scenarioText,
  statsText,
} from './cards.ts';
export { leaderName, optionLabel, VERBS } from './choices.ts';
export { opsText, wordingOf } from './effects.ts';
export { FORM } from './form.ts';
export { listing } from './golden.ts';
export { REFUSAL_IDS, refusalText, rejectionText } from './messages.ts';
export { type From, nameFor } from './names.ts';
export { shortName } from './short.ts';
export { symbolsText } from './symbols.ts';
export {
  DIFFICULTY_NAMES,
  KIND_NAMES,
  MODE_NAMES,
  PAIR_NAMES,
  PHASE_NAMES,
  ZONE_NAMES,
  ZONE_NAMES as TRAINING_ZONES,
} from './titles.ts';

/** All words of the game, from a view, a question or an event of one pair of eyes; never from a state. */

export function promptText(view: View, decision: Decision, lang: Lang): Text {
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

/** What a cause is called: `RC10/play`, `pair/red`, `SP1`; nothing where no list is at work. */
export function causeName(from: From, cause: string, lang: Lang): Text {
  return cause === '' ? [] : namesFor(from, [], -1, lang).source(cause);
}

export const gameText: GameText<View> = {
  option: (view, option, lang, at) => plain(capitalise(optionLabel(view, option, lang, at), lang)),
  prompt: (view, decision, lang) => plain(promptText(view, decision, lang)),
  event: (view, event, seats, lang) => plain(logLine(view, event, seats, lang)),
  refusal: (refusal, lang) => plain(refusalText(refusal, lang)),
};
