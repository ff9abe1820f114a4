import { type Decision, refOf, verbOf } from '@starhold/kernel';
import { type PlayerView, paymentsFor, type View } from '@starhold/rone';
import { KINDS, type Op, type Pack, packOf } from '@starhold/rone/content';
import { cardIn, permanentIn } from '../cards/pack.ts';
import { type Dice, usableDice, worthOf } from './dicePlan.ts';

/** Several cards and abilities laid out together and said with one press: which of them, and what pays for them. Pure. */

export interface Several {
  /** Of the base. */
  abilities: readonly string[];
  /** Of the hand, equal ones each by itself. */
  cards: readonly string[];
}

const LETTERS = 'urkgyw';
const WILD = LETTERS.length - 1;
const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0];
/** Sets of more cards than this are not gone through. */
const MOST_CARDS = 12;

/** Asks nothing, shows nothing and takes nothing: such things can follow each other without a look in between. */
function isPlain(ops: readonly Op[] | undefined, { ground }: PlayerView): boolean {
  return (ops ?? []).every((op) => {
    // With one card in training, or none, nobody asks where screws go.
    if (op.op === 'gain') return op.who === undefined && (op.what !== 'screw' || ground.length < 2);
    if (op.op === 'resource' || op.op === 'store') return op.kind !== 'oneColour';
    return op.op === 'deal';
  });
}

/** Everything that may be among them: abilities that are offered, and cards of the hand whatever they cost. */
export function plainOnes({ ask, at }: Decision, view: View): Several {
  const player = view.players[ask.seat];
  if (at !== 'main' || ask.kind !== 'one' || !player) return { abilities: [], cards: [] };
  const pack = packOf(view);
  return {
    abilities: ask.options
      .filter((option) => verbOf(option) === 'activate' && isPlain(permanentIn(pack, refOf(option))?.use, player))
      .map(refOf),
    cards: player.cards.filter((id) => !view.deadly.includes(id) && isPlain(cardIn(pack, id)?.play, player)),
  };
}

/** What nothing has to be paid for. */
export function freeOf(view: View, { abilities, cards }: Several): string[] {
  const pack = packOf(view);
  const free = cards.filter((id) => cardIn(pack, id)?.cost === '');
  return [...abilities.map((id) => `activate:${id}`), ...free.map((id) => `play:${id}`)];
}

/** Resources that things without a price bring: they come first, so they can pay for the others. */
function gainedBy(pack: Pack, { abilities, cards }: Several): number[] {
  const free = cards.flatMap((id) => cardIn(pack, id) ?? []).filter(({ cost }) => cost === '');
  return gainedIn([...abilities.map((id) => permanentIn(pack, id)?.use), ...free.map(({ play }) => play)].flat());
}

function gainedIn(ops: readonly (Op | undefined)[]): number[] {
  const gained = NOTHING.slice();
  for (const op of ops) {
    if (op?.op === 'resource' && op.kind !== 'oneColour') gained[KINDS.indexOf(op.kind)] += op.n;
  }
  return gained;
}

const plus = (a: readonly number[], b: readonly number[]): number[] => a.map((n, kind) => n + b[kind]);
const minus = (a: readonly number[], b: readonly number[]): number[] => a.map((n, kind) => n - b[kind]);
const sum = (a: readonly number[]): number => a.reduce((x, y) => x + y, 0);
const countsOf = (letters: string): number[] => [...LETTERS].map((letter) => letters.split(letter).length - 1);

/** Each colour pays its own symbols; what is left over, and wild resources, the wild ones. */
function isEnough(pool: readonly number[], need: readonly number[]): boolean {
  const left = minus(pool, need);
  return left.slice(0, WILD).every((n) => n >= 0) && sum(left) >= 0;
}

const costOf = (pack: Pack, id: string): readonly number[] => pack.cost[pack.cardIndex.get(id) ?? -1] ?? NOTHING;

/** The fewest dice with which it is enough, and of those what leaves least over; null where all of them are too few. */
function diceFor(player: PlayerView, pool: readonly number[], need: readonly number[]): Dice | null {
  const giving = usableDice(player).filter(({ gives }) => gives !== '');
  let best: { dice: Dice; worth: number } | null = null;
  for (let mask = 0; mask < 1 << giving.length; mask++) {
    const used = giving.filter((_, i) => mask & (1 << i));
    const gives = used.map((one) => one.gives).join('');
    const worth = used.length * 10 + gives.length;
    if (best !== null && best.worth <= worth) continue;
    if (isEnough(plus(pool, countsOf(gives)), need)) best = { dice: used.map(({ die }) => die), worth };
  }
  return best?.dice ?? null;
}

