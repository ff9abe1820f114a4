import type { UnsView } from '../view.ts';
import { coreWorth, upgradeWorth } from './worth.ts';

/** What to do next in the action phase: free things first, then the best value for an action point, then the market. */

const after = (id: string): string => id.slice(id.indexOf(':') + 1);

export function chooseAction(view: UnsView, seat: number, ids: readonly string[]): string {
  const me = view.players[seat];
  if (ids.includes('stop')) return 'stop';
  let bestId = 'end';
  let bestScore = 0;
  for (const id of ids) {
    const score = actionScore(view, me, id);
    if (score > bestScore) [bestId, bestScore] = [id, score];
  }
  return bestId;
}

function actionScore(view: UnsView, me: UnsView['players'][number], id: string): number {
  const ref = after(id);
  if (id.startsWith('exhaust:')) return 20;
  if (id.startsWith('play:')) {
    const card = me.hand.find((c) => c.ref === ref);
    if (!card?.core) return 0;
    return (card.cost === 0 ? 10 : 5) + coreWorth(card.core, me.level) / Math.max(1, card.cost);
  }
  if (id.startsWith('buy:')) {
    const price = view.market.find((m) => m?.upgrade === ref)?.prices[view.players.indexOf(me)] ?? 9;
    return upgradeWorth(ref) > 1 ? 2 + upgradeWorth(ref) - 0.3 * price : 0;
  }
  return 0;
}

/** Effects in their order; what costs something comes when it comes. */
export function chooseEffect(ids: readonly string[]): string {
  return ids.find((id) => id.startsWith('do:')) ?? ids[0];
}
