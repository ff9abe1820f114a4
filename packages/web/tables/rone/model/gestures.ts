import { type Decision, offeredIds, type Picked, refOf, verbOf } from '@starhold/kernel';
import { asked, type PlayerView, type View } from '@starhold/rone';
import { type Op, packOf } from '@starhold/rone/content';
import type { Target } from '../../../desk/target.ts';
import type { Dropped } from '../../../desk/turn/drop.ts';
import { cardIn, permanentIn } from '../cards/pack.ts';
import { invasionIn } from '../invasion/model.ts';
import { paymentFor, planFor, playChain, type Wanted } from './dicePlan.ts';
import {
  freeOf,
  leftOut,
  mostOf,
  plainOnes,
  type Several,
  severalChain,
  severalIn,
  sizeOf,
  without,
} from './several.ts';
import { swapInto, swapsInto } from './swaps.ts';
import { matesOf } from './table.ts';
import { ownerIn, stepsOf } from './targets.ts';

/** Several answers in one gesture, and what is laid out before anything is touched. Pure. */

/** With a card that the pool pays for goes what it is paid with. */
export function along(option: string, decision: Decision, view: View): readonly string[] {
  if (decision.at !== 'main' || verbOf(option) !== 'play') return [];
  const paid = paymentFor(view, view.players[decision.ask.seat], refOf(option));
  return paid === null ? [] : [`pay:${paid}`];
}

/**
 * A card onto the table: its dice, itself and its payment; what it gains stays with the player, or goes to the team mate it is
 * dragged onto. A die onto a card, or the card onto the die: played with that die, whatever else pays. A die onto another one:
 * both are given for one resource. A token onto a die: it is rolled again. A screw onto a face of a die on the bench, or all of
 * them onto the die. Spare parts onto a card in training: drilled as long as it lacks screws. Several cards and abilities
 * together, onto the table. Of things that are chosen one by one, the one that was taken up, and not the one it was let go over
 * as well.
 */
export function dragged(
  decision: Decision,
  from: Target,
  to: Target | null,
  view: View,
  laid: readonly string[] = [],
): Dropped | null | undefined {
  const { ask, at } = decision;
  if (at === 'upgrade' && verbOf(from) === 'screw') {
    const into = to === null ? undefined : screwsInto(decision, to, refOf(from), view.players[ask.seat]);
    return into && offeredIds(ask).includes(into.pick) ? { ...into, goal: null } : null;
  }
  if (from === 'parts') return to === null ? null : drilled(decision, to, view);
  if (ask.kind !== 'one') return undefined;
  if (verbOf(from) === 'die' && to !== null && verbOf(to) === 'die') {
    const pick = `convert:${[refOf(from), refOf(to)].sort().join('>')}`;
    if (ask.options.includes(pick)) return { pick, then: [], goal: null };
  }
  if (at !== 'main') return oneOnly(ask.options, from, to, view);
  // Whoever takes up one of several that are laid out takes up all of them.
  const isLaid = severalIn(laid[0] ?? null, laid.slice(1)) !== null && laid.some((id) => isOn(id, from, view));
  if (from === 'together' || isLaid) {
    const { chain, goal } = isLaid ? { chain: laid, goal: ownGoal(view, ask.seat) } : allTogether(decision, view);
    const [pick, ...then] = to !== null && verbOf(to) === 'card' ? [] : chain;
    // Onto a card in training: it gets the screws.
    return pick === undefined ? null : { pick, then, goal: to !== null && verbOf(to) === 'ground' ? to : goal };
  }
  if (from === 'reroll') {
    const pick = `reroll:${to === null ? '' : refOf(to)}`;
    return ask.options.includes(pick) ? { pick, then: [], goal: null } : null;
  }
  if (verbOf(from) === 'base' && ask.options.includes(`activate:${refOf(from)}`)) {
    const drawn = draws(permanentIn(packOf(view), refOf(from))?.use);
    return { pick: `activate:${refOf(from)}`, then: drawn, goal: to ?? ownGoal(view, ask.seat) };
  }
  const die = [from, to ?? ''].find((target) => /^die:d\d$/.test(target));
  const hand = [from, to ?? ''].filter((target) => verbOf(target) === 'card');
  // Back into the hand.
  if (hand.length > 1) return null;
  const [card] = hand.map(refOf);
  if (card === undefined || (verbOf(from) !== 'card' && die === undefined)) return undefined;
  const chain = (wanted?: Wanted): string[] | undefined =>
    playChain(view, view.players[ask.seat], card, ask.options.includes(`play:${card}`), wanted);
  const withDie = die === undefined ? undefined : chain({ with: [Number(die.slice('die:d'.length))] });
  const [pick, ...then] = withDie ?? (die === from ? [] : (chain() ?? []));
  if (pick === undefined) return undefined;
  const goal = to === null || die !== undefined ? ownGoal(view, ask.seat) : to;
  return { pick, then: [...then, ...draws(cardIn(packOf(view), card)?.play)], goal };
}

