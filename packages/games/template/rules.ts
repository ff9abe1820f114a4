import { type OptionInfo, parseOption, type Rules } from '@starhold/kernel';
import { broken, inventory } from './checks.ts';
import { asides, handlers } from './frames.ts';
import { redeal, secrets } from './hidden.ts';
import type { Options } from './options.ts';
import { result } from './rules/score.ts';
import { initialState, RULES_VERSION } from './setup.ts';
import { cloneState, type Frame, type State } from './state.ts';
import { type View, viewOf } from './view.ts';

export const rules: Rules<State, Frame, View, Options> = {
  id: 'template',
  version: RULES_VERSION,
  handlers,
  asides,
  seats: (options) => options.players,
  initial: initialState,
  clone: cloneState,
  view: viewOf,
  redeal,
  describe,
  round: (s) => s.round,
  pack: (s) => s.pack,
  result,
  /** General pings; there is nobody to wave at in a game alone. */
  signals: (s) => (s.options.players > 1 && s.over === '' ? ['wave'] : []),
  broken,
  inventory,
  secrets,
};

const RULE_OF_VERB: Record<string, string> = {
  dive: 'TPL-4',
  play: 'TPL-5',
  haul: 'TPL-6',
  pay: 'TPL-6',
  pass: 'TPL-3',
  flare: 'TPL-10',
};

/** What an option touches is read off its references. What is no verb of its own is a branch of a card. */
function describe(_s: State, option: string): OptionInfo {
  const { verb, refs } = parseOption(option);
  return { touches: refs, rule: RULE_OF_VERB[verb] ?? 'TPL-5' };
}
