/** What things are worth, in points of melee damage. Found by letting players with other weights play against these. */

const DUEL = {
  /** The opponent's armour and health; health is dearer the less there is. */
  foeArmour: 0.52,
  foeHealth: 0.61,
  foeHealthLow: 2.75,
  /** The own ones; both are dearer the less there is. */
  armour: 0.42,
  armourLow: 1.37,
  health: 0.61,
  healthLow: 3.14,
  win: 100,

  // against the Invasion
  /** Health of the scenario card, its armour, and damage that defeats nothing yet. */
  siege: 0.9,
  siegeArmour: 0.5,
  scratch: 0.12,
  /** Melee damage that a team mate will add whose dice still lie there. */
  mateMelee: 5,
  /** What happens to a team mate. */
  mate: 0.8,
  /** Own armour and health, after what the round will do. */
  coopArmour: 0.35,
  coopArmourLow: 1.5,
  coopHealth: 0.8,
  coopHealthLow: 6,
  defeat: 0.3,
  /** Health that the survival check would take beyond what can be spared, once the end is near. */
  check: 0.6,
  spare: 4,
  /** So many cards less are drawn in the last rounds. */
  lastHand: 1.5,

  // what pays off later
  part: 0.27,
  screw: 0.36,
  recruit: 0.76,
  discover: 3.35,
  enlist: 1.53,
  drill: 1.6,
  swap: 1.19,
  sacrifice: 0.5,
  research: 0.5,
  /** So many more turns make these worth what stands here; fewer make them less. */
  horizon: 4.52,

  reroll: 0.22,
  draw: 0.38,
  recycle: 0.21,
  refresh: 1.2,
  exhaust: 0.8,
  foeDiscard: 0.2,
  foeScrap: 0.56,
  foeStored: 0.5,
  ownScrap: 0.6,
  salvage: 0.8,
  echo: 1,

  /** A stored resource, where there is room; and a pair that is kept instead of being used. */
  store: 0.41,
  pair: 0.94,
  /** A card on the scrapyard. */
  scrap: 0.54,

  /** How many cards to draw: these, and so many for each resource that the dice give. */
  hand: 2.09,
  handPerResource: 1.71,
  /** With fewer cards than this the deck is made anew. */
  reshuffleBelow: 3.81,
  reshuffleHarm: 0.1,

  /** A re-roll must be worth so much more than what is there. */
  rerollGain: 0.3,

  /** An ability is used if it does at least this. */
  use: 0.3,

  // spare parts
  spDrill: 0.84,
  spRecruit: 1.29,
  spEnlist: 1.9,
  spUpgrade: 1.88,
  spRefresh: 0.91,
  spPurge: 0.67,
  spDiscover: 3.13,

  /** Colours that the dice give and other cards do not ask for. */
  fit: 0.76,
  /** RC29: a played card below this may go. */
  culled: 0.6,

  /** Drafts: what a resource costs, and a screw of training. */
  symbol: 1.72,
  training: 0.65,
};

export type Weights = typeof DUEL;

/** Against the Invasion nobody profits from a reshuffle, and all that counts is to clear the stack and to last. */
const COOP: Weights = {
  ...DUEL,
  mateMelee: 5,
  drill: 1.6,
  sacrifice: 0.5,
  research: 0.5,
  refresh: 1.2,
  exhaust: 0.8,
  foeDiscard: 0.2,
  foeScrap: 0.56,
  foeStored: 0.5,
  ownScrap: 0.6,
  salvage: 0.8,
  echo: 1,
  use: 0.3,
  culled: 0.6,
  coopArmour: 0.7,
  coopArmourLow: 1.64,
  coopHealth: 0.66,
  coopHealthLow: 4.14,
  defeat: 0.38,
  scratch: 0.18,
  siege: 0.99,
  siegeArmour: 0.57,
  mate: 0.45,
  check: 0.51,
  spare: 3.34,
  lastHand: 2.77,
  part: 0.6,
  screw: 0.35,
  recruit: 0.62,
  discover: 3.0,
  enlist: 1.39,
  swap: 1.92,
  horizon: 1.82,
  reroll: 0.21,
  draw: 0.54,
  recycle: 0.25,
  store: 0.35,
  pair: 0.68,
  scrap: 0.97,
  hand: 5.04,
  handPerResource: 3.03,
  reshuffleBelow: 4.74,
  reshuffleHarm: 0.12,
  rerollGain: 0.12,
  spDrill: 1.51,
  spRecruit: 1.25,
  spEnlist: 2.07,
  spUpgrade: 1.84,
  spRefresh: 0.81,
  spPurge: 0.67,
  spDiscover: 9.15,
  fit: 0.92,
  symbol: 5.17,
  training: 1.38,
};

/** By what is played; players who look for better ones change these. */
export const WEIGHTS = { duel: DUEL, coop: COOP };

/** Those of the decision at hand. */
export let W: Weights = DUEL;

export function weigh(coop: boolean): void {
  W = coop ? COOP : DUEL;
}

/** Other weights than those of the policy, until it weighs again. */
export function lean(weights: Weights): void {
  W = weights;
}

/** Logarithms of whole numbers, looked up: they are asked for at every step of every plan. */
const MOST = 200;
const LOG = Float64Array.from({ length: MOST + 1 }, (_, n) => Math.log(Math.max(1, n)));

export function log(n: number): number {
  return LOG[n < MOST ? n : MOST];
}

/** Own health and armour; there is no coming back from 0. */
export function healthWorth(health: number): number {
  return health <= 0 ? -W.win : W.health * health + W.healthLow * log(health);
}

export function armourWorth(armour: number): number {
  return W.armour * armour + W.armourLow * log(2 + armour);
}
