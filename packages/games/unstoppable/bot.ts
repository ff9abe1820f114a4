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
import { Appraisal, bare } from './bot/appraisal.ts';
import { coreOf, kindOf, readFrom } from './bot/cards.ts';
import { effectsOf, faceOf } from './bot/faces.ts';
import { Planner } from './bot/plan.ts';
import { workOf } from './bot/scene.ts';
import { chooseStory, endingGain } from './bot/story.ts';
import { chanceToWin, features } from './bot/value.ts';
import { W } from './bot/worth.ts';
import type { UnsSight } from './view/sight.ts';
import type { CardView, PlayerView } from './view.ts';

/** A hand-written player: plans each turn (`bot/plan.ts`, in the scene of `bot/scene.ts`), drafts, buys and removes by what cards are worth. */
export const brain: Brain<UnsSight> = { choose, value, features: featuresOf, trusted: { rounds: 0, doubts } };

function choose(sight: UnsSight, decision: Decision, rng: Rng): Picked {
  readFrom(sight);
  const d = asked(decision);
  const { ask } = decision;
  const { seat } = ask;
  const ids = offeredIds(ask);
  if (ask.kind === 'subset') {
    if (d.at === 'market') return chooseShelved(sight, seat, ids);
    // Discard, remove, give away: the least useful cards.
    return best(ids, partingWith(sight, seat), ask.min);
  }
  if (ask.kind !== 'one') return samplePick(ask, rng);
  if (sight.won && ids.includes('stop')) return 'stop';
  switch (d.at) {
    case 'action':
      return chooseAction(sight, seat, ids);
    case 'select':
      return d.ask.about.step === 'deck' ? first(ids, (id) => Number(refOf(id))) : chooseDraft(sight, seat, ids);
    case 'fit':
      return chooseFit(sight, seat, ids, d.ask.about.upgrade);
    case 'hit':
      return chooseTarget(sight, seat, ids);
    case 'sweep':
      return d.ask.about.step === 'next' ? chooseTarget(sight, seat, ids) : acting(ids);
    case 'remove':
      return chooseRemoval(sight, seat, ids);
    case 'resolve':
      return chooseEffect(sight, seat, ids);
    case 'dismiss':
      return first(ids, partingWith(sight, seat));
    case 'story':
      return chooseStory(sight, ids);
    case 'whom':
      return first(ids, (id) => -sight.players[Number(refOf(id))].health);
    case 'refresh':
    case 'takeBack':
      return first(ids, unlessSkip(worthBy(sight, seat)));
    case 'again':
      return first(
        ids,
        unlessSkip((id) => repeatWorth(sight.players[seat], id)),
      );
    default:
      return acting(ids);
  }
}

function acting(ids: readonly string[]): string {
  return ids.find((id) => id !== 'skip') ?? ids[0];
}

type Score = (id: string) => number;

