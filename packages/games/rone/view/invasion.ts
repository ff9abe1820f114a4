import { COLOURS, packOf } from '../content/index.ts';
import { actionsOf, potOf } from '../rules/invasion/actions.ts';
import { invasionIds, protocolId } from '../rules/invasion/cards.ts';
import { targetable } from '../rules/invasion/damage.ts';
import { scenariosIn } from '../rules/invasion/scenarios.ts';
import {
  armourLeft,
  eventsInOrder,
  healthLeft,
  linesInSight,
  rerollsForbidden,
  scenarioOf,
  targetLeft,
  targetStart,
  totalOf,
} from '../rules/invasion/stack.ts';
import { packetRef } from '../rules/packets.ts';
import { framesOf, NONE, type State } from '../state.ts';

/** The Invasion's side of the table as everybody sees it; what lies face down is counted. Piles from below. */
export interface InvasionView {
  scenario: string;
  /** Which scenario of so many, from 0. */
  part: number;
  parts: number;
  marker: number;
  events: { id: string; round: number; ended: boolean }[];
  /** Lines of the scenario card in sight (RONE-17.6). */
  lines: number;
  deck: number;
  supply: number;
  protocolSupply: number;
  discard: string[];
  scrap: string[];
  destroyed: string[];
  protocols: { id: string; exhausted: boolean }[];
  research: number;
  zones: { colour: string; card: string; stored: number; cost: number }[];
  stack: { id: string; moreArmour: number; moreHealth: number; armourHit: number; healthHit: number }[];
  /** Cards revealed and not yet in their place. */
  arriving: string[];
  /** Live totals of the top card (RONE-19.2), all 0 when nothing is deployed. */
  top: { melee: number; ranged: number; armour: number; health: number; armourLeft: number; healthLeft: number };
  /** The scenario card where it can be attacked at all. */
  target: { armour: number; health: number; armourLeft: number; healthLeft: number; open: boolean } | null;
  defeated: number;
  more: number;
  /** Additional actions with their prices, and what each seat has set aside. */
  actions: { id: string; what: string; price: number; aside: number[] }[];
  noReroll: boolean;
  /** Phase 6: damage that each seat has still to deal or to spend, `m3`; nothing outside it. */
  assault: string[][];
}

export function invasionView(s: State): InvasionView | null {
  const { inv } = s;
  if (!inv) return null;
  const pack = packOf(s);
  const scenario = scenarioOf(s);
  const stands = inv.stack.length > 0;
  const [armour, health] = targetStart(s);
  const [targetArmour, targetHealth] = targetLeft(s);
  const frames = framesOf(s);
  const arriving = frames.flatMap((f) => (f.k === 'deploy' && f.card !== NONE ? [f.card] : []));
  return {
    scenario: scenario.id,
    part: inv.part,
    parts: scenariosIn(s).length,
    marker: inv.marker,
    events: eventsInOrder(scenario).map(({ id, round }, i) => ({ id, round, ended: i < inv.events })),
    lines: linesInSight(s),
    deck: inv.deck.length,
    supply: inv.supply.length,
    protocolSupply: inv.protocolSupply.length,
    discard: invasionIds(s, inv.discard),
    scrap: invasionIds(s, inv.scrap),
    destroyed: invasionIds(s, inv.destroyed),
    protocols: inv.protocols.map((p, i) => ({ id: protocolId(s, p), exhausted: inv.exhausted[i] === 1 })),
    research: inv.research,
    zones: inv.zones.map((card, zone) => ({
      colour: COLOURS[zone],
      card: card === NONE ? '' : pack.invasion[card].id,
      stored: inv.stored[zone],
      cost: card === NONE ? 0 : pack.invasion[card].training,
    })),
    stack: inv.stack.map((card, i) => ({
      id: pack.invasion[card].id,
      moreArmour: inv.moreArmour[i],
      moreHealth: inv.moreHealth[i],
      armourHit: inv.armourHit[i],
      healthHit: inv.healthHit[i],
    })),
    arriving: invasionIds(s, arriving),
    top: {
      melee: totalOf(s, 'melee'),
      ranged: totalOf(s, 'ranged'),
      armour: totalOf(s, 'armour'),
      health: totalOf(s, 'health'),
      armourLeft: stands ? armourLeft(s) : 0,
      healthLeft: stands ? healthLeft(s) : 0,
    },
    target: scenario.target
      ? { armour, health, armourLeft: targetArmour, healthLeft: targetHealth, open: targetable(s) }
      : null,
    defeated: inv.defeated,
    more: inv.more,
    actions: actionsOf(s).map(({ id, price }, action) => ({
      id,
      what: price.what,
      price: price.n,
      aside: s.players.map((_, seat) => potOf(s, seat, action)),
    })),
    noReroll: rerollsForbidden(s),
    assault: s.players.map((_, seat) =>
      frames.flatMap((f) => (f.k === 'assault' && f.seat === seat ? f.packets.map(packetRef) : [])),
    ),
  };
}
