import {
  type Brain,
  type Decision,
  offeredIds,
  type Picked,
  partOf,
  type Rng,
  refOf,
  samplePick,
  targetOf,
} from '@starhold/kernel';
import { asked } from './abouts.ts';
import { Planner } from './bot/plan.ts';
import { CORE, cardByRef, effectsOfCard, readFrom } from './bot/reading.ts';
import { chooseStory, endingGain } from './bot/story.ts';
import { chanceToWin, features } from './bot/value.ts';
import { bare, fitWorth, W, worthFor } from './bot/worth.ts';
import type { Effect } from './content/index.ts';
import type { UnsView } from './view.ts';

/** A hand-written player: plans each turn (`bot/plan.ts`, in the scene of `bot/scene.ts`), drafts, buys and removes by what cards are worth. */
export const brain: Brain<UnsView> = { choose, value, features: featuresOf, trusted: { rounds: 0, doubts } };

function choose(view: UnsView, decision: Decision, rng: Rng): Picked {
  readFrom(view);
  const d = asked(decision);
  const { ask } = decision;
  const { seat } = ask;
  const ids = offeredIds(ask);
  const me = view.players[seat];
  if (ask.kind === 'subset') {
    if (d.at === 'market') return ids.filter((id) => !isWanted(view, seat, refOf(id)));
    // Discard, remove, give away: the least useful cards.
    return best(ids, (id) => -worthOf(view, seat, id), ask.min);
  }
  if (ask.kind !== 'one') return samplePick(ask, rng);
  if (ids.includes('stop')) return 'stop';
  switch (d.at) {
    case 'action':
      return chooseAction(view, seat, ids);
    case 'select':
      return d.ask.about.step === 'deck' ? highest(ids) : chooseDraft(view, seat, ids);
    case 'fit':
      return chooseFit(view, seat, ids);
    case 'hit':
      return chooseTarget(view, seat, ids);
    case 'sweep':
      return d.ask.about.step === 'next' ? chooseTarget(view, seat, ids) : acting(ids);
    case 'remove':
      return chooseRemoval(view, seat, ids);
    case 'resolve':
      return chooseEffect(view, seat, ids);
    case 'dismiss':
      return best(ids, (id) => -worthOf(view, seat, id), 1)[0];
    case 'story':
      return chooseStory(view, ids);
    case 'whom':
      return best(ids, (id) => -view.players[Number(refOf(id))].health, 1)[0];
    case 'refresh':
    case 'takeBack':
      return best(ids, (id) => (id === 'skip' ? 0 : 1 + worthOf(view, seat, id)), 1)[0];
    case 'again':
      return best(ids, (id) => (id === 'skip' ? 0 : 1 + repeatWorth(me, id)), 1)[0];
    default:
      return acting(ids);
  }
}

function acting(ids: readonly string[]): string {
  return ids.find((id) => id !== 'skip') ?? ids[0];
}

/** Of the decks that may be drafted from. */
function highest(ids: readonly string[]): string {
  return best(ids, (id) => Number(refOf(id)), 1)[0];
}

