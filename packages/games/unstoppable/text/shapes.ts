import type { KernelRefusals, Messages, Nothing, Piece, Text } from '@starhold/effects/text';
import type { Gain, Kind, Requirement } from '../content/index.ts';
import type { Phase } from '../state.ts';

/** What every message is told. Names arrive in the reader's language, in the nominative or in quotes. */

interface Named {
  name: string;
}
interface Carded extends Named {
  card: Text;
}
interface Threatened extends Named {
  what: Text;
}
interface Counted extends Named {
  what: Gain;
  n: number;
  now: number;
}

/** One entry for each event type of the rules, and `signal`, which the kernel emits for pings. */
export interface EventShape {
  dealt: Named & { n: number };
  placed: Named & { n: number };
  turn: { n: number };
  phase: { phase: Phase };
  gained: Counted;
  lost: Counted;
  refreshed: Carded;
  looked: Named & { level: number; cards: Text };
  drafted: Carded & { level: number };
  played: Carded & { n: number };
  exhausted: Carded;
  bought: Carded & { upgrade: Text; n: number };
  offered: { what: Text };
  shelved: Named & { cards: Text };
  ended: Named;
  damaged: { what: Text; n: number; damage: number; health: number };
  defeated: Threatened & { owner: string; own: boolean; card: Text; isBossCard: boolean };
  revealed: Threatened;
  activated: Threatened;
  madness: { what: Text; x: number };
  hurt: Named & { n: number; by: Text; armour: number; health: number };
  bossDamage: Named & { n: number; now: number };
  bossCard: Named & { left: number };
  putAway: { what: Text; box: boolean };
  trained: Named & { level: number };
  repeated: Carded;
  returned: Carded;
  discarded: Carded;
  removed: Carded;
  levelUp: Named & { level: number; draft: number };
  shuffled: Named & { n: number };
  cleanedUp: Named & { armour: number };
  danger: { level: number };
  told: Named & { title: Piece; choice: Piece };
  story: { n: number; title: Piece };
  victory: { n: number };
  over: { outcome: Text };
  signal: Named & { ping: Text };
}

/** By what is asked, read off the options and the work at hand. */
export interface PromptShape {
  upkeep: Nothing;
  deck: Nothing;
  keep: Nothing;
  under: Nothing;
  action: { ap: number; credits: number };
  wonAction: Nothing;
  fit: { upgrade: Text };
  resolve: { card: Text };
  hit: { n: number };
  hitDeck: { n: number };
  hitActive: { n: number };
  sweep: { n: number };
  sweepNext: { n: number };
  reward: { what: Text };
  handDown: { n: number };
  handUpTo: { n: number };
  remove: Nothing;
  removePaid: { n: number };
  refresh: Nothing;
  again: Nothing;
  takeBack: Nothing;
  whom: { gain: Text };
  dismiss: Nothing;
  order: Nothing;
  fall: Nothing;
  market: Nothing;
  story: { title: Piece };
  share: { n: number };
  offerRemove: { n: number };
  offerAlly: { n: number };
  playOn: Nothing;
  may: { what: Text };
  branch: Nothing;
}

export interface OptionShape {
  draft: { level: number; card: Text };
  keep: { card: Text };
  under: { card: Text };
  play: { card: Text; n: number };
  exhaust: { card: Text; what: Text };
  buy: { upgrade: Text; n: number; discount: Text };
  fit: { card: Text };
  end: Nothing;
  stop: Nothing;
  go: Nothing;
  effect: { what: Text };
  do: Nothing;
  skip: Nothing;
  none: Nothing;
  pay: { what: Text };
  hit: { what: Text; damage: number; health: number };
  onDeck: { what: Text; damage: number; health: number };
  owned: { what: Text; owner: string };
  sweep: { owner: string };
  reward: { what: Text };
  trigger: { card: Text };
  triggerStory: Nothing;
  remove: { card: Text };
  removeDiscarded: { card: Text };
  discard: { card: Text };
  refresh: { card: Text };
  again: { card: Text; what: Text };
  return: { card: Text };
  seat: { owner: string };
  dismiss: { card: Text };
  threat: { what: Text };
  shelve: { card: Text };
  tell: { story: Piece; rules: Text };
  pingWait: Nothing;
  pingGo: Nothing;
  pingThing: { what: Text };
  pingDeck: { level: number; what: Text };
}

/** One entry for each message id the rules refuse with. */
export interface RefusalShape extends KernelRefusals {
  bossCard: Nothing;
  wrongKind: { kind: Kind };
  notchTaken: { top: boolean };
  tooFewCredits: { n: number };
  tooFewAp: { n: number; now: number };
  notAnAlly: Nothing;
  nothingToExhaust: Nothing;
  exhausted: Nothing;
  noTarget: { kind: Kind | 'any' };
  levelTooHigh: { n: number };
  deckEmpty: Nothing;
  deckTakenUp: Nothing;
  mustKeep: Nothing;
  requirement: { req: Requirement['req']; n: number };
  notItself: Nothing;
  ready: Nothing;
  levelTooLow: { n: number };
  noFactions: Nothing;
  noFaction: Nothing;
  noOther: Nothing;
  discardSoMany: { n: number };
  tooLittle: { n: number };
  noAlly: Nothing;
  cannotPay: { what: Gain; n: number };
  onDeck: Nothing;
  active: Nothing;
  taunted: Nothing;
  threeActions: Nothing;
  notWon: Nothing;
  ownCard: Nothing;
  oneEffect: Nothing;
  threatsOnly: Nothing;
  allAreHit: Nothing;
  oneField: Nothing;
  takeOrLeave: Nothing;
  oneAfterAnother: Nothing;
  removeWhere: Nothing;
  exhaustedAllies: Nothing;
  otherTactic: Nothing;
  notRepeatable: Nothing;
  tacticBack: Nothing;
  onePlayer: Nothing;
  allAttack: Nothing;
  mustDismiss: Nothing;
  fromMarket: Nothing;
  oneDeck: Nothing;
  keepOne: Nothing;
  underAll: Nothing;
  allTrigger: Nothing;
  goOrStop: Nothing;
  oneOption: Nothing;
  payTogether: { n: number };
  giveSoMany: { n: number };
  mustChoose: Nothing;
  payOrSkip: Nothing;
}

export interface OutcomeShape {
  boss: Nothing;
  health: Nothing;
  danger: Nothing;
  threats: Nothing;
}

/** The lines of the score sheet (UNS-21), each with its points. */
export interface ScoreShape {
  base: Nothing;
  turns: Nothing;
  health: Nothing;
  innerStrength: Nothing;
  metahuman: Nothing;
  timeToRest: Nothing;
  coalitionLeader: Nothing;
  unstoppable: Nothing;
  total: Nothing;
}

/** Small words that are put into other messages. */
export interface WordShape {
  player: { n: number };
  threat: Nothing;
  bossCard: Nothing;
  turn: Nothing;
  reward: Nothing;
  madness: Nothing;
  levelUp: Nothing;
  storyCard: { n: number };
}

/** All messages of one language. */
export interface MessageBook {
  events: Messages<EventShape>;
  prompts: Messages<PromptShape>;
  options: Messages<OptionShape>;
  refusals: Messages<RefusalShape>;
  outcomes: Messages<OutcomeShape>;
  score: Messages<ScoreShape>;
  words: Messages<WordShape>;
}
