import type { OpsFrame } from '@starhold/effects';
import { type Own, packOf } from '../../content/index.ts';
import { type Frame, NONE, type State, type X } from '../../state.ts';
import { amountFor } from '../facts.ts';
import {
  activateProtocol,
  changeResearch,
  destroyCards,
  fillZones,
  fromSupply,
  invasionId,
  storeSymbols,
} from './cards.ts';
import { invasionOf } from './stack.ts';

/** What the operations about the Invasion do; also those of player cards about an opponent, which is the Invasion. */

/** More than there can be. */
const ALL = 99;

export function carryOutInvasion(x: X, op: Own, f: OpsFrame): void {
  const { s } = x;
  // The preparation of duels and team fights has no Invasion; its cards never resolve there.
  const inv = invasionOf(s);
  const { seat } = f;
  switch (op.op) {
    case 'deploy':
      return x.push({ k: 'deploy', seat, left: op.n, how: 'deployed', card: NONE, step: 0 });
    case 'deployMore':
      inv.more += op.n;
      return x.tell('deployMore', 'RONE-18.4', NONE, { n: inv.more });
    case 'invasionStore':
      return storeSymbols(x, op.symbols, seat);
    case 'invasionRecycle':
      return x.push({ k: 'invasionRecycle', seat, n: op.n });
    case 'fillZones':
      return fillZones(x);
    case 'fillDeck':
      return fillDeck(x, amountFor(s, op.upTo, 0));
    case 'activate':
      return activate(x, op.upTo === undefined ? (op.n ?? 1) : op.upTo - inv.protocols.length);
    case 'lock':
      return x.push({ k: 'lock', seat: op.who === 'it' ? f.items[0] : seat, n: op.n });
    case 'fortify':
      return fortify(x, op.armour, op.health);
    case 'sabotage':
      return x.push({ k: 'sabotage', seat, n: op.n, take: 0, gone: [] });
    case 'destroyDiscarded':
      return destroyDiscarded(x, amountFor(s, op.n, 0));
    case 'destroySelf':
      return destroySelf(x);
    case 'returnIt':
      return returnIt(x, f.x);
    case 'research':
      return changeResearch(x, op.n, 'RONE-18.8');
    case 'mill':
      return x.push({ k: 'invasionMill', seat, n: op.n, to: op.to, store: op.store ? 1 : 0 });
    case 'destroyStored':
      return x.push({ k: 'sabotage', seat, n: op.n === 'all' ? ALL : op.n, take: op.take ?? 0, gone: [] });
    case 'exhaust':
      return changeResearch(x, op.n, 'RONE-20.5');
    default:
      throw new Error(`${op.op} is not about the Invasion`);
  }
}

/** From the supply, at random as it lies there; then the deck is shuffled. */
function fillDeck(x: X, upTo: number): void {
  const inv = invasionOf(x.s);
  const before = inv.deck.length;
  while (inv.deck.length < upTo) {
    const card = fromSupply(x);
    if (card === NONE) break;
    inv.deck.push(card);
  }
  const by = inv.deck.length - before;
  if (by === 0) return;
  inv.mixed = 0;
  x.shuffle('invasion-deck', inv.deck);
  x.tell('deckFilled', 'RONE-17.4', NONE, { by, count: inv.deck.length });
}

function activate(x: X, n: number): void {
  for (let i = 0; i < n; i++) if (!activateProtocol(x)) return;
}

/** The top card first, as many as there are. */
function destroyDiscarded(x: X, n: number): void {
  const { discard } = invasionOf(x.s);
  destroyCards(x, discard.splice(Math.max(0, discard.length - n)).reverse(), 'RONE-11.4');
}

/** the scenario card is never the top deployed card for this. */
function fortify(x: X, armour: number, health: number): void {
  const { s } = x;
  const inv = invasionOf(s);
  const top = inv.stack.length - 1;
  if (top < 0) return;
  inv.moreArmour[top] += armour;
  inv.moreHealth[top] += health;
  x.tell('fortified', 'RONE-19.5', NONE, { card: invasionId(s, inv.stack[top]), armour, health });
}

/** The card being trained or deployed that speaks, from where it is. */
function destroySelf(x: X): void {
  const inv = invasionOf(x.s);
  for (let i = x.stack.length - 1; i >= 0; i--) {
    const f = x.stack[i];
    if (f.k === 'trainZone') {
      destroyCards(x, [inv.zones[f.zone]], 'RONE-11.4');
      inv.zones[f.zone] = NONE;
      return;
    }
    if (f.k === 'deploy' && f.card !== NONE) {
      destroyCards(x, [f.card], 'RONE-11.4');
      f.card = NONE;
      return;
    }
  }
}

/** PR11: the card just defeated lies on top of the discard pile. */
function returnIt(x: X, card: number): void {
  const { s } = x;
  const inv = invasionOf(s);
  if (inv.discard.at(-1) !== card) return;
  inv.discard.pop();
  inv.deck.push(card);
  x.tell('returnedCard', 'RONE-1.5', NONE, { card: invasionId(s, card) });
}

/** Cards that lie only in a frame which is dropped because the scenario has ended. */
export function abandonInvasion(x: X, f: Frame): void {
  if (f.k !== 'deploy' || f.card === NONE) return;
  const { s } = x;
  if (s.options.literalCarryOver) destroyCards(x, [f.card], 'RONE-23.3');
  else invasionOf(s).discard.push(f.card);
  f.card = NONE;
}

/** Invasion cards that lie in frames now. */
function inFrames(frames: readonly Frame[]): number[] {
  return frames.flatMap((f) => (f.k === 'deploy' && f.card !== NONE ? [f.card] : []));
}

/** All Invasion cards and protocols there are, by id: no answer changes these counts. */
export function inventoryOf(s: State, frames: readonly Frame[], counts: Record<string, number>): void {
  const { inv } = s;
  if (!inv) return;
  const pack = packOf(s);
  const count = (id: string): void => {
    counts[id] = (counts[id] ?? 0) + 1;
  };
  const cards = [inv.deck, inv.discard, inv.scrap, inv.supply, inv.destroyed, inv.stack, inFrames(frames)];
  for (const card of cards.flat()) count(pack.invasion[card].id);
  for (const card of inv.zones) if (card !== NONE) count(pack.invasion[card].id);
  for (const p of [inv.protocolSupply, inv.protocolDestroyed, inv.protocols].flat()) count(pack.protocols[p].id);
}
