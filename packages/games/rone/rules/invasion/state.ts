import type { BaseFrame } from '@starhold/kernel';
import type { Gain, PackDef } from '../../content/index.ts';

/**
 * The Invasion's side of the table. Cards are numbers into the pack's `invasion` and `protocols`, equal copies are equal
 * numbers; the top of a pile is its end. There is none of this in modes without the Invasion.
 */
export interface Invasion {
  /** Which scenario of the campaign is played, and its number in the pack. */
  part: number;
  scenario: number;
  /** The round marker. */
  marker: number;
  /** How many events have ended, in ascending order of their rounds. */
  events: number;
  deck: number[];
  discard: number[];
  scrap: number[];
  supply: number[];
  destroyed: number[];
  protocolSupply: number[];
  protocolDestroyed: number[];
  /** In play, and which of them are exhausted. */
  protocols: number[];
  exhausted: number[];
  research: number;
  /** By colour: the card in training or NONE, and the resources there. */
  zones: number[];
  stored: number[];
  /** The deployed stack from below, without the scenario card; with each card what it has gained and suffered. */
  stack: number[];
  moreArmour: number[];
  moreHealth: number[];
  armourHit: number[];
  healthHit: number[];
  /** What the scenario card has suffered. */
  targetArmourHit: number;
  targetHealthHit: number;
  /** Cards defeated this round, and in this scenario. */
  defeated: number;
  defeatedAll: number;
  /** Cards deployed more in every round, by events. */
  more: number;
  /** Units set aside this turn for additional actions: seat × number of actions + action. */
  pots: number[];
  /** Protocols whose ability of the first time each round has been used. */
  firsts: number[];
  /** 1: everybody knows which cards are in the draw deck, though not their order. */
  mixed: 0 | 1;
}

export function cloneInvasion(i: Invasion): Invasion {
  return {
    part: i.part,
    scenario: i.scenario,
    marker: i.marker,
    events: i.events,
    deck: i.deck.slice(),
    discard: i.discard.slice(),
    scrap: i.scrap.slice(),
    supply: i.supply.slice(),
    destroyed: i.destroyed.slice(),
    protocolSupply: i.protocolSupply.slice(),
    protocolDestroyed: i.protocolDestroyed.slice(),
    protocols: i.protocols.slice(),
    exhausted: i.exhausted.slice(),
    research: i.research,
    zones: i.zones.slice(),
    stored: i.stored.slice(),
    stack: i.stack.slice(),
    moreArmour: i.moreArmour.slice(),
    moreHealth: i.moreHealth.slice(),
    armourHit: i.armourHit.slice(),
    healthHit: i.healthHit.slice(),
    targetArmourHit: i.targetArmourHit,
    targetHealthHit: i.targetHealthHit,
    defeated: i.defeated,
    defeatedAll: i.defeatedAll,
    more: i.more,
    pots: i.pots.slice(),
    firsts: i.firsts.slice(),
    mixed: i.mixed,
  };
}

/** Before anything is shuffled: all cards in the supplies. */
export function emptyInvasion(seats: number, def: PackDef): Invasion {
  return {
    part: 0,
    scenario: 0,
    marker: 0,
    events: 0,
    deck: [],
    discard: [],
    scrap: [],
    supply: def.invasion.flatMap(({ copies }, card) => new Array<number>(copies).fill(card)),
    destroyed: [],
    protocolSupply: def.protocols.map((_, protocol) => protocol),
    protocolDestroyed: [],
    protocols: [],
    exhausted: [],
    research: 0,
    zones: [-1, -1, -1, -1, -1],
    stored: [0, 0, 0, 0, 0],
    stack: [],
    moreArmour: [],
    moreHealth: [],
    armourHit: [],
    healthHit: [],
    targetArmourHit: 0,
    targetHealthHit: 0,
    defeated: 0,
    defeatedAll: 0,
    more: 0,
    pots: new Array<number>(seats * def.invasionBoard.actions.length).fill(0),
    firsts: [],
    mixed: 0,
  };
}

/** How a card comes from the draw deck: as RONE-18.5 says, or as a scout or a defender (RONE-24). */
export type Arrival = 'deployed' | 'scout' | 'defender';

/** What may be shared: gains, and resources by letter. */
export type Shared = Gain | 'u' | 'r' | 'k' | 'g' | 'y' | 'w';

/** Pending work about the Invasion and among team mates. `seat: -1` asks all players, and the first answer counts. */
export type InvasionFrame =
  /** The lowest one in co-op: set-up, preparation, rounds and end of each scenario (RONE-17, 23). */
  | (BaseFrame & { k: 'scenario'; step: number })
  /** A round: seven steps of the Invasion, the players' phase, resolution (RONE-18.1). */
  | (BaseFrame & { k: 'round'; step: number; begun: 0 | 1 })
  /** `card`: revealed and not yet placed, else NONE. */
  | (BaseFrame & { k: 'deploy'; left: number; how: Arrival; card: number; step: number })
  /** The players choose the colour of wild resources that the Invasion stores. */
  | (BaseFrame & { k: 'wild'; n: number })
  | (BaseFrame & { k: 'trainZones'; begun: 0 | 1 })
  | (BaseFrame & { k: 'trainZone'; zone: number; step: number })
  | (BaseFrame & { k: 'protocols' })
  | (BaseFrame & { k: 'resolution'; step: number })
  | (BaseFrame & { k: 'putAway' })
  | (BaseFrame & { k: 'invasionReshuffle'; step: number })
  | (BaseFrame & { k: 'invasionMill'; n: number; to: 'discard' | 'scrapyard'; store: 0 | 1 })
  | (BaseFrame & { k: 'invasionRecycle'; n: number })
  /** The top card is beaten: where it goes, who hears of it, whether the next one stands. */
  | (BaseFrame & { k: 'beaten' })
  /** A player's damage against the deployed stack (RONE-20.2); packets as in rules/packets.ts. */
  | (BaseFrame & { k: 'assault'; packets: number[]; begun: 0 | 1 })
  /** Units of a gain among team mates and additional actions (RONE-20.6). */
  | (BaseFrame & { k: 'share'; what: Shared; n: number; rule: string })
  /** Resources to be stored, among team mates; `kind` is a number. */
  | (BaseFrame & { k: 'shareStore'; kind: number; n: number })
  /** A packet of damage among the members of the team it hits (RONE-14.3). `seat` is the attacker. */
  | (BaseFrame & { k: 'split'; kind: number; n: number })
  /** One of the other team gains, chosen by it. `seat` has caused it. */
  | (BaseFrame & { k: 'beneficiary'; what: Gain; n: number })
  /** `seat` chooses a die that is not used this round. */
  | (BaseFrame & { k: 'lock'; n: number })
  /** Resources of the training zones are destroyed; then `take` of the colours `gone` are stored by the player. */
  | (BaseFrame & { k: 'sabotage'; n: number; take: number; gone: number[] })
  /** One player refreshes cards in the base, chosen by whoever has paid for it. */
  | (BaseFrame & { k: 'rally'; n: number });
