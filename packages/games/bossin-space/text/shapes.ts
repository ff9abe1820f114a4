import type { KernelRefusals, Messages, Nothing, Piece, Text } from '@starhold/effects/text';
import type { Question } from '../abouts.ts';

/** What every message is told. Names arrive in the reader's language, in the nominative or in quotes. */

interface Thing {
  what: Piece;
}
interface InColumn extends Thing {
  column: number;
}
interface Slotted {
  slot: number;
  card: Piece;
}
interface Track {
  by: string;
  now: number;
}

/** One entry for each event of the game. */
export interface EventShape {
  round: { n: number; captain: string; team: boolean };
  captain: { name: string };
  drew: { name: string; n: number; cards: Text };
  refreshed: { name: string; cards: Text };
  revealed: { name: string; cards: Text };
  cardRemoved: { name: string; card: Piece };
  arranged: { name: string; cards: Text };
  dangersLaid: { cards: Text };
  commandsReshuffled: { n: number };
  dangersReshuffled: { n: number };
  commandResolves: Slotted;
  commandFlipped: Slotted;
  commandSkipped: Slotted;
  dangerResolves: Slotted;
  bossCardResolves: Slotted;
  dangerSkipped: Nothing;
  dangersRetired: Nothing;
  crewUsed: { name: string; crew: Piece };
  swapped: { name: string; a: Text; b: Text };
  heat: Track;
  heatIgnored: { now: number };
  cooled: Track;
  shipHit: { now: number };
  shipHealed: { now: number };
  shipIntact: { now: number };
  shipMoved: { from: number; to: number };
  shipStays: { from: number };
  missed: { column: number };
  absorbed: InColumn;
  enemyHit: InColumn & { left: number };
  defeated: Thing & { xp: number };
  discarded: Thing;
  lineBroken: InColumn & { attack: number };
  activated: InColumn;
  enemyMoved: Thing & { from: number; to: number };
  enemyEntered: InColumn;
  summoned: InColumn;
  pushedDown: { n: number };
  rowClosed: { row: string };
  bossRevealed: Thing;
  bossEntered: InColumn & { hp: number };
  bossMoved: { from: number; to: number };
  bossHit: { left: number };
  bossHealed: { left: number };
  bossFlipped: { side: number };
  bossEmp: Nothing;
  xp: { now: number };
  xpLost: Track;
  upgraded: { path: string; level: number };
  cardsAdded: { cards: Text };
  gameOver: { outcome: Text };
  signal: { name: string; ping: Text };
}

/** By what is asked. */
export interface PromptShape extends Record<Question, object> {
  refresh: Nothing;
  pick: { n: number };
  remove: Nothing;
  arrange: Nothing;
  command: Slotted;
  go: { slot: number };
  hack: Nothing;
  aim: { card: Piece };
  pull: Nothing;
  teleport: Nothing;
  steer: Nothing;
  dodge: { what: Text };
  heat: { now: number; max: number };
  upgrade: Nothing;
  newCards: { n: number };
  branch: Nothing;
}

export interface OptionShape {
  keep: Nothing;
  refresh: Nothing;
  commit: { card: Piece };
  remove: { card: Piece };
  slot: { card: Piece };
  slotNone: Nothing;
  resolve: { card: Piece };
  flip: Track;
  go: Nothing;
  useGunner: { crew: Piece };
  usePilot: { crew: Piece };
  useHacker: { crew: Piece };
  useMechanic: { crew: Piece };
  swap: { what: Text };
  fire: { column: number; what: Text };
  fireEmpty: { column: number };
  pull: { what: Text; column: number };
  to: { column: number };
  stay: { column: number };
  left: Nothing;
  right: Nothing;
  dodge: { column: number };
  heat: { now: number };
  explode: { now: number };
  upgrade: { path: string; level: number; gain: Text };
  gainRockets: { n: number };
  gainLaser: { n: number };
  gainCooling: { n: number };
  gainDeck: { n: number };
  gainLife: { n: number };
  take: { card: Piece };
  none: Nothing;
  do: Nothing;
  skip: Nothing;
  pingMove: Nothing;
  pingHeal: Nothing;
  pingCool: Nothing;
  pingHoldFire: Nothing;
  pingColumn: { column: number };
  pingEnemy: { what: Text };
}

/** One entry for each message id the rules refuse with. */
export interface RefusalShape extends KernelRefusals {
  wholeHand: Nothing;
  cardsToPlay: { n: number };
  oneEach: Nothing;
  mustResolve: Nothing;
  cardDone: Nothing;
  skippedCannotCool: Nothing;
  noCrewInSolo: Nothing;
  notCaptain: { crew: Piece };
  noSuchCrew: { crew: Piece };
  usedThisRound: { crew: Piece };
  wrongCard: { crew: Piece; card: Piece };
  needsTwoEnemies: Nothing;
  notAdjacent: { column: number };
  mustLaunch: Nothing;
  mustPull: Nothing;
  offBoard: Nothing;
  notTheShip: Nothing;
  mustMove: Nothing;
  pathFull: Nothing;
  lifeLocked: { level: number };
  removeOne: Nothing;
  dangerNext: Nothing;
  withItsCard: { crew: Piece };
  onlyAtHeat: { crew: Piece };
  byItself: { crew: Piece };
  heatRises: Nothing;
  choosePath: Nothing;
  takeSoMany: { n: number };
  fourColumns: Nothing;
  besideShip: Nothing;
  oneColumn: Nothing;
  mustDodge: Nothing;
  leftOrRight: Nothing;
}

export interface OutcomeShape {
  boss: Nothing;
  hull: Nothing;
  heat: Nothing;
}

/** Small words that are put into other messages. */
export interface WordShape {
  player: { n: number };
  enemy: Nothing;
  boss: Nothing;
  empty: Nothing;
  setup: Nothing;
  round: Nothing;
}

/** All messages of one language. */
export interface MessageBook {
  events: Messages<EventShape>;
  prompts: Messages<PromptShape>;
  options: Messages<OptionShape>;
  refusals: Messages<RefusalShape>;
  outcomes: Messages<OutcomeShape>;
  words: Messages<WordShape>;
}