const isOn = (option: string, target: Target, view: View): boolean =>
  verbOf(option) !== 'die' && stepsOf(option, view)[0]?.includes(target) === true;

function allTogether(decision: Decision, view: View): Pick<Together, 'chain' | 'goal'> {
  return togetherAt(decision, view) ?? { chain: [], goal: null };
}

/** A face gets one, a die all that are left. */
function screwsInto(decision: Decision, to: Target, letter: string, player: PlayerView) {
  const d = asked(decision);
  if (d.at !== 'upgrade' || verbOf(to) !== 'bench') return swapInto(player, to, letter);
  const [pick, ...then] = d.ask.about.step === 'face' ? swapsInto(player, to, letter, d.ask.about.left) : [];
  return pick === undefined ? undefined : { pick, then };
}

/** As many screws for spare parts as a card in training lacks, or as there are parts for. */
function drilled(decision: Decision, to: Target, view: View): Dropped | null {
  const { ask, at } = decision;
  const own = view.players[ask.seat];
  const action = packOf(view).parts.findIndex(({ do: ops }) => ops.length === 1 && isOneScrew(ops[0]));
  const place = /^ground:g(\d+)$/.exec(to)?.[1];
  const card = own?.ground[Number(place) - 1];
  if (at !== 'parts' || action < 0 || !card) return null;
  const n = Math.min(card.cost - card.screws, Math.floor(partsIn(decision) / own.prices[action]));
  const pick = `spend:${packOf(view).parts[action].id}`;
  return n > 0 ? { pick, then: Array.from({ length: n - 1 }, () => pick), goal: to } : null;
}

const isOneScrew = (op: Op): boolean => op.op === 'gain' && op.what === 'screw' && op.n === 1;

function partsIn(decision: Decision): number {
  const d = asked(decision);
  return d.at === 'parts' ? d.ask.about.n : 0;
}

/** Let go over another thing that is offered as well: it means the one that was taken up alone. */
function oneOnly(options: readonly string[], from: Target, to: Target | null, view: View): Dropped | undefined {
  const on = (target: Target): string[] => options.filter((option) => stepsOf(option, view)[0]?.includes(target));
  const [pick, other] = on(from);
  if (to === null || pick === undefined || other !== undefined || on(to).length === 0) return undefined;
  return stepsOf(pick, view).length === 1 ? { pick, then: [], goal: null } : undefined;
}

/** Who plays a card that lets draw one draws it; what comes then is known only when it has come. */
function draws(ops: readonly Op[] | undefined): string[] {
  return ops?.some(({ op }) => op === 'draw') ? ['draw'] : [];
}

/**
 * On the way to a thing of a player the gains of a card go to that player; all damage goes to the deployed cards, what breaks
 * armour first, then what fells the top card by itself, then the rest.
 */
export function towards(decision: Decision, goal: Target, view: View): Picked | undefined {
  const { ask, at } = decision;
  if (ask.kind === 'amounts' && (at === 'share' || at === 'shareStore')) {
    const bin = `to:p${ownerIn(goal, view)}`;
    const isHers = /^(ground|base|pile|store):/.test(goal) && ask.bins.some(({ id }) => id === bin);
    return isHers ? allIn(ask.bins, bin, ask.max) : undefined;
  }
  if (at !== 'assault' || goal !== 'top' || ask.kind !== 'one' || !view.invasion) return undefined;
  const top = invasionIn(packOf(view), view.invasion.stack.at(-1)?.id ?? '');
  // What is left over such a card is lost: with what it is felled is for the player to choose.
  if (top?.top.some(({ mod }) => mod === 'swallow')) return undefined;
  return hitFirst(ask.options, view.invasion.top);
}

/** Of the damage that can be dealt to the top card. */
function hitFirst(
  options: readonly string[],
  { armourLeft, healthLeft }: { armourLeft: number; healthLeft: number },
): string | undefined {
  const worth = (option: string): number => {
    const [kind, n] = [refOf(option)[0], Number(refOf(option).slice(1))];
    if (kind === 'd') return armourLeft > 0 ? 4 : 0;
    return kind === 'm' ? 2 : armourLeft > 2 && n >= healthLeft ? 3 : 1;
  };
  return options.filter((option) => verbOf(option) === 'hit').sort((a, b) => worth(b) - worth(a))[0];
}

interface Quick extends Dropped {
  id: 'free' | 'stack';
  keeps?: true;
  /** Cards, abilities or kinds of damage. */
  n: number;
}

/** Several answers with one press. */
export function shortcutsAt(decision: Decision, view: View, left: ReadonlySet<string> = leftOut): Quick[] {
  const player = view.players[decision.ask.seat];
  const free = player ? freeOf(view, player, without(plainOnes(decision, view), left)) : [];
  if (free.length > 1) {
    const drawn = player.deck > 0 ? draws(cardIn(packOf(view), refOf(free.at(-1) ?? ''))?.play) : [];
    const [pick, ...then] = [...free, ...drawn];
    return [{ id: 'free', pick, then, goal: ownGoal(view, decision.ask.seat), n: free.length }];
  }
  const { ask, at } = decision;
  const hits = at === 'assault' && ask.kind === 'one' ? ask.options.filter((option) => verbOf(option) === 'hit') : [];
  // One thing left to do with it has its button already.
  const first = hits.length > 0 && offeredIds(ask).length > 1 ? towards(decision, 'top', view) : undefined;
  if (typeof first !== 'string') return [];
  return [{ id: 'stack', pick: first, then: [], goal: 'top', keeps: true, n: hits.length }];
}

