import * as z from 'zod';
import { COLOURS, type Colour, packOf } from '../content/index.ts';
import { STEPS as SCENARIO_STEPS } from '../frames/invasion-campaign.ts';
import { ROUND_STEPS } from '../frames/invasion-round.ts';
import { actionsOf, potOf } from '../rules/invasion/actions.ts';
import { invasionIds, protocolId } from '../rules/invasion/cards.ts';
import { targetable } from '../rules/invasion/damage.ts';
import { scenariosIn } from '../rules/invasion/scenarios.ts';
import {
  armourLeft,
  eventsInOrder,
  healthLeft,
  invasionOf,
  scenarioOf,
  targetLeft,
  totalOf,
} from '../rules/invasion/stack.ts';
import { type Frame, NONE, type State } from '../state.ts';

/** The Invasion in the words of cases. Of every pile the first card is on top; of the deployed stack it lies lowest. */

/** As the last entry of a pile: all cards that are named nowhere. */
const REST = '...';
const Ids = z.array(z.string());
const Count = z.int().min(0);

export const STEPS = Object.keys(ROUND_STEPS).map((name) => name.toLowerCase());

const Deployed = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    moreArmour: Count.default(0),
    moreHealth: Count.default(0),
    armourHit: Count.default(0),
    healthHit: Count.default(0),
  }),
]);

export const InvasionGiven = z.strictObject({
  /** The step of the round that begins; without it the players' turn is at work. */
  step: z.enum(STEPS as [string, ...string[]]).optional(),
  /** Which scenario of those that are played, from 1. */
  part: z.int().min(1).default(1),
  /** The round marker; events of these rounds have ended. */
  marker: Count.default(1),
  deck: Ids.optional(),
  discard: Ids.default([]),
  scrap: Ids.default([]),
  supply: Ids.optional(),
  destroyed: Ids.default([]),
  protocolSupply: Ids.default([REST]),
  protocols: Ids.default([]),
  /** Of those in play. */
  exhausted: Ids.default([]),
  research: Count.default(0),
  zones: z.partialRecord(z.enum(COLOURS), z.string()).default({}),
  stored: z.partialRecord(z.enum(COLOURS), Count).default({}),
  deployed: z.array(Deployed).default([]),
  /** Damage on the scenario card. */
  targetArmourHit: Count.default(0),
  targetHealthHit: Count.default(0),
  defeated: Count.default(0),
  more: Count.default(0),
  /** Set aside for additional actions, by seat: `[{ "AA3": 2 }]`. */
  aside: z.array(z.record(z.string(), Count)).default([]),
});
export type InvasionGiven = z.infer<typeof InvasionGiven>;

/** A pile of cards that may be named as the rest of what is left. */
function pileOf(ids: readonly string[], left: number[], index: ReadonlyMap<string, number>, where: string): number[] {
  const named = ids.filter((id) => id !== REST).map((id) => take(left, index, id, where));
  return ids.at(-1) === REST ? [...left.splice(0), ...named.reverse()] : named.reverse();
}

function take(left: number[], index: ReadonlyMap<string, number>, id: string, where: string): number {
  const card = index.get(id);
  const at = card === undefined ? -1 : left.indexOf(card);
  if (at < 0) throw new Error(`${where}: there is no ${id} left`);
  return left.splice(at, 1)[0];
}