/** All the answers of it, one after the other; null where it cannot be paid for together. */
export function severalChain(view: View, player: PlayerView, several: Several): string[] | null {
  const pack = packOf(view);
  // What a pair takes off is for the next card alone.
  if (sum(player.discounts) > 0) return null;
  const paid = several.cards.filter((id) => cardIn(pack, id)?.cost !== '');
  let need = paid.reduce((all, id) => plus(all, costOf(pack, id)), NOTHING.slice());
  let pool = plus(player.pool, gainedBy(pack, several));
  const dice = diceFor(player, pool, need);
  if (!dice) return null;
  const used = usableDice(player).filter(({ die }) => dice.includes(die));
  pool = plus(pool, countsOf(used.map(({ gives }) => gives).join('')));
  const others = takenOut(player.cards, several.cards);
  const left = usableDice(player, dice);
  const chain = [...freeOf(view, several), ...dice.map((die) => `die:d${die}`)];
  for (const id of paid) {
    need = minus(need, costOf(pack, id));
    const ways = paymentsFor(view, { pool, off: NOTHING.slice() }, pack.cardIndex.get(id) ?? 0, 0);
    const way = bestWay(ways, pool, need, (rest) => worthOf(view, player, rest, others, left));
    if (way === undefined) return null;
    chain.push(`play:${id}`, ...(ways.length > 1 ? [`pay:${way || '-'}`] : []));
    pool = plus(minus(pool, countsOf(way)), gainedIn(cardIn(pack, id)?.play ?? []));
  }
  return chain;
}

/** Of the ways that leave enough for the rest of them, the one whose remainder is worth most. */
function bestWay(
  ways: readonly string[],
  pool: readonly number[],
  need: readonly number[],
  worth: (rest: readonly number[]) => number,
): string | undefined {
  let best: { way: string; worth: number } | undefined;
  for (const way of ways) {
    const rest = minus(pool, countsOf(way));
    if (!isEnough(rest, need)) continue;
    const now = worth(minus(rest, need));
    if (best === undefined || now > best.worth) best = { way, worth: now };
  }
  return best?.way;
}

function takenOut(all: readonly string[], some: readonly string[]): string[] {
  const left = all.slice();
  for (const id of some) left.splice(left.indexOf(id), 1);
  return left;
}

/** What is laid out at first: everything, or of the cards as many as can be paid for together, the dearest of them. */
export function mostOf(view: View, player: PlayerView, all: Several): Several | null {
  const pack = packOf(view);
  const free = all.cards.filter((id) => cardIn(pack, id)?.cost === '');
  const paid = all.cards.filter((id) => cardIn(pack, id)?.cost !== '').slice(0, MOST_CARDS);
  const gives = usableDice(player).map((one) => one.gives);
  const pool = plus(plus(player.pool, gainedBy(pack, all)), countsOf(gives.join('')));
  const costs = paid.map((id) => costOf(pack, id));
  let best = 0;
  let most = -1;
  for (let mask = 0; mask < 1 << paid.length; mask++) {
    let [n, need] = [0, NOTHING.slice()];
    for (const [i, cost] of costs.entries()) {
      if ((mask & (1 << i)) === 0) continue;
      n++;
      need = plus(need, cost);
    }
    const worth = 100 * n + sum(need);
    if (worth <= most || !isEnough(pool, need)) continue;
    [best, most] = [mask, worth];
  }
  const several = { abilities: all.abilities, cards: [...free, ...paid.filter((_, i) => best & (1 << i))] };
  return sizeOf(several) > 1 && severalChain(view, player, several) ? several : null;
}

export const sizeOf = ({ abilities, cards }: Several): number => abilities.length + cards.length;

/** What is laid out in a chain in the making; null where it is less than two things. */
export function severalIn(armed: string | null, then: readonly string[]): Several | null {
  const all = armed === null ? [] : [armed, ...then];
  const of = (verb: string): string[] => all.filter((option) => verbOf(option) === verb).map(refOf);
  const several = { abilities: of('activate'), cards: of('play') };
  return sizeOf(several) > 1 ? several : null;
}

/** One more of them, or one less: `isIn` says which. */
export function changed({ abilities, cards }: Several, option: string, isIn: boolean): Several {
  const id = refOf(option);
  const other = (list: readonly string[]): string[] =>
    isIn ? list.filter((_, i) => i !== list.indexOf(id)) : [...list, id];
  return verbOf(option) === 'activate' ? { abilities: other(abilities), cards } : { abilities, cards: other(cards) };
}

/** Dice that it uses. */
export const diceIn = (armed: string | null, then: readonly string[]): number[] =>
  [armed ?? '', ...then].flatMap((option) => (verbOf(option) === 'die' ? [Number(refOf(option).slice(1))] : []));
