import { opsHandlers } from '@starhold/effects';
import type { OptionInfo, Rules } from '@starhold/kernel';
import { broken, hiddenHandles, inventory, secrets } from './checks.ts';
import { type Op, packOf } from './content/index.ts';
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
import { signalsFor } from './rules/signals.ts';
import { vocabulary } from './rules/vocabulary.ts';
import { initialState, RULES_VERSION } from './setup.ts';
import { cloneState, NONE, type UnsFrame, type UnsState } from './state.ts';
import { sightOf } from './view/sight.ts';
import { type UnsView, viewOf } from './view.ts';

export type UnsRules = Rules<UnsState, UnsFrame, UnsView, Options>;

export const rules: UnsRules = {
  id: 'unstoppable',
  version: RULES_VERSION,
  handlers: {
    ...turn,
    ...select,
    ...action,
    ...resolve,
    ...damage,
    ...level,
    ...phases,
    ...story,
    ...opsHandlers<UnsState, UnsFrame, Op>(vocabulary),
  },
  seats: (options) => options.players,
  initial: (options, rng) => initialState(options, rng),
  clone: cloneState,
  view: viewOf,
  sight: sightOf,
  redeal,
  describe,
  round: (s) => s.turn,
  signals: signalsFor,
  broken,
  inventory,
  secrets,
  hiddenHandles,
};

/** The rule an option stands on, by its verb. */
const RULE_OF_VERB: Record<string, string> = {
  draft: 'UNS-6.2',
  keep: 'UNS-6.3',
  under: 'UNS-6.3',
  play: 'UNS-7.4',
  exhaust: 'UNS-8.1',
  buy: 'UNS-9.1',
  fit: 'UNS-9.2',
  end: 'UNS-7.3',
  stop: 'UNS-21.5',
  go: 'UNS-21.5',
  do: 'UNS-1.6',
  skip: 'UNS-1.4',
  none: 'UNS-1.4',
  pay: 'UNS-1.4',
  hit: 'UNS-10.1',
  sweep: 'UNS-16.1',
  reward: 'UNS-10.5',
  trigger: 'UNS-5.3',
  remove: 'UNS-16.7',
  discard: 'UNS-15.4',
  refresh: 'UNS-16.8',
  again: 'UNS-16.10',
  return: 'UNS-16.10',
  seat: 'UNS-20.9',
  dismiss: 'UNS-18.7',
  threat: 'UNS-11.1',
  shelve: 'UNS-13.4',
  tell: 'UNS-15.6',
};

/** What an option touches is read off its references; with it go the numbers on the screen, none of a hidden card. */
function describe(s: UnsState, option: string): OptionInfo {
  const [verb, refs = ''] = option.split(':');
  const touches = refs === '' ? [] : refs.split('>').map((ref) => ref.split('.')[0]);
  const handle = Number(/^k(\d+)/.exec(refs)?.[1] ?? NONE);
  const named = s.cards.handle.indexOf(handle);
  const card = s.players.some((p) => p.deck.includes(named) && p.deck.at(-1) !== named) ? NONE : named;
  const facts: (string | number)[] = [s.turn];
  if (verb === 'play' && card >= 0) facts.push(costOf(s, card));
  if (verb === 'hit' && card >= 0 && threatOwner(s, card) !== NONE)
    facts.push(healthOf(s, card) - s.cards.damage[card]);
  if (verb === 'fit' && card >= 0) {
    const f = s.stack[s.stack.length - 1];
    if (f?.k === 'fit') facts.push(priceOf(s, f.upgrade, card, priceChange(s, f.seat)));
  }
  if (verb === 'buy') facts.push(packOf(s).upgrades[packOf(s).upgradeIndex.get(refs) ?? 0]?.price ?? 0);
  return { touches, rule: RULE_OF_VERB[verb] ?? '', facts };
}