function best(ids: readonly string[], score: (id: string) => number, n: number): string[] {
  return ids
    .map((id) => ({ id, score: score(id) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, n)
    .map(({ id }) => id);
}

function worthOf(view: UnsView, seat: number, id: string): number {
  const card = cardByRef(view.players[seat], targetOf(id));
  return card ? worthFor(view, seat)(card) : 0;
}

function chooseDraft(view: UnsView, seat: number, ids: readonly string[]): string {
  const worth = worthFor(view, seat);
  const score = (core: string): number =>
    new Planner(withCard(view, seat, core), seat).outlook() +
    W.draft * worth(bare(core)) +
    W.ending * endingGain(view, seat, core);
  return best(ids, (id) => score(refOf(id)), 1)[0];
}

/** As if the card were in hand already: what would the coming turn be like? */
function withCard(view: UnsView, seat: number, core: string): UnsView {
  const card = { ...bare(core), ref: '', cost: CORE.get(core)?.cost ?? 0, exhausted: false };
  const players = view.players.map((p, s) => (s === seat ? { ...p, hand: [...p.hand, card] } : p));
  return { ...view, players };
}

/** Upgrades that pay come first: a tactic must have them before it is played. */
function chooseAction(view: UnsView, seat: number, ids: readonly string[]): string {
  const buy = bestBuy(view, seat, ids);
  if (buy !== '') return buy;
  if (ids.every((id) => id === 'end' || id.startsWith('buy:'))) return 'end';
  const act = new Planner(view, seat).act();
  return ids.includes(act) ? act : 'end';
}

function bestBuy(view: UnsView, seat: number, ids: readonly string[]): string {
  let buy = '';
  let gain = 0;
  for (const id of ids) {
    const worth = id.startsWith('buy:') ? bestFit(view, seat, refOf(id)) : 0;
    if (worth > gain) [buy, gain] = [id, worth];
  }
  return buy;
}

function bestFit(view: UnsView, seat: number, upgrade: string): number {
  const { hand, play } = view.players[seat];
  let found = -1;
  for (const c of hand) found = Math.max(found, fitWorth(view, seat, upgrade, c));
  for (const c of play) {
    if (CORE.get(c.core ?? '')?.kind === 'ally') found = Math.max(found, fitWorth(view, seat, upgrade, c));
  }
  return found;
}

/** Is there a card that this upgrade would pay for? */
function isWanted(view: UnsView, seat: number, upgrade: string): boolean {
  const { hand, play, discard, deck } = view.players[seat];
  return [...hand, ...play, ...discard, ...deck].some((c) => fitWorth(view, seat, upgrade, c, true) > 0);
}

function chooseFit(view: UnsView, seat: number, ids: readonly string[]): string {
  const upgrade = view.work.findLast((w) => w.what === 'fit')?.upgrades[0] ?? '';
  const { hand, play } = view.players[seat];
  const score = (id: string): number => {
    const held = hand.find((c) => c.ref === refOf(id));
    if (held) return fitWorth(view, seat, upgrade, held);
    const card = play.find((c) => c.ref === refOf(id));
    if (!card) return -9;
    return fitWorth(view, seat, upgrade, card) - (CORE.get(card.core ?? '')?.kind === 'ally' ? 0 : 1);
  };
  return best(ids, score, 1)[0];
}

function chooseTarget(view: UnsView, seat: number, ids: readonly string[]): string {
  if (ids.length === 1) return ids[0];
  const work = view.work.findLast((w) => w.what === 'hit');
  const hit = { n: work?.n ?? 2, onDeck: false, free: true, killAp: 0, killCredits: 0 };
  return new Planner(view, seat).aim(ids, hit);
}

/** What is worse than an average card of the deck makes room for it: a smaller deck is through sooner. */
function chooseRemoval(view: UnsView, seat: number, ids: readonly string[]): string {
  const cards = ids.filter((id) => id !== 'skip');
  if (cards.length === 0) return 'skip';
  const worst = best(cards, (id) => -worthOf(view, seat, id), 1)[0];
  return worthOf(view, seat, worst) < W.keep ? worst : 'skip';
}

/** Gains before what grows with them, damage before what it may pay for. */
const ORDER = ['gain', 'remove', 'damage', 'damageAll', 'repeat', 'refresh'];

function chooseEffect(view: UnsView, seat: number, ids: readonly string[]): string {
  const work = view.work.findLast((w) => w.core !== null && w.seat === seat);
  if (!work?.core) return ids[0];
  const [top = null, bottom = null] = work.upgrades;
  const effects = effectsOfCard({ core: work.core, top, bottom }, work.what === 'exhaust' ? work.group : -1);
  const rank = (id: string): number => {
    if (!id.startsWith('do:')) return -9;
    const effect: Effect | undefined = effects[Number(refOf(id))];
    if (!effect) return 0;
    const at = ORDER.indexOf(effect.ops[0].op);
    return -(at < 0 ? 3 : at) - (typeof effect.kw === 'object' ? 3 : 0);
  };
  return best(ids, rank, 1)[0];
}

/** Of the effects that could be repeated, the one that deals most. */
function repeatWorth(me: UnsView['players'][number], id: string): number {
  const card = me.play.find((c) => c.ref === targetOf(id));
  const effect = card && effectsOfCard(card, -1)[partOf(id)];
  if (!effect) return 0;
  let sum = 0;
  for (const op of effect.ops) {
    if (op.op === 'damage' || op.op === 'gain') sum += typeof op.n === 'number' ? op.n : 3;
    else sum += 2;
  }
  return sum;
}

/** Plans so much worse, in points of damage dealt, are no alternatives. */
const MARGIN = 0.8;
/** Alternatives at a decision. */
const FEW = 3;

/** Where the choice matters and is not clear: drafts, first steps of other plans, what to part with, the story. */
function doubts(view: UnsView, decision: Decision): Picked[] {
  readFrom(view);
  const d = asked(decision);
  const { ask } = decision;
  const { seat } = ask;
  const ids = offeredIds(ask);
  if (ask.kind === 'subset') return d.at === 'market' ? [] : otherPartings(view, seat, ids, ask.min);
  if (ask.kind !== 'one') return [];
  if (d.at === 'action') {
    if (bestBuy(view, seat, ids) !== '') return [];
    return new Planner(view, seat)
      .alternatives(MARGIN)
      .filter((id) => ids.includes(id))
      .slice(0, FEW);
  }
  switch (d.at) {
    case 'select':
      return d.ask.about.step === 'keep' ? ids : [];
    case 'story':
      return ids;
    case 'remove':
      return [
        ...best(
          ids.filter((id) => id !== 'skip'),
          (id) => -worthOf(view, seat, id),
          FEW - 1,
        ),
        ...ids.filter((id) => id === 'skip'),
      ];
    default:
      return [];
  }
}

/** One card of those to go stays, and the next one goes in its place. */
function otherPartings(view: UnsView, seat: number, ids: readonly string[], n: number): Picked[] {
  const order = best(ids, (id) => -worthOf(view, seat, id), n + 1);
  if (order.length <= n) return [];
  return order
    .slice(0, n)
    .map((stays) => order.filter((id) => id !== stays))
    .reverse()
    .slice(0, FEW);
}

function featuresOf(view: UnsView): number[] {
  readFrom(view);
  return features(view);
}

/** A guess at the chance to win, from what is in sight. */
function value(view: UnsView): number {
  if (view.won) return 1;
  if (view.over !== '') return 0;
  readFrom(view);
  return chanceToWin(view);
}
