import { opsHandlers } from '@starhold/effects';
import { type Handlers, type OptionInfo, parseOption, type Rules } from '@starhold/kernel';
import { broken, inventory } from './checks.ts';
import { cloneState } from './clone.ts';
import { packs, type RevenantLexicon } from './content/index.ts';
import type { Events } from './events.ts';
import { asides } from './frames/asides.ts';
import { bonus } from './frames/bonus.ts';
import { cards } from './frames/cards.ts';
import { choosing } from './frames/choosing.ts';
import { effects } from './frames/effects.ts';
import { fleet } from './frames/fleet.ts';
import { game } from './frames/game.ts';
import { later } from './frames/later.ts';
import { raid } from './frames/raid.ts';
import { rival } from './frames/rival.ts';
import { setup } from './frames/setup.ts';
import { ships } from './frames/ships.ts';
import { turn } from './frames/turn.ts';
import { redeal, secrets } from './hidden.ts';
import type { Options } from './options.ts';
import { RULE_OF_VERB } from './rules/citations.ts';
import { triggerHandlers } from './rules/listening.ts';
import { result } from './rules/score.ts';
import { veil } from './rules/veil.ts';
import { vocabulary } from './rules/vocabulary.ts';
import { initialState, versionWith } from './setup.ts';
import type { Frame, State } from './state.ts';
import { sightOf } from './view/sight.ts';
import { type View, viewOf } from './view.ts';

export type RevenantRules = Rules<State, Frame, View, Options>;

const handlers: Handlers<State, Frame, Events> = {
  ...game,
  ...setup,
  ...turn,
  ...bonus,
  ...choosing,
  ...ships,
  ...effects,
  ...fleet,
  ...cards,
  ...raid,
  ...later,
  ...rival,
  ...triggerHandlers,
  ...opsHandlers<State, Frame, RevenantLexicon>(vocabulary),
};

export const rules: RevenantRules = {
  id: 'revenant',
  version: versionWith(packs.base),
  handlers,
  asides,
  seats: ({ players }) => players,
  initial: initialState,
  clone: cloneState,
  view: viewOf,
  sight: sightOf,
  redeal,
  describe,
  round: (s) => s.cycle,
  pack: (s) => s.pack,
  result,
  veil,
  /** General pings; there is nobody to wave at alone. */
  signals: (s) => (s.options.players > 1 && s.over === '' ? ['wave'] : []),
  broken,
  inventory,
  secrets,
};

/** What an option touches is read off its references. */
function describe(s: State, option: string): OptionInfo {
  const { verb, refs } = parseOption(option);
  return {
    touches: refs.map((ref) => ref.split('.')[0]),
    rule: RULE_OF_VERB[verb] ?? '',
    shown: [s.cycle, s.round],
  };
}