interface Together {
  /** What is laid out at first, and everything that may be put to it. */
  several: Several;
  all: Several;
  chain: string[];
  goal: Target | null;
}

/**
 * Cards and abilities that can be paid for together, of those that ask or show something one, which comes last: laid out with one press, changed by touching them, said
 * with another one. Undefined where they are not two.
 */
export function togetherAt(decision: Decision, view: View, left: ReadonlySet<string> = leftOut): Together | undefined {
  const { seat } = decision.ask;
  const all = plainOnes(decision, view);
  const several = sizeOf(all) > 1 ? mostOf(view, view.players[seat], all, left) : null;
  const chain = several && severalChain(view, view.players[seat], several);
  if (!several || !chain) return undefined;
  return { several, all, chain, goal: ownGoal(view, seat) };
}

/** Where gains can be given to others, what is put on the own table stays there. */
export function ownGoal(view: View, seat: number): Target | null {
  return matesOf(view, seat).length > 0 || view.invasion !== null ? `player:p${seat}` : null;
}

/** What can be dragged though it is no option by itself. */
export function isSource(target: Target, { at, ask }: Decision, view: View): boolean {
  if (target === 'parts') return at === 'parts';
  if (at !== 'main') return false;
  return (
    target === 'reroll' ||
    target === 'together' ||
    (verbOf(target) === 'card' && planFor(view, view.players[ask.seat], refOf(target)) !== null)
  );
}

/** Where screws go, of which colour something is, whether an empty deck is left so: asked on the way, and no reason to stop. */
export const pauses = ({ at, ask }: Decision): boolean =>
  at === 'screws' || at === 'kind' || (at === 'draw' && !offeredIds(ask).includes('draw'));

/** One card after the other, as long as the press is held. */
export const repeats = (option: string): boolean => option === 'draw';

/** What most would do: stored as far as there is room, kept for oneself, screws where they finish a card soonest. */
export function openingAmounts(decision: Decision, view: View): Readonly<Record<string, number>> | undefined {
  const d = asked(decision);
  const { ask } = decision;
  if (ask.kind !== 'amounts') return undefined;
  switch (d.at) {
    case 'store': {
      let left = ask.max;
      return Object.fromEntries(
        ask.bins.map(({ id, max }) => {
          const n = Math.min(max, left);
          left -= n;
          return [id, n];
        }),
      );
    }
    case 'share':
      return allIn(ask.bins, neediest(view, ask.seat, ask.bins, d.ask.about.what), ask.max);
    case 'shareStore':
      return allIn(ask.bins, `to:p${ask.seat}`, ask.max);
    case 'screws':
      return screwsOn(
        view.players[ask.seat].ground.map(({ screws, cost }) => cost - screws),
        offeredIds(ask),
        ask.max,
      );
    default:
      return undefined;
  }
}

const allIn = (bins: readonly { id: string }[], bin: string, n: number): Record<string, number> =>
  Object.fromEntries(bins.map(({ id }) => [id, id === bin ? n : 0]));

/** Armour and health go to whoever has least of it, before all the player; where nobody has room, to an action. */
function neediest(view: View, seat: number, bins: readonly { id: string }[], what: string): string {
  const own = `to:p${seat}`;
  if (what !== 'armour' && what !== 'health') return own;
  const of = (id: string): number => view.players[Number(id.slice('to:p'.length))][what] + (id === own ? -0.5 : 0);
  const [least] = bins.filter(({ id }) => id.startsWith('to:') && of(id) < MOST).sort((a, b) => of(a.id) - of(b.id));
  return (least ?? bins.find(({ id }) => id.startsWith('pay:')))?.id ?? own;
}

/** On the tracks of armour and health. */
const MOST = 18;

/** Card by card, the one first that lacks least; what is left over lies on the first. */
function screwsOn(lacks: readonly number[], ids: readonly string[], all: number): Record<string, number> {
  const amounts: Record<string, number> = Object.fromEntries(ids.map((id) => [id, 0]));
  let left = all;
  for (const i of [...lacks.keys()].filter((at) => lacks[at] > 0).sort((a, b) => lacks[a] - lacks[b])) {
    const n = Math.min(left, lacks[i]);
    amounts[ids[i]] = n;
    left -= n;
  }
  amounts[ids[0]] += left;
  return amounts;
}

/** The resource kinds that a chain in the making gives, for the words of the prompt: `[['r', 2]]`. */
export function counted(letters: string): [string, number][] {
  return [...new Set(letters)].map((letter) => [letter, letters.split(letter).length - 1]);
}
