import {
  type Brain,
  below,
  type Decision,
  type Picked,
  parseOption,
  type Rng,
  refOf,
  samplePick,
} from '@starhold/kernel';
import { asked } from './abouts.ts';
import { LETTERS, packOf } from './content/index.ts';
import type { PlayerView, View } from './view.ts';

/** A sensible player: draws about half of the deck, uses all dice, plays what is worth most, spends all parts. */

/** Cards in the hand at which drawing stops; measured best with these boards (about half of the deck). */
const HAND = 7;
/** So much health more is nearly safe. */
const SAFE = 8;

function choose(view: View, decision: Decision, rng: Rng): Picked {
  const { ask } = decision;
  switch (ask.kind) {
    case 'one':
      return best(ask.options, (option) => worthOfOption(view, decision, option), rng);
    case 'subset':
      return ask.from.slice(0, ask.max);
    case 'order':
      // What is worth most on top: it can be recycled.
      return ask.of.toSorted((a, b) => cardWorth(view, refOf(a)) - cardWorth(view, refOf(b)) || (a < b ? -1 : 1));
    case 'amounts':
      return amounts(view, decision, rng);
  }
}

function best(options: readonly string[], worth: (option: string) => number, rng: Rng): string {
  let found: string[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = worth(option);
    if (value < most) continue;
    if (value > most) found = [];
    most = value;
    found.push(option);
  }
  // Sorted, so that the order of the options decides nothing.
  return found.sort()[below(rng, found.length)];
}

/** Into slots of the own colour first; screws where the least is missing; everything else by lot. */
function amounts(view: View, decision: Decision, rng: Rng): Picked {
  const { ask } = decision;
  if (ask.kind !== 'amounts') throw new Error('not amounts');
  const filled = (ids: readonly string[]): Record<string, number> => {
    let left = ask.max;
    const pick: Record<string, number> = {};
    for (const id of ids) {
      const bin = ask.bins.find((b) => b.id === id);
      pick[id] = Math.min(bin?.max ?? 0, left);
      left -= pick[id];
    }
    return pick;
  };
  const ids = ask.bins.map(({ id }) => id);
  if (decision.at === 'store') return filled(ids.toSorted());
  if (decision.at === 'screws') {
    const ground = view.players[ask.seat].ground;
    const missing = (id: string): number => {
      const { cost, screws } = ground[Number(refOf(id).slice(1)) - 1];
      return screws >= cost ? 99 : cost - screws;
    };
    return filled(ids.toSorted((a, b) => missing(a) - missing(b) || (a < b ? -1 : 1)));
  }
  return samplePick(ask, rng);
}

/** Roughly the points of a card: what it deals and gives, and what it costs. */
function cardWorth(view: View, id: string): number {
  const { cards, cardIndex, permanentIndex } = packOf(view);
  const at = cardIndex.get(id);
  if (at === undefined) return permanentIndex.has(id) ? 5 : 0;
  const { combat, reward, play, training = 0 } = cards[at];
  return combat.melee + 1.5 * combat.ranged + 0.75 * combat.destruction + reward + 1.5 * play.length + 0.3 * training;
}

const SPEND = ['SP7', 'SP4', 'SP5', 'SP2', 'SP3', 'SP1', 'SP6'];

function worthOfOption(view: View, decision: Decision, option: string): number {
  const { verb, refs } = parseOption(option);
  const d = asked(decision);
  const p = view.players[d.ask.seat];
  switch (verb) {
    case 'draw':
      return p.hand < HAND ? 1 : -1;
    case 'reshuffle':
      return p.hand < HAND - 2 && p.health + p.armour > p.scrap.length + 4 ? 1 : -1;
    case 'play':
      return view.deadly.includes(refs[0]) ? -50 : 30 + cardWorth(view, refs[0]);
    case 'activate':
      return 60;
    case 'pair':
      return p.hand > 0 ? 25 : 10;
    case 'die':
      return 20;
    case 'convert':
      return wantsConversion(view, p) ? 15 : -1;
    case 'spend':
      return 10 - SPEND.indexOf(refs[0]);
    case 'kind':
      return LETTERS.indexOf(refs[0]) < 5 ? wanted(view, p, refs[0]) : -1;
    case 'destroy':
      return d.at === 'sacrifice' || d.at === 'cull' ? -cardWorth(view, refs[0]) : 0;
    case 'take':
    case 'enlist':
    case 'top':
    case 'recycle':
    case 'keep':
    case 'repeat':
      return cardWorth(view, refs[0]);
    case 'deal':
      return refs[0].startsWith('d') ? 1 : 0;
    case 'swap':
      return refs[0] === 'n' ? 1 : 0;
    case 'face':
      return p.dice[Number(refs[0][1]) - 1].faces[Number(refs[0].split('.')[1]) - 1].split('n').length;
    case 'reroll':
      return emptyDie(p, Number(refs[0][1]) - 1) ? 1 : 0;
    case 'hit':
    case 'siege':
      return 5;
    case 'do':
      return 1;
    case 'end':
    case 'skip':
    case 'none':
      return 0;
    default:
      return 0.5;
  }
}

function emptyDie(p: PlayerView, die: number): boolean {
  const { faces, up } = p.dice[die];
  return up >= 0 && faces[up] === 'nnn';
}

/** Two dice that show nothing are worth converting. */
function wantsConversion(view: View, p: PlayerView): boolean {
  return p.dice.filter((_, i) => emptyDie(p, i)).length >= 2 && view.phase === 4;
}

/** How many cards of the hand ask for this colour. */
function wanted(view: View, p: PlayerView, letter: string): number {
  const { cards, cardIndex } = packOf(view);
  return p.cards.filter((id) => cards[cardIndex.get(id) ?? 0].cost.includes(letter)).length;
}

function leadOf(view: View): number {
  const me = Math.max(view.me, 0);
  const strength = (p: PlayerView): number => p.health + 0.4 * p.armour;
  const own = strength(view.players[me]);
  if (view.invasion) return own - 14;
  const others = view.players.filter((_, seat) => seat !== me && (view.options.mode !== 'team' || seat % 2 !== me % 2));
  return own - Math.min(...others.map(strength));
}

export const brain: Brain<View> = {
  choose,
  value: (view) => 1 / (1 + Math.exp(-leadOf(view) / SAFE)),
  features: (view) => [1, leadOf(view), view.round, view.phase],
};
