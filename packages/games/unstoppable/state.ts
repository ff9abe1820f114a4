import type { BranchFrame, OpsFrame } from '@starhold/effects';
import { type BaseFrame, type Core, cloneStack } from '@starhold/kernel';
import type { Gain } from './content/index.ts';
import type { Options } from './options.ts';

export const PHASES = ['setup', 'upkeep', 'selection', 'action', 'threat', 'cleanup'] as const;
export type Phase = (typeof PHASES)[number];

export const NONE = -1;

/** One player's mat and zones. Cards are indexes into `Cards`; the top of a deck is the end of its array. */
export interface Player {
  health: number;
  armour: number;
  ap: number;
  credits: number;
  /** Large and small level token. */
  level: number;
  draft: number;
  deck: number[];
  field: number[];
  hand: number[];
  play: number[];
  discard: number[];
  /** The first damage instance of this turn has been dealt. */
  struck: 0 | 1;
  /** Threats defeated this turn. */
  defeated: number;
  /** the last level up left the deck empty, so outside cleanup there is no other; level ups since the last action. */
  stuck: 0 | 1;
  chain: number;
  /** The last refill ended because there were enough threats, not because none could be had. */
  filled: 0 | 1;
}

/**
 * Every composite card there is, field by field: small numbers copy faster than objects. A card never changes its
 * index; where it lies is said by the zones. `core` -1:.
 */
export interface Cards {
  core: number[];
  /** Index into the pack's threats. Not to be shown unless the card is an active threat or on top of its deck. */
  threat: number[];
  top: number[];
  bottom: number[];
  damage: number[];
  exhausted: number[];
  /** The name on the screen, `k17`; a shuffle gives new ones. */
  handle: number[];
  /** The threat side as everybody has seen it, -1 as long as nobody has: what players remember, never shown. */
  seen: number[];
}

export interface UnsState extends Core<UnsFrame> {
  pack: string;
  options: Options;
  turn: number;
  phase: Phase;
  players: Player[];
  cards: Cards;
  nextHandle: number;
  /** Cards out of the game. */
  box: number[];

  /** Core definitions by level 1–6 (index 0 = level 1); so many at the bottom lie in an order everybody knows. */
  coreDecks: number[][];
  coreKnown: number[];
  upgradeDeck: number[];
  upgradeKnown: number;
  /** Six slots, -1 for an empty one. */
  market: number[];
  /** Upgrades that went out of the game with their card are still on the card. */
  threatDeck: number[];
  reserve: number[];
  bossDeck: number[];
  bossDamage: number;
  /** Place of the danger marker on the track. */
  danger: number;
  /** Current story card, -1 without a story; level ups of the pair (7.8). */
  story: number;
  pairUps: number;

  /** Repetitions this turn (UNS-19.3): key, count, key, count, … */
  reps: number[];
  innerStrength: number;
  /** The condition of the boss mat has been met; turns that remained then, levels then. */
  won: 0 | 1;
  wonTurns: number;
  wonLevels: number[];
  /** Why the game ended. */
  end: '' | 'boss' | 'health' | 'danger' | 'threats';
}

/** What starts the effects of a card. */
export type Via = 'play' | 'exhaust' | 'upkeep' | 'defeat';

