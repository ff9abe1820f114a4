import type { Rng } from '@starhold/kernel';
import { packs } from './content/index.ts';
import type { Options } from './options.ts';
import { NONE, type State } from './state.ts';

/** Goes up when a position or an answer means something else than before. */
export const RULES_VERSION = '1';

/** Cards that lie in the row (TPL-1). */
export const ROW = 3;

/** No luck here: what is shuffled is shuffled by the `setup` frame, so that cases can script it. */
export function initialState(options: Options, rng: Rng): State {
  const pack = options.pack ?? packs.base;
  const { finds, cards } = packs.at(pack);
  const inGame = (find: number): boolean => options.sets.includes(finds[find].set);
  const each = <T>(make: () => T): T[] => Array.from({ length: options.players }, make);
  return {
    rulesVersion: `${RULES_VERSION}+${pack.slice(pack.indexOf('@') + 1)}`,
    rng,
    stack: [{ k: 'setup', seat: 0 }],
    asked: 0,
    opened: 0,
    over: '',
    pack,
    options: { ...options, sets: options.sets.slice() },
    round: 0,
    deck: cards.flatMap((find, card) => (inGame(find) ? [card] : [])),
    discard: [],
    row: new Array<number>(ROW).fill(NONE),
    hands: each(() => []),
    holds: each(() => []),
    coins: each(() => 0),
    flares: each(() => 1),
  };
}
