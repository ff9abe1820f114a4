import { opsHandlers } from '@starhold/effects';
import { type Handlers, type OptionInfo, parseOption, type Rules } from '@starhold/kernel';
import { broken, inventory } from './checks.ts';
import { packs, type RoneLexicon } from './content/index.ts';
import type { Events } from './events.ts';
import { asides } from './frames/asides.ts';
import { deck } from './frames/deck.ts';
import { game } from './frames/game.ts';
import { guard } from './frames/guard.ts';
import { invasionHandlers } from './frames/invasion.ts';
import { main } from './frames/main.ts';
import { parts } from './frames/parts.ts';
import { storing } from './frames/storing.ts';
import { strike } from './frames/strike.ts';
import { training } from './frames/training.ts';
import { turn } from './frames/turn.ts';
import { redeal, secrets } from './hidden.ts';
import { type Options, seatsOf } from './options.ts';
import { RULE_OF_VERB } from './rules/citations.ts';
import { triggerHandlers } from './rules/listening.ts';
import { result } from './rules/match.ts';
import { shownWith } from './rules/shown.ts';
import { veil } from './rules/veil.ts';
import { vocabulary } from './rules/vocabulary.ts';
import { initialState, versionWith } from './setup.ts';
import { cloneState, type Frame, type State } from './state.ts';
import { sightOf } from './view/sight.ts';
import { type View, viewOf } from './view.ts';

export type RoneRules = Rules<State, Frame, View, Options>;

const handlers: Handlers<State, Frame, Events> = {
  ...game,
  ...turn,
  ...main,
  ...deck,
  ...storing,
  ...strike,
  ...parts,
  ...training,
  ...invasionHandlers,
  ...triggerHandlers,
  ...opsHandlers<State, Frame, RoneLexicon>(vocabulary),
};

export const rules: RoneRules = {
  id: 'rone',
  version: versionWith(packs.base),
  handlers: guard(handlers),
  asides,
  seats: seatsOf,
  initial: initialState,
  clone: cloneState,
  view: viewOf,
  sight: sightOf,
  redeal,
  describe,
  round: (s) => s.round,
  pack: (s) => s.pack,
  result,
  veil,
  /** General pings; there is nobody to wave at alone. */
  signals: (s) => (s.players.length > 1 && s.over === '' ? ['wave'] : []),
  broken,
  inventory,
  secrets,
};

/** What an option touches is read off its references; with it go the numbers on the screen. */
function describe(s: State, option: string): OptionInfo {
  const { verb, refs } = parseOption(option);
  return {
    touches: refs.map((ref) => ref.split('.')[0]),
    rule: RULE_OF_VERB[verb] ?? '',
    shown: [s.round, ...shownWith(s, verb, refs[0] ?? '')],
  };
}