function best(ids: readonly string[], score: Score, n: number): string[] {
  return ids
    .map((id) => ({ id, score: score(id) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, n)
    .map(({ id }) => id);
}

function first(ids: readonly string[], score: Score): string {
  let found = ids[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const id of ids) {
    const s = score(id);
    if (s > most) {
      found = id;
      most = s;
    }
  }
  return found;
}

const unlessSkip =
  (score: Score): Score =>
  (id) =>
    id === 'skip' ? 0 : 1 + score(id);

/** What the card is worth that an option names. */
function worthBy(sight: UnsSight, seat: number): Score {
  const appraisal = new Appraisal(sight, seat);
  return (id) => {
    const card = cardByRef(sight.players[seat], targetOf(id));
    return card ? appraisal.worth(card) : 0;
  };
}

function partingWith(sight: UnsSight, seat: number): Score {
  const worth = worthBy(sight, seat);
  return (id) => -worth(id);
}

function cardByRef(p: PlayerView, ref: string): CardView | undefined {
  for (const zone of [p.hand, p.play, p.discard]) for (const c of zone) if (c.ref === ref) return c;
  return undefined;
}

function chooseShelved(sight: UnsSight, seat: number, ids: readonly string[]): string[] {
  const unwanted = new Appraisal(sight, seat).unwanted(ids.map(refOf));
  return ids.filter((id) => unwanted.includes(refOf(id)));
}

function chooseDraft(sight: UnsSight, seat: number, ids: readonly string[]): string {
  const appraisal = new Appraisal(sight, seat);
  return first(ids, (id) => {
    const core = refOf(id);
    const drafted = { ...bare(core), ref: '', cost: coreOf(core)?.cost ?? 0, exhausted: false };
    return (
      new Planner(sight, seat, drafted).outlook() +
      W.draft * appraisal.worth(drafted) +
      W.ending * endingGain(sight, core)
    );
  });
}

/** Upgrades that pay come first: a tactic must have them before it is played. */
function chooseAction(sight: UnsSight, seat: number, ids: readonly string[]): string {
  const buy = bestBuy(sight, seat, ids);
  if (buy !== '') return buy;
  if (ids.every((id) => id === 'end' || id.startsWith('buy:'))) return 'end';
  const act = new Planner(sight, seat).act();
  return ids.includes(act) ? act : 'end';
}

function bestBuy(sight: UnsSight, seat: number, ids: readonly string[]): string {
  const offered = ids.filter((id) => id.startsWith('buy:')).map(refOf);
  const upgrade = offered.length === 0 ? undefined : new Appraisal(sight, seat).bestBuy(offered);
  return upgrade === undefined ? '' : `buy:${upgrade}`;
}

function chooseFit(sight: UnsSight, seat: number, ids: readonly string[], upgrade: string): string {
  const { hand, play } = sight.players[seat];
  const appraisal = new Appraisal(sight, seat);
  return first(ids, (id) => {
    const held = hand.find((c) => c.ref === refOf(id));
    if (held) return appraisal.fit(upgrade, held);
    const card = play.find((c) => c.ref === refOf(id));
    if (!card) return -9;
    return appraisal.fit(upgrade, card) - (kindOf(card.core) === 'ally' ? 0 : 1);
  });
}

function chooseTarget(sight: UnsSight, seat: number, ids: readonly string[]): string {
  if (ids.length === 1) return ids[0];
  const work = sight.work.findLast((w) => w.what === 'hit');
  return new Planner(sight, seat).aim(ids, work?.n ?? 2);
}

/** What is worse than an average card of the deck makes room for it: a smaller deck is through sooner. */
function chooseRemoval(sight: UnsSight, seat: number, ids: readonly string[]): string {
  const cards = ids.filter((id) => id !== 'skip');
  if (cards.length === 0) return 'skip';
  const worth = worthBy(sight, seat);
  const worst = first(cards, (id) => -worth(id));
  return worth(worst) < W.keep ? worst : 'skip';
}

/** Gains before what grows with them, damage before what it may pay for. */
const ORDER = ['gain', 'remove', 'damage', 'damageAll', 'repeat', 'refresh'];

function chooseEffect(sight: UnsSight, seat: number, ids: readonly string[]): string {
  const work = workOf(sight, seat);
  if (!work?.core) return ids[0];
  const [top = null, bottom = null] = work.upgrades;
  const face = faceOf({ core: work.core, top, bottom });
  const effects = face ? effectsOf(face, work.what === 'exhaust' ? work.group : -1) : [];
  return first(ids, (id) => {
    if (!id.startsWith('do:')) return -9;
    const effect = effects[Number(refOf(id))];
    if (!effect) return 0;
    const at = ORDER.indexOf(effect.ops[0].op);
    return -(at < 0 ? 3 : at) - (typeof effect.kw === 'object' ? 3 : 0);
  });
}

/** Of the effects that could be repeated, the one that deals most. */
function repeatWorth(me: PlayerView, id: string): number {
  const card = me.play.find((c) => c.ref === targetOf(id));
  const face = card && faceOf(card);
  const effect = face && effectsOf(face, -1)[partOf(id)];
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
function doubts(sight: UnsSight, decision: Decision): Picked[] {
  readFrom(sight);
  const d = asked(decision);
  const { ask } = decision;
  const { seat } = ask;
  const ids = offeredIds(ask);
  if (ask.kind === 'subset') return d.at === 'market' ? [] : otherPartings(sight, seat, ids, ask.min);
  if (ask.kind !== 'one') return [];
  switch (d.at) {
    case 'action':
      return bestBuy(sight, seat, ids) === '' ? otherSteps(sight, seat, ids) : [];
    case 'select':
      return d.ask.about.step === 'keep' ? ids : [];
    case 'story':
      return ids;
    case 'remove': {
      const cards = ids.filter((id) => id !== 'skip');
      return [...best(cards, partingWith(sight, seat), FEW - 1), ...ids.filter((id) => id === 'skip')];
    }
    default:
      return [];
  }
}

function otherSteps(sight: UnsSight, seat: number, ids: readonly string[]): string[] {
  const steps = new Planner(sight, seat).alternatives(MARGIN);
  return steps.filter((id) => ids.includes(id)).slice(0, FEW);
}

/** One card of those to go stays, and the next one goes in its place. */
function otherPartings(sight: UnsSight, seat: number, ids: readonly string[], n: number): Picked[] {
  const order = best(ids, partingWith(sight, seat), n + 1);
  if (order.length <= n) return [];
  return order
    .slice(0, n)
    .map((stays) => order.filter((id) => id !== stays))
    .reverse()
    .slice(0, FEW);
}

function featuresOf(sight: UnsSight): number[] {
  readFrom(sight);
  return features(sight);
}

/** A guess at the chance to win, from what is in sight. */
function value(sight: UnsSight): number {
  if (sight.won) return 1;
  if (sight.over !== '') return 0;
  readFrom(sight);
  return chanceToWin(sight);
}
