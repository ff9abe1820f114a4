import { canPay, type PlayerView, ROLLED, type View } from '@starhold/rone';
import { packOf } from '@starhold/rone/content';
import { yieldOf } from '../cards/dice.tsx';

/** Which dice would pay for a card that the pool alone does not pay for. Pure. */

/** Numbers of dice, from 1. */
export type Dice = readonly number[];

export interface Wanted {
  /** Dice that must be, or must not be, among them: what the player has touched. */
  with?: Dice;
  without?: Dice;
}

/** Places of the letters in the counts of a pool. */
const LETTERS = 'urkgyw';

/** As few dice as possible, and of those what leaves least over; null where dice do not help. */
export function diceFor(view: View, player: PlayerView, card: string, wanted: Wanted = {}): Dice | null {
  const index = packOf(view).cardIndex.get(card);
  if (index === undefined) return null;
  const usable = player.dice.flatMap(({ state, up, faces }, i) => {
    const gives = state === ROLLED ? yieldOf(faces[up]) : '';
    return gives === '' || wanted.without?.includes(i + 1) ? [] : [{ die: i + 1, gives }];
  });
  let best: { dice: Dice; worth: number } | null = null;
  for (let mask = 1; mask < 1 << usable.length; mask++) {
    const used = usable.filter((_, i) => mask & (1 << i));
    if (wanted.with?.some((die) => !used.some((one) => one.die === die))) continue;
    const pool = player.pool.slice();
    let resources = 0;
    for (const { gives } of used) {
      resources += gives.length;
      for (const letter of gives) pool[LETTERS.indexOf(letter)]++;
    }
    const worth = used.length * 10 + resources;
    if (best !== null && best.worth <= worth) continue;
    if (canPay(view, { pool, off: player.discounts }, index, 0)) best = { dice: used.map(({ die }) => die), worth };
  }
  return best?.dice ?? null;
}

/** The answers that use these dice and play the card. */
export const chainOf = (dice: Dice, card: string): string[] => [...dice.map((die) => `die:d${die}`), `play:${card}`];

/** The card and the dice of a chain in the making. */
export function chained(armed: string | null, then: readonly string[]): { dice: Dice; card: string } | null {
  const last = then.at(-1);
  if (armed === null || !last?.startsWith('play:')) return null;
  const dice = [armed, ...then.slice(0, -1)].map((option) => Number(option.slice('die:d'.length)));
  return { dice, card: last.slice('play:'.length) };
}
