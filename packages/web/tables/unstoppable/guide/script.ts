import { type Decision, offeredIds, type Picked, refOf, verbOf } from '@starhold/kernel';
import { asked, type CardView, type PlayerView, type ThreatView, type UnsView } from '@starhold/unstoppable';
import { type CoreDef, coreIn, type Op, packOf } from '@starhold/unstoppable/content';

/** What the guide suggests: plain good play of the first turns, read off what lies open. */

/** Upgrades that make a starter card hit harder at once. */
const SHARPENERS = ['serrated-edge', 'whetstone'];

export const defOf = (view: UnsView, card: { core: string | null }): CoreDef | undefined =>
  coreIn(packOf(view), card.core);

const isAlly = (view: UnsView, card: CardView): boolean => defOf(view, card)?.kind === 'ally';

function damageIn(ops: readonly Op[]): number {
  return ops.reduce((sum, op) => sum + (op.op === 'damage' && typeof op.n === 'number' ? op.n : 0), 0);
}

/** Damage that playing the card, or exhausting the ally, deals without any condition. */
function damageOf(view: UnsView, card: CardView): number {
  const def = defOf(view, card);
  if (!def) return 0;
  const effects = def.kind === 'ally' ? (def.exhaust[0] ?? []) : def.play;
  const own = effects.filter((e) => e.kw === undefined && e.level === undefined).flatMap((e) => e.ops);
  return damageIn(own) + (SHARPENERS.includes(card.top ?? '') ? 1 : 0);
}

const givesAp = (view: UnsView, card: CardView): boolean =>
  defOf(view, card)?.play.some(
    (e) => e.level === undefined && e.ops.some((op) => op.op === 'gain' && op.what === 'ap'),
  ) === true;

/** The player who is asked. */
export function playerOf(view: UnsView, decision: Decision): PlayerView {
  return view.players[decision.ask.seat];
}

export const leftOf = (threat: ThreatView): number => threat.health - threat.damage;

export function threatsOf(player: PlayerView): ThreatView[] {
  return player.onDeck ? [...player.field, player.onDeck] : player.field;
}

/** The target to take: one that falls, the more dangerous the better; else the one that is nearest to falling. */
function target(player: PlayerView, refs: readonly string[], damage: number): ThreatView | undefined {
  const can = threatsOf(player).filter((threat) => refs.includes(threat.ref));
  const worth = (threat: ThreatView): number =>
    (leftOf(threat) <= damage ? 100 : -leftOf(threat)) + threat.attack * 2 + (threat === player.onDeck ? 0 : 1);
  return can.toSorted((a, b) => worth(b) - worth(a))[0];
}

const refsOf = (ids: readonly string[], verb: string): string[] =>
  ids.flatMap((id) => (verbOf(id) === verb ? [refOf(id)] : []));

function action(view: UnsView, decision: Decision, ids: readonly string[]): string | null {
  const player = playerOf(view, decision);
  const playable = player.hand.filter((card) => ids.includes(`play:${card.ref}`));
  const hasTarget = threatsOf(player).length > 0;
  const free = playable.find((card) => card.cost === 0 && givesAp(view, card));
  if (free) return `play:${free.ref}`;
  const ready = player.play.find((card) => ids.includes(`exhaust:${card.ref}`) && damageOf(view, card) > 0);
  if (ready && hasTarget) return `exhaust:${ready.ref}`;
  const isUpgraded = [...player.hand, ...player.play, ...player.discard].some((card) => card.top !== null);
  const buy = isUpgraded ? undefined : SHARPENERS.find((id) => ids.includes(`buy:${id}`));
  const isNextTactic = playable.some((card) => !isAlly(view, card) && damageOf(view, card) > 0);
  if (buy && isNextTactic && view.turn === 1 && player.defeated > 0) return `buy:${buy}`;
  const ally = playable.find((card) => isAlly(view, card) && damageOf(view, card) > 0);
  if (ally) return `play:${ally.ref}`;
  const hitters = playable.filter((card) => !isAlly(view, card) && damageOf(view, card) > 0);
  // What was drafted comes first: it is the stronger one, and it was taken to be played.
  const worth = (card: CardView): number =>
    (defOf(view, card)?.level === 0 ? 0 : 100) + damageOf(view, card) / Math.max(1, card.cost);
  const best = hitters.toSorted((a, b) => worth(b) - worth(a))[0];
  if (best && hasTarget) return `play:${best.ref}`;
  return ids.includes('end') ? 'end' : null;
}

/** Drafting: an ally that hits, else what hits hardest, of what can be paid for at once. */
function keep(view: UnsView, decision: Decision, ids: readonly string[]): string {
  const { ap } = playerOf(view, decision);
  const worth = (id: string): number => {
    const def = coreIn(packOf(view), refOf(id));
    if (!def || def.cost > ap) return 0;
    const card = { ref: '', core: def.id, top: null, bottom: null, cost: def.cost, exhausted: false };
    return damageOf(view, card) * (def.kind === 'ally' ? 3 : 1);
  };
  return ids.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** A starter card to get rid of, from the discard pile if there is one. */
function removal(view: UnsView, decision: Decision, refs: readonly string[]): string | undefined {
  const player = playerOf(view, decision);
  const weak = [...player.discard, ...player.hand].filter((card) => refs.includes(card.ref) && card.top === null);
  return (weak.find((card) => card.core === 'strike') ?? weak[0])?.ref;
}

/** Cards to let go when the hand is thinned: the cheapest to miss, starters first. */
function discards(view: UnsView, decision: Decision, refs: readonly string[], n: number): string[] {
  const { hand } = playerOf(view, decision);
  const cards = hand.filter((card) => refs.includes(card.ref));
  const worth = (card: CardView): number => (defOf(view, card)?.level ?? 0) * 10 + damageOf(view, card) - card.cost;
  return cards
    .toSorted((a, b) => worth(a) - worth(b))
    .slice(0, n)
    .map((card) => `discard:${card.ref}`);
}

/** The suggested answer, or null where the guide leaves the reader alone. */
export function suggestion(view: UnsView, decision: Decision): Picked | null {
  const d = asked(decision);
  const { ask } = decision;
  const ids = offeredIds(ask);
  if (ask.kind === 'order') return d.at === 'select' ? [...ask.of] : null;
  if (ask.kind === 'subset') {
    return d.at === 'handDown' ? discards(view, decision, refsOf(ids, 'discard'), ask.min) : null;
  }
  if (ask.kind !== 'one') return null;
  const player = playerOf(view, decision);
  switch (d.at) {
    case 'action':
      return action(view, decision, ids);
    case 'select':
      return d.ask.about.step === 'keep'
        ? keep(view, decision, ids)
        : (ids.findLast((id) => verbOf(id) === 'draft') ?? null);
    case 'fit': {
      const cards = player.hand.filter((card) => ids.includes(`fit:${card.ref}`) && !isAlly(view, card));
      const best = cards.filter((card) => damageOf(view, card) > 0).toSorted((a, b) => a.cost - b.cost)[0];
      return best ? `fit:${best.ref}` : null;
    }
    case 'hit': {
      const best = target(player, refsOf(ids, 'hit'), d.ask.about.n);
      return best ? `hit:${best.ref}` : null;
    }
    case 'remove': {
      const ref = removal(view, decision, refsOf(ids, 'remove'));
      return ref === undefined ? null : `remove:${ref}`;
    }
    case 'resolve':
    case 'branch':
      return ids.find((id) => verbOf(id) === 'do') ?? null;
    default:
      return null;
  }
}
