import { byLang, type Lang, nothing, plain, quoted, refusalTexts, type Text } from '@starhold/effects/text';
import { type Asked, type Decision, type GameText, parseOption, type SeenEvent } from '@starhold/kernel';
import { findOf, packOf } from '../content/index.ts';
import type { Events } from '../events.ts';
import { slotIn } from '../refs.ts';
import type { Abouts } from '../state.ts';
import type { View } from '../view.ts';
import { opsText, WORDINGS } from './cards.ts';
import type { Names, RefusalShape } from './wording.ts';

/** All words of the game, from a view, a question or an event of one pair of eyes; never from a state. */

const findName = (view: View, id: string, lang: Lang): string => quoted(findOf(view, id).name[lang], lang);

/** `find:toolbox/0.coins` → the find. */
const findIn = (list: string): string => parseOption(list).refs[0].split('/')[0];

function promptText(view: View, decision: Decision, lang: Lang): Text {
  const { prompts } = WORDINGS[lang];
  const asked = decision as Asked<Abouts>;
  switch (asked.at) {
    case 'turn':
      return prompts.turn(asked.ask.about.round);
    case 'pay':
      return prompts.pay(asked.ask.about.cost, findName(view, asked.ask.about.find, lang));
    case 'branch':
      return prompts.branch(findName(view, findIn(asked.ask.about.list), lang));
    case 'aside':
      return prompts.aside;
  }
}

function optionText(view: View, option: string, lang: Lang): string {
  const { options } = WORDINGS[lang];
  const { verb, refs } = parseOption(option);
  switch (verb) {
    case 'dive':
    case 'pass':
    case 'flare':
    case 'wave':
    case 'skip':
      return plain(options[verb]);
    case 'play':
    case 'pay':
      return plain(options[verb](findName(view, refs[0], lang)));
    case 'haul': {
      const { id, cost } = findOf(view, view.row[slotIn(refs[0])]);
      return plain(options.haul(findName(view, id, lang), cost));
    }
    default:
      // A branch of a card says what it does, so a new card needs no words of its own.
      return opsText(packOf(view).lists.at(`${view.choice}.${option}`), lang);
  }
}

function eventText(view: View, event: SeenEvent<Events>, seats: readonly string[], lang: Lang): Text {
  const find = (id: string): string => findName(view, id, lang);
  const names: Names = { player: (seat) => seats[seat], find, finds: (ids) => ids.map(find).join(', ') };
  // The key is the event's own type, so word and event fit; TypeScript cannot follow the lookup.
  const say = WORDINGS[lang].events[event.type] as (event: SeenEvent<Events>, names: Names) => Text;
  return say(event, names);
}

const refusals = refusalTexts<RefusalShape>(WORDINGS, {
  nothingToDraw: nothing,
  flareReady: nothing,
  handFull: ([n]) => ({ n: Number(n) }),
  tooFewCards: ([n]) => ({ n: Number(n) }),
  payExactly: ([n]) => ({ n: Number(n) }),
});

export const gameText: GameText<View> = {
  option: optionText,
  prompt: (view, decision, lang) => plain(promptText(view, decision, lang)),
  event: (view, event, seats, lang) => plain(eventText(view, event as SeenEvent<Events>, seats, lang)),
  refusal: (refusal, lang) => plain(refusals.refusalText(refusal, lang)),
};

export const ZONE_NAMES = {
  row: byLang('Drift', 'Proud', 'Strömung'),
  deck: byLang('Deck', 'Balíček', 'Stapel'),
  discard: byLang('Discard pile', 'Odhozené karty', 'Ablagestapel'),
  hand: byLang('Hand', 'Ruka', 'Hand'),
  hold: byLang('Hold', 'Podpalubí', 'Laderaum'),
  coins: byLang('Coins', 'Mince', 'Münzen'),
  flares: byLang('Flares', 'Světlice', 'Leuchtraketen'),
  score: byLang('Score', 'Skóre', 'Punkte'),
  quota: byLang('To reach', 'Cíl', 'Ziel'),
};
