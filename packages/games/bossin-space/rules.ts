import { opsHandlers } from '@starhold/effects';
import {
  againstTheGame,
  type OptionInfo,
  optionId,
  parseOption,
  type Rules,
  type Seat,
  verbOf,
} from '@starhold/kernel';
import { broken, inventory, secrets } from './checks.ts';
import { type BosLexicon, packs } from './content/index.ts';
import { flow } from './frames/flow.ts';
import { slots } from './frames/slot.ts';
import { tracks } from './frames/tracks.ts';
import { weapons } from './frames/weapons.ts';
import type { Options } from './options.ts';
import { redeal } from './redeal.ts';
import { refOfColumn, refOfThing } from './refs.ts';
import { COLUMNS } from './rules/rulings.ts';
import { vocabulary } from './rules/vocabulary.ts';
import { initialState, versionWith } from './setup.ts';
import { type BosFrame, type BosState, cloneState } from './state.ts';
import { RULE_OF_VERB } from './verbs.ts';
import { sightOf } from './view/sight.ts';
import { type BosView, viewOf } from './view.ts';

export type BosRules = Rules<BosState, BosFrame, BosView, Options>;

export const rules: BosRules = {
  id: 'bossin-space',
  version: versionWith(packs.base),
  handlers: { ...flow, ...slots, ...weapons, ...tracks, ...opsHandlers<BosState, BosFrame, BosLexicon>(vocabulary) },
  seats: (options) => options.players,
  initial: initialState,
  clone: cloneState,
  view: viewOf,
  sight: sightOf,
  redeal,
  describe,
  round: (s) => s.round,
  pack: (s) => s.pack,
  result: (s) => againstTheGame(s.options.players, s.over === 'win', s.end),
  veil,
  signals,
  broken,
  inventory,
  secrets,
};

/** What an option touches is read off its references. */
function describe(s: BosState, option: string): OptionInfo {
  const { verb, refs } = parseOption(option);
  return { touches: refs, rule: RULE_OF_VERB[verb] ?? '', shown: [s.round] };
}

/** BOS-3.4: cards lie face down until all have chosen. */
function veil(option: string): string {
  return verbOf(option) === 'commit' ? optionId('commit', '?') : option;
}

const GENERAL_PINGS = ['ping:move', 'ping:heal', 'ping:cool', 'ping:holdFire'];

/** BOS-4.6: marks on the board and general wishes, never a card. */
function signals(s: BosState, seat: Seat): string[] {
  const { players, pings, muteDuringArrangement } = s.options;
  if (players === 1 || !pings || s.over !== '' || seat < 0 || seat >= players) return [];
  if (muteDuringArrangement && s.phase === 'arrangement' && seat !== s.captain) return [];
  const columns = Array.from({ length: COLUMNS }, (_, i) => optionId('ping', refOfColumn(i + 1)));
  const enemies = s.columns.flatMap((column) => column.map((e) => optionId('ping', refOfThing(e.uid))));
  return [...GENERAL_PINGS, ...columns, ...enemies];
}
