import { type Decision, refOf, verbOf } from '@starhold/kernel';
import { type PlayerView, paymentsFor, type View } from '@starhold/rone';
import { KINDS, type Op, type Pack, packOf } from '@starhold/rone/content';
import { cardIn, permanentIn } from '../cards/pack.ts';
import { type Dice, type Usable, usableDice, worthOf } from './dicePlan.ts';

/** Several cards and abilities laid out together and said with one press: which of them, and what pays for them. Pure. */

export interface Several {
  /** Of the base. */
  abilities: readonly string[];
  /** Of the hand, equal ones each by itself. */
  cards: readonly string[];
}

/** Abilities that were taken out of what was laid out: they stay out, until they are put to the others again. */
export const leftOut = new Set<string>();

export const without = ({ abilities, cards }: Several, left: ReadonlySet<string>): Several => ({
  abilities: abilities.filter((id) => !left.has(id)),
  cards,
});

const LETTERS = 'urkgyw';
const WILD = LETTERS.length - 1;
const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0];
/** Sets of more cards than this are not gone through. */
const MOST_CARDS = 10;

/**
 * Can it follow others without a look in between? 0: asks and shows nothing. 1: asks where its screws go. 2: asks or shows
 * something else, so it comes last of all. Undefined: it takes something, and is said by itself.
 */
type Turn = 0 | 1 | 2;

function turnOfOp(op: Op, { ground, deck }: PlayerView): Turn | undefined {
  switch (op.op) {
    case 'gain':
      if (op.who !== undefined) return undefined;
      // With one card in training, or none, nobody asks where screws go.
      return op.what === 'screw' && ground.length > 1 ? 1 : 0;
    case 'resource':
    case 'store':
      return op.kind === 'oneColour' ? 2 : 0;
    case 'deal':
      return 0;
    case 'draw':
      // From an empty deck nothing comes unless it is reshuffled, which is asked.
      return deck === 0 ? 1 : 2;
    case 'recruit':
    case 'recycle':
    case 'refresh':
    case 'exhaust':
      return 2;
    case 'mill':
      return op.who === 'opponent' || op.who === 'invasion' ? 2 : undefined;
    default:
      return undefined;
  }
}

function turnOf(ops: readonly Op[] | undefined, player: PlayerView): Turn | undefined {
  let last: Turn = 0;
  for (const op of ops ?? []) {
    const now = turnOfOp(op, player);
    if (now === undefined) return undefined;
    if (now > last) last = now;
  }
  return last;
}

const opsOf = (view: View, option: string): readonly Op[] | undefined =>
  verbOf(option) === 'activate'
    ? permanentIn(packOf(view), refOf(option))?.use
    : cardIn(packOf(view), refOf(option))?.play;

/** Of `activate:TE02` and `play:ST01`. */
const turnIn = (view: View, player: PlayerView, option: string): Turn | undefined =>
  turnOf(opsOf(view, option), player);

/** Everything that may be among them: abilities that are offered, and cards of the hand whatever they cost. */
export function plainOnes({ ask, at }: Decision, view: View): Several {
  const player = view.players[ask.seat];
  if (at !== 'main' || ask.kind !== 'one' || !player) return { abilities: [], cards: [] };
  const mayBe = (option: string): boolean => turnIn(view, player, option) !== undefined;
  return {
    abilities: ask.options.filter((option) => verbOf(option) === 'activate' && mayBe(option)).map(refOf),
    cards: player.cards.filter((id) => !view.deadly.includes(id) && mayBe(`play:${id}`)),
  };
}

const optionsIn = ({ abilities, cards }: Several): string[] => [
  ...abilities.map((id) => `activate:${id}`),
  ...cards.map((id) => `play:${id}`),
];

/** What nothing has to be paid for; of that which asks or shows something the first, behind all the others. */
export function freeOf(view: View, player: PlayerView, several: Several): string[] {
  const isFree = (option: string): boolean =>
    verbOf(option) === 'activate' || cardIn(packOf(view), refOf(option))?.cost === '';
  return inTurn(view, player, optionsIn(oneLast(view, player, several)).filter(isFree));
}

