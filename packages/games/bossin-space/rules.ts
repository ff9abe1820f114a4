import { opsHandlers } from '@starhold/effects';
import type { OptionInfo, Rules, Seat } from '@starhold/kernel';
import { broken, inventory, secrets } from './checks.ts';
import type { Op } from './content/index.ts';
import { flow } from './frames/flow.ts';
import { slots } from './frames/slot.ts';
import { tracks } from './frames/tracks.ts';
import { weapons } from './frames/weapons.ts';
import type { Options } from './options.ts';
import { redeal } from './redeal.ts';
import { COLUMNS } from './rules/rulings.ts';
import { vocabulary } from './rules/vocabulary.ts';
import { initialState, RULES_VERSION } from './setup.ts';
import { type BosFrame, type BosState, cloneState } from './state.ts';
import { RULE_OF_VERB } from './verbs.ts';
import { sightOf } from './view/sight.ts';
import { type BosView, viewOf } from './view.ts';

export type BosRules = Rules<BosState, BosFrame, BosView, Options>;

export const rules: BosRules = {
  id: 'bossin-space',
  version: RULES_VERSION,
  handlers: { ...flow, ...slots, ...weapons, ...tracks, ...opsHandlers<BosState, BosFrame, Op>(vocabulary) },
  seats: (options) => options.players,
  initial: (options, rng) => initialState(options, rng),
  clone: cloneState,
  view: viewOf,
  sight: sightOf,
  redeal,
  describe,
  round: (s) => s.round,
  signals,
  broken,
  inventory,
  secrets,
};

/** What an option touches is read off its references. */
function describe(s: BosState, option: string): OptionInfo {
  const [verb, refs = ''] = option.split(':');
  const touches = refs === '' ? [] : refs.split('>');
  return { touches, rule: RULE_OF_VERB[verb] ?? '', facts: [s.round] };
}

const GENERAL_PINGS = ['ping:move', 'ping:heal', 'ping:cool', 'ping:holdFire'];

/** BOS-4.6: marks on the board and general wishes, never a card. */
function signals(s: BosState, seat: Seat): string[] {
  const { players, pings, muteDuringArrangement } = s.options;
  if (players === 1 || !pings || s.over !== '' || seat < 0 || seat >= players) return [];
  if (muteDuringArrangement && s.phase === 'arrangement' && seat !== s.captain) return [];
  const columns = Array.from({ length: COLUMNS }, (_, i) => `ping:c${i + 1}`);
  const enemies = s.columns.flatMap((column) => column.map((e) => `ping:u${e.uid}`));
  return [...GENERAL_PINGS, ...columns, ...enemies];
}
