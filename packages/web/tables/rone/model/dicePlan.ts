import { canPay, type PlayerView, paymentsFor, ROLLED, type View } from '@starhold/rone';
import { packOf } from '@starhold/rone/content';
import { yieldOf } from '../cards/dice.tsx';

/** Which dice would pay for a card that the pool alone does not pay for, and what it is paid with. Pure. */

/** Numbers of dice, from 1. */
export type Dice = readonly number[];

/** What comes before a card can be played: dice that are used, two that are given for one resource. */
export interface Plan {
  dice: Dice;
  convert: { dice: Dice; kind: string } | null;
}

export interface Wanted {
  /** Dice that must be, or must not be, among them: what the player has touched. */
  with?: Dice;
  without?: Dice;
}

/** Places of the letters in the counts of a pool. */
const LETTERS = 'urkgyw';

export interface Usable {
  die: number;
  gives: string;
}

export function usableDice({ dice }: PlayerView, without: Dice = []): Usable[] {
  return dice.flatMap(({ state, up, faces }, i) =>
    state === ROLLED && !without.includes(i + 1) ? [{ die: i + 1, gives: yieldOf(faces[up]) }] : [],
  );
}

const poured = (pool: readonly number[], letters: string): number[] =>
  pool.map((n, kind) => n + letters.split(LETTERS[kind]).length - 1);

const WILD = LETTERS.indexOf('w');

/** How many resources of the pool and of unused dice would find no slot in phase 5 (RONE-5.4): a wild slot takes any kind. */
export function lostInStore(player: PlayerView): number {
  const { pool, stored, slots } = player;
  const gained = usableDice(player).map(({ gives }) => gives);
  const over = poured(pool, gained.join('')).map((n, kind) => n - (slots[kind] - stored[kind]));
  const coloured = over.slice(0, WILD).reduce((sum, n) => sum + Math.max(0, n), 0);
  return Math.max(0, coloured + over[WILD]);
}

/**
 * As few dice as possible, and of those what leaves least over; two are given for one resource only where nothing else pays.
 * Null where dice do not help.
 */
export function planFor(view: View, player: PlayerView, card: string, wanted: Wanted = {}): Plan | null {
  const usable = usableDice(player, wanted.without);
  const plain = bestDice(view, player, card, player.pool, usable, wanted.with ?? []);
  if (plain) return { dice: plain.dice, convert: null };
  let best: { plan: Plan; worth: number } | null = null;
  for (const [i, a] of usable.entries()) {
    for (const b of usable.slice(i + 1)) {
      const rest = usable.filter((one) => one !== a && one !== b);
      const dice = [a.die, b.die];
      const others = (wanted.with ?? []).filter((die) => !dice.includes(die));
      for (const kind of LETTERS) {
        const found = bestDice(view, player, card, poured(player.pool, kind), rest, others, true);
        // What the two show is given up with them.
        const worth = found ? found.worth + 10 * (a.gives + b.gives).length : 0;
        if (!found || (best !== null && best.worth <= worth)) continue;
        best = { plan: { dice: found.dice, convert: { dice, kind } }, worth };
      }
    }
  }
  return best?.plan ?? null;
}

/** Of some dice those that pay. */
function bestDice(
  view: View,
  player: PlayerView,
  card: string,
  pool: readonly number[],
  usable: readonly Usable[],
  needed: Dice,
  mayBeNone = false,
): { dice: Dice; worth: number } | null {
  const index = packOf(view).cardIndex.get(card);
  if (index === undefined) return null;
  const giving = usable.filter(({ gives }) => gives !== '');
  let best: { dice: Dice; worth: number } | null = null;
  for (let mask = mayBeNone ? 0 : 1; mask < 1 << giving.length; mask++) {
    const used = giving.filter((_, i) => mask & (1 << i));
    if (needed.some((die) => !used.some((one) => one.die === die))) continue;
    const gives = used.map((one) => one.gives).join('');
    const worth = used.length * 10 + gives.length;
    if (best !== null && best.worth <= worth) continue;
    if (canPay(view, { pool: poured(pool, gives), off: player.discounts }, index, 0))
      best = { dice: used.map(({ die }) => die), worth };
  }
  return best;
}

/** Dice alone, none given for another resource. */
export function diceFor(view: View, player: PlayerView, card: string, wanted: Wanted = {}): Dice | null {
  return bestDice(view, player, card, player.pool, usableDice(player, wanted.without), wanted.with ?? [])?.dice ?? null;
}

