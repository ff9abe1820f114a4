import { opsHandlers } from '@starhold/effects';
import { againstTheGame, type OptionInfo, parseOption, type Result, type Rules, targetOf } from '@starhold/kernel';
import { broken, hiddenHandles, inventory, secrets } from './checks.ts';
import { packOf, packs, type UnsLexicon } from './content/index.ts';
import { action } from './frames/action.ts';
import { damage } from './frames/damage.ts';
import { level } from './frames/level.ts';
import { phases } from './frames/phases.ts';
import { resolve } from './frames/resolve.ts';
import { select } from './frames/select.ts';
import { story } from './frames/story.ts';
import { turn } from './frames/turn.ts';
import type { Options } from './options.ts';
import { redeal } from './redeal.ts';
import { costOf, healthOf, priceChange, priceOf, threatOwner } from './rules/cards.ts';
import { RULE_OF_VERB } from './rules/citations.ts';
import { scoreOf } from './rules/score.ts';
import { signalsFor } from './rules/signals.ts';
import { vocabulary } from './rules/vocabulary.ts';
import { initialState, versionWith } from './setup.ts';
import { cloneState, NONE, type UnsFrame, type UnsState } from './state.ts';
import { sightOf } from './view/sight.ts';
import { type UnsView, viewOf } from './view.ts';

export type UnsRules = Rules<UnsState, UnsFrame, UnsView, Options>;

export const rules: UnsRules = {
  id: 'unstoppable',
  version: versionWith(packs.base),
  handlers: {
    ...turn,
    ...select,
    ...action,
    ...resolve,
    ...damage,
    ...level,
    ...phases,
    ...story,
    ...opsHandlers<UnsState, UnsFrame, UnsLexicon>(vocabulary),
  },
  seats: (options) => options.players,
  initial: (options, rng) => initialState(options, rng),
  clone: cloneState,
  view: viewOf,
  sight: sightOf,
  redeal,
  describe,
  round: (s) => s.turn,
  pack: (s) => s.pack,
  result,
  signals: signalsFor,
  broken,
  inventory,
  secrets,
  hiddenHandles,
};

/** UNS-21: the players together, with their points if they have beaten the boss. */
function result(s: UnsState): Result {
  const won = s.over === 'win';
  const { reason, sides } = againstTheGame(s.players.length, won, s.end);
  if (!won) return { reason, sides };
  const { total, ...parts } = scoreOf(s);
  return { reason, sides: sides.map((side) => (side.seats.length > 0 ? { ...side, score: total, parts } : side)) };
}

/** What an option touches is read off its references; with it go the numbers on the screen, none of a hidden card. */
function describe(s: UnsState, option: string): OptionInfo {
  const { verb, refs } = parseOption(option);
  const target = targetOf(option);
  const handle = Number(/^k(\d+)$/.exec(target)?.[1] ?? NONE);
  const named = s.cards.handle.indexOf(handle);
  const card = s.players.some((p) => p.deck.includes(named) && p.deck.at(-1) !== named) ? NONE : named;
  const shown: (string | number)[] = [s.turn];
  if (verb === 'play' && card >= 0) shown.push(costOf(s, card));
  if (verb === 'hit' && card >= 0 && threatOwner(s, card) !== NONE)
    shown.push(healthOf(s, card) - s.cards.damage[card]);
  if (verb === 'fit' && card >= 0) {
    const f = s.stack[s.stack.length - 1];
    if (f?.k === 'fit') shown.push(priceOf(s, f.upgrade, card, priceChange(s, f.seat)));
  }
  if (verb === 'buy') shown.push(packOf(s).upgrades[packOf(s).upgradeIndex.get(target) ?? 0]?.price ?? 0);
  return { touches: refs.map((ref) => ref.split('.')[0]), rule: RULE_OF_VERB[verb] ?? '', shown };
}