/** Fills the Invasion's side of a position; what is not named is neutral, and no card is invented. */
export function placeInvasion(s: State, w: InvasionGiven): void {
  const inv = invasionOf(s);
  const pack = packOf(s);
  const left = pack.invasion.flatMap(({ copies }, card) => new Array<number>(copies).fill(card));
  const pile = (ids: readonly string[], where: string): number[] =>
    pileOf(ids, left, pack.invasionIndex, `given.${where}`);
  inv.part = w.part - 1;
  inv.scenario = scenariosIn(s)[inv.part];
  inv.marker = w.marker;
  inv.events = eventsInOrder(scenarioOf(s)).filter(({ round }) => round <= w.marker).length;
  inv.zones = COLOURS.map((colour) => {
    const id = w.zones[colour];
    return id === undefined ? NONE : take(left, pack.invasionIndex, id, 'given.zones');
  });
  inv.stored = COLOURS.map((colour) => w.stored[colour] ?? 0);
  const deployed = w.deployed.map((d) =>
    typeof d === 'string' ? { card: d, moreArmour: 0, moreHealth: 0, armourHit: 0, healthHit: 0 } : d,
  );
  inv.stack = deployed.map(({ card }) => take(left, pack.invasionIndex, card, 'given.deployed'));
  inv.moreArmour = deployed.map(({ moreArmour }) => moreArmour);
  inv.moreHealth = deployed.map(({ moreHealth }) => moreHealth);
  inv.armourHit = deployed.map(({ armourHit }) => armourHit);
  inv.healthHit = deployed.map(({ healthHit }) => healthHit);
  inv.discard = pile(w.discard, 'discard');
  inv.scrap = pile(w.scrap, 'scrap');
  inv.destroyed = pile(w.destroyed, 'destroyed');
  inv.deck = w.deck ? pile(w.deck, 'deck') : [];
  inv.supply = w.supply ? pile(w.supply, 'supply') : left.splice(0);
  const protocolsLeft = pack.protocols.map((_, i) => i);
  inv.protocols = w.protocols.map((id) => take(protocolsLeft, pack.protocolIndex, id, 'given.protocols'));
  inv.exhausted = w.protocols.map((id) => (w.exhausted.includes(id) ? 1 : 0));
  inv.protocolSupply = pileOf(w.protocolSupply, protocolsLeft, pack.protocolIndex, 'given.protocolSupply');
  inv.research = w.research;
  inv.targetArmourHit = w.targetArmourHit;
  inv.targetHealthHit = w.targetHealthHit;
  inv.defeated = w.defeated;
  inv.defeatedAll = w.defeated;
  inv.more = w.more;
  const actions = actionsOf(s);
  inv.pots = s.players.flatMap((_, seat) => actions.map(({ id }) => w.aside[seat]?.[id] ?? 0));
}

/** What lies below the work of the position: the scenario, and its round at this step. */
export function invasionFrames(step: string): Frame[] {
  const at = ROUND_STEPS[step.toUpperCase() as keyof typeof ROUND_STEPS];
  return [
    { k: 'scenario', seat: NONE, step: SCENARIO_STEPS.ROUNDS },
    { k: 'round', seat: NONE, step: at, begun: at > ROUND_STEPS.MARKER ? 1 : 0 },
  ];
}

const Stat = z.strictObject({ melee: z.int(), ranged: z.int(), armour: z.int(), health: z.int() }).partial();

export const InvasionThen = z
  .strictObject({
    scenario: z.string(),
    part: z.int(),
    marker: z.int(),
    deck: Ids,
    deckSize: z.int(),
    discard: Ids,
    scrap: Ids,
    destroyed: Ids,
    protocols: Ids,
    exhausted: Ids,
    research: z.int(),
    zones: z.partialRecord(z.enum(COLOURS), z.string()),
    stored: z.partialRecord(z.enum(COLOURS), z.int()),
    deployed: Ids,
    /** Of the top card: melee and ranged with all support, and what is left of armour and health. */
    top: Stat,
    /** Armour and health left on the scenario card; whether it can be attacked now. */
    target: z.array(z.int()),
    targetable: z.boolean(),
    defeated: z.int(),
    more: z.int(),
    aside: z.array(z.partialRecord(z.string(), z.int())),
  })
  .partial();

function byColour<T>(of: (zone: number) => T): Record<Colour, T> {
  return Object.fromEntries(COLOURS.map((colour, zone) => [colour, of(zone)])) as Record<Colour, T>;
}

export function tellInvasion(s: State): Record<string, unknown> {
  const inv = invasionOf(s);
  const ids = (cards: readonly number[]): string[] => invasionIds(s, cards).reverse();
  const stands = inv.stack.length > 0;
  return {
    scenario: scenarioOf(s).id,
    part: inv.part + 1,
    marker: inv.marker,
    deck: ids(inv.deck),
    deckSize: inv.deck.length,
    discard: ids(inv.discard),
    scrap: ids(inv.scrap),
    destroyed: ids(inv.destroyed),
    protocols: inv.protocols.map((p) => protocolId(s, p)),
    exhausted: inv.protocols.filter((_, i) => inv.exhausted[i] === 1).map((p) => protocolId(s, p)),
    research: inv.research,
    zones: byColour((zone) => (inv.zones[zone] === NONE ? '' : packOf(s).invasion[inv.zones[zone]].id)),
    stored: byColour((zone) => inv.stored[zone]),
    deployed: invasionIds(s, inv.stack),
    top: {
      melee: totalOf(s, 'melee'),
      ranged: totalOf(s, 'ranged'),
      armour: stands ? armourLeft(s) : 0,
      health: stands ? healthLeft(s) : 0,
    },
    target: targetLeft(s),
    targetable: targetable(s),
    defeated: inv.defeated,
    more: inv.more,
    aside: s.players.map((_, seat) =>
      Object.fromEntries(actionsOf(s).map(({ id }, action) => [id, potOf(s, seat, action)])),
    ),
  };
}