/** What is in the pool once a plan has been carried out, and the dice that are left then. */
function afterPlan(player: PlayerView, { dice, convert }: Plan): { pool: number[]; left: Usable[] } {
  const all = usableDice(player);
  const gives = all.filter(({ die }) => dice.includes(die)).map((one) => one.gives);
  const left = all.filter(({ die }) => !dice.includes(die) && !convert?.dice.includes(die));
  return { pool: poured(player.pool, gives.join('') + (convert?.kind ?? '')), left };
}

export const NO_DICE: Plan = { dice: [], convert: null };

/**
 * What is left in the pool: as many other cards of the hand as possible can still be paid for, stored pairs are made, wild
 * resources are kept.
 */
export function worthOf(
  view: View,
  player: PlayerView,
  pool: readonly number[],
  others: readonly string[],
  left: readonly Usable[],
): number {
  const { cardIndex } = packOf(view);
  const after = { ...player, pool: pool.slice(), discounts: player.discounts.map(() => 0) };
  const playable = others.filter((other) => {
    const of = cardIndex.get(other) ?? 0;
    const purse = { pool: after.pool, off: after.discounts };
    return canPay(view, purse, of, 0) || bestDice(view, after, other, pool, left, []);
  });
  const pairs = pool.reduce((sum, n, kind) => sum + Math.floor((player.stored[kind] + n) / 2), 0);
  return 100 * playable.length + 10 * pairs + pool[LETTERS.indexOf('w')];
}

/** What a card is paid with unless the player wants it otherwise. Null where there is one way only, and nothing is asked. */
export function paymentFor(view: View, player: PlayerView, card: string, plan: Plan = NO_DICE): string | null {
  const index = packOf(view).cardIndex.get(card);
  if (index === undefined) return null;
  const { pool, left } = afterPlan(player, plan);
  const ways = paymentsFor(view, { pool, off: player.discounts }, index, 0);
  if (ways.length < 2) return null;
  const others = player.cards.slice();
  others.splice(others.indexOf(card), 1);
  const worth = (way: string): number => {
    const rest = pool.map((n, kind) => n - (way.split(LETTERS[kind]).length - 1));
    return worthOf(view, player, rest, others, left);
  };
  return ways.reduce((best, way) => (worth(way) > worth(best) ? way : best));
}

/** The answers that a plan and the card behind it take; with `paid` also what it is paid with. */
export function chainOf({ dice, convert }: Plan, card: string, paid: string | null = null): string[] {
  return [
    ...dice.map((die) => `die:d${die}`),
    ...(convert ? [`convert:${convert.dice.map((die) => `d${die}`).join('>')}`, `kind:${convert.kind}`] : []),
    `play:${card}`,
    ...(paid === null ? [] : [`pay:${paid || '-'}`]),
  ];
}

/** All that one gesture says for a card of the hand; undefined where it cannot be played, or not with the dice that are wanted. */
export function playChain(
  view: View,
  player: PlayerView,
  card: string,
  isFree: boolean,
  wanted: Wanted = {},
): string[] | undefined {
  const plan = isFree && wanted.with === undefined ? NO_DICE : planFor(view, player, card, wanted);
  return plan ? chainOf(plan, card, paymentFor(view, player, card, plan)) : undefined;
}

/** The card, the dice and the payment of a chain in the making; null where no card is about to be played with dice. */
export function chained(armed: string | null, then: readonly string[]): (Plan & { card: string }) | null {
  const all = armed === null ? [] : [armed, ...then];
  const at = all.findIndex((option) => option.startsWith('play:'));
  if (at < 1) return null;
  const before = all.slice(0, at);
  const given = before.find((option) => option.startsWith('convert:'));
  return {
    dice: before.filter((option) => option.startsWith('die:')).flatMap(diceIn),
    convert: given
      ? { dice: diceIn(given), kind: before.find((o) => o.startsWith('kind:'))?.slice('kind:'.length) ?? '' }
      : null,
    card: all[at].slice('play:'.length),
  };
}

const diceIn = (option: string): number[] => [...option.matchAll(/d(\d)/g)].map((match) => Number(match[1]));

/** Letters of what the card that is about to be played will be paid with, where that could be chosen. */
export function payingIn(armed: string | null, then: readonly string[]): string | null {
  const option = [armed ?? '', ...then].find((one) => one.startsWith('pay:'));
  return option === undefined ? null : option.slice('pay:'.length).replace('-', '');
}