export type UnsFrame =
  | OpsFrame
  | BranchFrame
  | (BaseFrame & { k: 'setup'; step: number })
  | (BaseFrame & { k: 'turn'; step: number; asked: 0 | 1 })
  | (BaseFrame & { k: 'upkeep'; step: number; done: number[] })
  | (BaseFrame & { k: 'select'; step: number; level: number; cards: number[]; keep: number })
  | (BaseFrame & { k: 'action'; done: number })
  | (BaseFrame & { k: 'fit'; upgrade: number })
  | (BaseFrame & { k: 'threat'; items: number[]; step: number; rage: number; hits: number })
  | (BaseFrame & { k: 'cleanup'; step: number })
  /** `asked`: what was done when the players of a winning turn were last asked to play on. */
  | (BaseFrame & { k: 'refill'; tried: 0 | 1; asked: number })
  | (BaseFrame & { k: 'playOn' })
  /** `done` is a bit for each effect that is over, `at` the one at work, `acted` whether it did anything. */
  | (BaseFrame & { k: 'resolve'; card: number; via: Via; group: number; done: number; at: number; acted: 0 | 1 })
  | (BaseFrame & { k: 'hit'; n: number; to: 'any' | 'onDeck' | 'active'; free: 0 | 1 })
  | (BaseFrame & { k: 'sweep'; n: number; items: number[]; chosen: 0 | 1 })
  | (BaseFrame & { k: 'wound'; card: number; n: number })
  | (BaseFrame & {
      k: 'defeat';
      card: number;
      owner: number;
      step: number;
      onDeck: 0 | 1;
      next: number;
      nextHandle: number;
    })
  | (BaseFrame & { k: 'reward'; lists: string[]; card: number })
  | (BaseFrame & { k: 'reveal'; card: number; at: number })
  | (BaseFrame & { k: 'levelCheck' })
  | (BaseFrame & { k: 'check' })
  | (BaseFrame & { k: 'levelUp'; step: number })
  | (BaseFrame & { k: 'handDown'; n: number; upTo: 0 | 1; rule: string })
  | (BaseFrame & { k: 'remove'; from: string[]; price: number; rule: string; bare: 0 | 1 })
  | (BaseFrame & { k: 'refresh'; self: number })
  | (BaseFrame & { k: 'again'; self: number })
  | (BaseFrame & { k: 'takeBack'; self: number })
  | (BaseFrame & { k: 'whom'; what: Gain; n: number })
  | (BaseFrame & { k: 'dismiss'; rule: string })
  | (BaseFrame & { k: 'market'; shared: 0 | 1 })
  | (BaseFrame & { k: 'danger'; left: number })
  /** `up`: the how manieth level up of the pair tells it. */
  | (BaseFrame & { k: 'story'; step: number; option: string; up: number })
  | (BaseFrame & { k: 'share'; n: number })
  | (BaseFrame & { k: 'offer'; n: number; what: 'remove' | 'ally' });

/** Every frame at work, those in lanes included, lowest first. */
export function framesOf(s: UnsState): UnsFrame[] {
  return s.stack.flatMap((f) => (f.k === 'together' ? f.lanes.flatMap((lane) => lane.stack) : [f]));
}

/** Written for the shape: this runs at every step of every search. */
export function cloneState(s: UnsState): UnsState {
  return {
    rulesVersion: s.rulesVersion,
    rng: s.rng.slice(),
    stack: cloneStack<UnsFrame>(s.stack),
    asked: s.asked,
    opened: s.opened,
    over: s.over,
    pack: s.pack,
    options: { ...s.options },
    turn: s.turn,
    phase: s.phase,
    players: s.players.map(clonePlayer),
    cards: {
      core: s.cards.core.slice(),
      threat: s.cards.threat.slice(),
      top: s.cards.top.slice(),
      bottom: s.cards.bottom.slice(),
      damage: s.cards.damage.slice(),
      exhausted: s.cards.exhausted.slice(),
      handle: s.cards.handle.slice(),
      seen: s.cards.seen.slice(),
    },
    nextHandle: s.nextHandle,
    box: s.box.slice(),
    coreDecks: s.coreDecks.map(copyList),
    coreKnown: s.coreKnown.slice(),
    upgradeDeck: s.upgradeDeck.slice(),
    upgradeKnown: s.upgradeKnown,
    market: s.market.slice(),
    threatDeck: s.threatDeck.slice(),
    reserve: s.reserve.slice(),
    bossDeck: s.bossDeck.slice(),
    bossDamage: s.bossDamage,
    danger: s.danger,
    story: s.story,
    pairUps: s.pairUps,
    reps: s.reps.slice(),
    innerStrength: s.innerStrength,
    won: s.won,
    wonTurns: s.wonTurns,
    wonLevels: s.wonLevels.slice(),
    end: s.end,
  };
}

function copyList(list: number[]): number[] {
  return list.slice();
}

function clonePlayer(p: Player): Player {
  return {
    health: p.health,
    armour: p.armour,
    ap: p.ap,
    credits: p.credits,
    level: p.level,
    draft: p.draft,
    deck: p.deck.slice(),
    field: p.field.slice(),
    hand: p.hand.slice(),
    play: p.play.slice(),
    discard: p.discard.slice(),
    struck: p.struck,
    defeated: p.defeated,
    stuck: p.stuck,
    chain: p.chain,
    filled: p.filled,
  };
}
