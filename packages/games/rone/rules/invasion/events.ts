import type { NoFields } from '@starhold/kernel';

/** What is told about the Invasion. Cards, protocols, events and actions by their ids; damage and colours by their words. */
export interface InvasionEvents {
  scenario: { pub: { id: string; part: number } };
  invasionRound: { pub: { round: number } };
  /** One of the seven steps begins, or resolution. */
  invasionStep: { pub: { step: string } };
  eventEnded: { pub: { id: string; scenario: string } };
  revealed: { pub: { card: string; how: string } };
  deployed: { pub: { card: string; count: number } };
  scouted: { pub: { card: string } };
  invasionStored: { pub: { colour: string; n: number; now: number } };
  zoneFilled: { pub: { colour: string; card: string } };
  zoneTrained: { pub: { colour: string; card: string; spent: number } };
  invasionReshuffled: { pub: { count: number } };
  deckFilled: { pub: { by: number; count: number } };
  protocolActivated: { pub: { protocol: string } };
  protocolRun: { pub: { protocol: string } };
  protocolsRefreshed: { pub: { count: number } };
  invasionResearch: { pub: { by: number; now: number } };
  invasionMilled: { pub: { card: string; to: string } };
  invasionRecycled: { pub: { card: string } };
  invasionDestroyed: { pub: { cards: string[] } };
  fortified: { pub: { card: string; armour: number; health: number } };
  deployMore: { pub: { n: number } };
  /** Damage of a player to the top card: what is left of it then. */
  struck: { pub: { card: string; damage: string; n: number; armour: number; health: number } };
  besieged: { pub: { damage: string; n: number; armour: number; health: number } };
  defeatedCard: { pub: { card: string } };
  returnedCard: { pub: { card: string } };
  damageLost: { pub: { n: number } };
  setAside: { pub: { action: string; n: number; now: number } };
  additional: { pub: { action: string } };
  sabotaged: { pub: { colour: string; now: number } };
  locked: { pub: { die: number } };
  /** RONE-21.2, before it is suffered. */
  onslaught: { pub: { ranged: number; melee: number } };
  putAway: { pub: { cards: string[] } };
  scenarioEnded: { pub: { why: string; part: number } };
  /** Between two scenarios (RONE-23.2). */
  carriedOver: NoEvent;
}
type NoEvent = { pub: NoFields };