function inTurn(view: View, player: PlayerView, options: readonly string[]): string[] {
  const at = (option: string): Turn => turnIn(view, player, option) ?? 2;
  return options.toSorted((a, b) => at(a) - at(b));
}

const isLast = (view: View, player: PlayerView, option: string): boolean => turnIn(view, player, option) === 2;

/** What asks or shows something is there once: `kept` where it is named, else what costs nothing before what costs something. */
export function oneLast(view: View, player: PlayerView, several: Several, kept?: string): Several {
  const pack = packOf(view);
  const price = (option: string): number => (verbOf(option) === 'activate' ? 0 : sum(costOf(pack, refOf(option))));
  const all = optionsIn(several)
    .filter((option) => isLast(view, player, option))
    .toSorted((a, b) => price(a) - price(b));
  const stays = kept !== undefined && all.includes(kept) ? kept : all[0];
  const goes = all.filter((option, i) => option !== stays || i !== all.indexOf(stays));
  return {
    abilities: takenOut(several.abilities, goes.filter((option) => verbOf(option) === 'activate').map(refOf)),
    cards: takenOut(several.cards, goes.filter((option) => verbOf(option) === 'play').map(refOf)),
  };
}

/** Resources that things without a price bring: they come first, so they can pay for the others. */
function gainedBy(view: View, player: PlayerView, several: Several): number[] {
  const first = freeOf(view, player, several).filter((option) => turnIn(view, player, option) === 0);
  return gainedIn(first.flatMap((option) => opsOf(view, option)));
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

/** Dice that are used, and two that are given for one resource where nothing else is enough. */
interface Paying {
  dice: Dice;
  convert: { dice: Dice; kind: string } | null;
}

/** The fewest dice with which it is enough, and of those what leaves least over; null where all of them are too few. */
function diceFor(player: PlayerView, pool: readonly number[], need: readonly number[]): Paying | null {
  const usable = usableDice(player);
  const plain = bestDice(usable, pool, need);
  if (plain) return { dice: plain.dice, convert: null };
  let best: { paying: Paying; worth: number } | null = null;
  for (const [i, a] of usable.entries()) {
    for (const b of usable.slice(i + 1)) {
      const rest = usable.filter((one) => one !== a && one !== b);
      for (const kind of LETTERS) {
        const found = bestDice(rest, plus(pool, countsOf(kind)), need);
        const worth = found ? found.worth + 10 * (a.gives + b.gives).length : 0;
        if (!found || (best !== null && best.worth <= worth)) continue;
        best = { paying: { dice: found.dice, convert: { dice: [a.die, b.die], kind } }, worth };
      }
    }
  }
  return best?.paying ?? null;
}

function bestDice(
  usable: readonly Usable[],
  pool: readonly number[],
  need: readonly number[],
): { dice: Dice; worth: number } | null {
  const giving = usable.filter(({ gives }) => gives !== '');
  let best: { dice: Dice; worth: number } | null = null;
  for (let mask = 0; mask < 1 << giving.length; mask++) {
    const used = giving.filter((_, i) => mask & (1 << i));
    const gives = used.map((one) => one.gives).join('');
    const worth = used.length * 10 + gives.length;
    if (best !== null && best.worth <= worth) continue;
    if (isEnough(plus(pool, countsOf(gives)), need)) best = { dice: used.map(({ die }) => die), worth };
  }
  return best;
}

/** All the answers of it, one after the other; null where it cannot be paid for together, or two things would come last. */
export function severalChain(view: View, player: PlayerView, several: Several): string[] | null {
  const pack = packOf(view);
  const all = inTurn(view, player, optionsIn(several));
  if (all.filter((option) => isLast(view, player, option)).length > 1) return null;
  // What a pair takes off is for the next card alone.
  if (sum(player.discounts) > 0) return null;
  const costs = (option: string): readonly number[] =>
    verbOf(option) === 'play' ? costOf(pack, refOf(option)) : NOTHING;
  let need = all.reduce((so, option) => plus(so, costs(option)), NOTHING.slice());
  let pool = plus(player.pool, gainedBy(view, player, several));
  const paying = diceFor(player, pool, need);
  if (!paying) return null;
  const { dice, convert } = paying;
  const used = usableDice(player).filter(({ die }) => dice.includes(die));
  pool = plus(pool, countsOf(used.map(({ gives }) => gives).join('') + (convert?.kind ?? '')));
  const others = takenOut(player.cards, several.cards);
  const left = usableDice(player, [...dice, ...(convert?.dice ?? [])]);
  // What brings resources for nothing comes before the dice, everything else behind them.
  const first = all.filter((option) => sum(costs(option)) === 0 && turnIn(view, player, option) === 0);
  const chain = [
    ...first,
    ...dice.map((die) => `die:d${die}`),
    ...(convert ? [`convert:${convert.dice.map((die) => `d${die}`).join('>')}`, `kind:${convert.kind}`] : []),
  ];
  for (const option of takenOut(all, first)) {
    const ops = opsOf(view, option) ?? [];
    const draws = player.deck > 0 && ops.some(({ op }) => op === 'draw') ? ['draw'] : [];
    if (sum(costs(option)) === 0) {
      chain.push(option, ...draws);
      continue;
    }
    need = minus(need, costs(option));
    const ways = paymentsFor(view, { pool, off: NOTHING.slice() }, pack.cardIndex.get(refOf(option)) ?? 0, 0);
    const way = bestWay(ways, pool, need, (rest) => worthOf(view, player, rest, others, left));
    if (way === undefined) return null;
    chain.push(option, ...(ways.length > 1 ? [`pay:${way || '-'}`] : []), ...draws);
    pool = plus(minus(pool, countsOf(way)), gainedIn(ops));
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

/** What all dice bring, or all but two which are given for one resource, where they would not bring more themselves. */
function poolsOf(player: PlayerView, pool: readonly number[]): number[][] {
  const usable = usableDice(player);
  const given = usable.flatMap((a, i) => usable.slice(i + 1).map((b) => [a, b]));
  const poor = given.filter((pair) => pair.map(({ gives }) => gives).join('').length < 2);
  const poured = (dice: readonly Usable[], more = ''): number[] =>
    plus(pool, countsOf(dice.map(({ gives }) => gives).join('') + more));
  return [
    poured(usable),
    ...poor.flatMap((pair) =>
      [...LETTERS].map((kind) =>
        poured(
          usable.filter((die) => !pair.includes(die)),
          kind,
        ),
      ),
    ),
  ];
}

/**
 * What is laid out at first. As long as something that costs nothing shows something new, that with everything else that costs
 * nothing: what is paid for is better chosen behind it. Else everything, or of the cards as many as can be paid for together,
 * the dearest of them. `left`: abilities that were taken out the last time.
 */
export function mostOf(
  view: View,
  player: PlayerView,
  all: Several,
  left: ReadonlySet<string> = new Set(),
): Several | null {
  const pack = packOf(view);
  const abilities = all.abilities.filter((id) => !left.has(id));
  const free = all.cards.filter((id) => cardIn(pack, id)?.cost === '');
  const first = oneLast(view, player, { abilities, cards: free });
  const isShowing = optionsIn(first).some((option) => isLast(view, player, option));
  const paid = isShowing ? [] : all.cards.filter((id) => cardIn(pack, id)?.cost !== '').slice(0, MOST_CARDS);
  const pools = poolsOf(player, plus(player.pool, gainedBy(view, player, first)));
  const costs = paid.map((id) => costOf(pack, id));
  const lasts = paid.map((id) => isLast(view, player, `play:${id}`));
  let best = 0;
  let most = -1;
  for (let mask = 0; mask < 1 << paid.length; mask++) {
    let [n, need, last] = [0, NOTHING.slice(), 0];
    for (const [i, cost] of costs.entries()) {
      if ((mask & (1 << i)) === 0) continue;
      n++;
      if (lasts[i]) last++;
      need = plus(need, cost);
    }
    const worth = 100 * n + sum(need);
    if (worth <= most || last > 1 || !pools.some((pool) => isEnough(pool, need))) continue;
    [best, most] = [mask, worth];
  }
  const several = { abilities: first.abilities, cards: [...first.cards, ...paid.filter((_, i) => best & (1 << i))] };
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
  [armed ?? '', ...then].flatMap((option) =>
    /^(die|convert):/.test(option) ? [...option.matchAll(/d(\d)/g)].map((die) => Number(die[1])) : [],
  );
