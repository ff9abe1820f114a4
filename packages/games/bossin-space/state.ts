import type { BranchFrame, OpsFrame } from '@starhold/effects';
import { type BaseFrame, type Core, cloneStack } from '@starhold/kernel';
import type { CrewId } from './content/index.ts';
import type { Options } from './options.ts';

export const PATHS = ['rockets', 'laser', 'deck', 'life'] as const;
export type Path = (typeof PATHS)[number];

export const PHASES = ['setup', 'start', 'danger', 'selection', 'arrangement', 'execution', 'upkeep'] as const;
export type Phase = (typeof PHASES)[number];

/** An enemy on the board. `uid` is given on entry and never again, so a card that comes back is a new one. */
export interface Enemy {
  uid: number;
  type: number;
  damage: number;
}

/** The boss among the uids: enemies count from 1. */
export const BOSS_UID = 0;
export const NOBODY = -1;

/** What became of the command card in a slot. */
export const SLOT_STATES = ['open', 'resolved', 'flipped', 'skipped'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/**
 * The whole game. Cards are numbers: command cards index the pack's `cardKind`, dangers, enemies and bosses their
 * tables. The top of a deck is the end of its array. Columns are arrays from the highest open row down (BOS-10.1).
 */
export interface BosState extends Core<BosFrame> {
  pack: string;
  options: Options;
  round: number;
  phase: Phase;
  captain: number;
  /** By seat; empty in solo. */
  crew: CrewId[];
  /** The captain's ability has been used this round. */
  crewUsed: 0 | 1;

  ship: number;
  life: number;
  damaged: number;
  heat: number;
  xp: number;
  /** Fields of the XP track that still hold a cube, ascending. */
  cubes: number[];
  levels: { rockets: number; laser: number; deck: number; life: number };

  columns: Enemy[][];
  nextUid: number;
  enemyDeck: number[];
  enemyDiscard: number[];
  closedRows: number;
  boss: { type: number; revealed: 0 | 1; entered: 0 | 1; side: 0 | 1; hp: number; column: number };

  dangerDeck: number[];
  dangerDiscard: number[];
  /** By slot, -1 for none. */
  dangers: number[];
  retired: 0 | 1;

  commandDeck: number[];
  commandDiscard: number[];
  upgradedStack: number[];
  hands: number[][];
  /** Chosen face down, by seat, until Arrangement. */
  picks: number[][];
  /** Turned up, not laid yet; in `removed` what the captain of five took out (A-08, option). */
  pool: number[];
  removed: number[];
  /** By slot, -1 for none. */
  timeline: number[];
  slots: SlotState[];

  /** What everybody knows of the last Deck upgrade: so many cards on top are mixed, these are among what was mixed. */
  mix: { left: number; known: number[]; drawn: number[] };

  /** Uids whose shield has absorbed its point of the command card being resolved (BOS-9.3). */
  absorbed: number[];
  /** Crew ability declared with the command card being resolved. */
  twist: '' | 'gunner' | 'pilot';
  /** The players' EMP: the rest of this slot is skipped. */
  slotSkipped: 0 | 1;
  /** The boss's EMP: the next command card is skipped. */
  nextSkipped: 0 | 1;
  /** Why the game ended: boss, hull or heat. */
  end: '' | 'boss' | 'hull' | 'heat';
}

/** Frames, in the words of the rules. */
export type BosFrame =
  | OpsFrame
  | BranchFrame
  | (BaseFrame & { k: 'setup' })
  | (BaseFrame & { k: 'round'; step: number })
  | (BaseFrame & { k: 'refresh' })
  | (BaseFrame & { k: 'pick'; need: number })
  | (BaseFrame & { k: 'remove' })
  | (BaseFrame & { k: 'arrange' })
  | (BaseFrame & { k: 'slot'; at: number; step: number })
  | (BaseFrame & { k: 'command'; at: number; step: number })
  | (BaseFrame & { k: 'hack' })
  | (BaseFrame & { k: 'aim'; n: number; reach: 'adjacent' | 'any' })
  | (BaseFrame & { k: 'hit'; column: number; left: number })
  | (BaseFrame & { k: 'pull' })
  | (BaseFrame & { k: 'teleport' })
  | (BaseFrame & { k: 'dodge'; uid: number })
  | (BaseFrame & { k: 'heat'; left: number; rule: string })
  | (BaseFrame & { k: 'xp'; left: number })
  | (BaseFrame & { k: 'upgrade' })
  | (BaseFrame & { k: 'newCards' });

/** Written for the shape: this runs at every step of every search. */
export function cloneState(s: BosState): BosState {
  return {
    rulesVersion: s.rulesVersion,
    rng: s.rng.slice(),
    stack: cloneStack<BosFrame>(s.stack),
    asked: s.asked,
    opened: s.opened,
    over: s.over,
    pack: s.pack,
    options: { ...s.options },
    round: s.round,
    phase: s.phase,
    captain: s.captain,
    crew: s.crew.slice(),
    crewUsed: s.crewUsed,
    ship: s.ship,
    life: s.life,
    damaged: s.damaged,
    heat: s.heat,
    xp: s.xp,
    cubes: s.cubes.slice(),
    levels: { ...s.levels },
    columns: [
      cloneColumn(s.columns[0]),
      cloneColumn(s.columns[1]),
      cloneColumn(s.columns[2]),
      cloneColumn(s.columns[3]),
    ],
    nextUid: s.nextUid,
    enemyDeck: s.enemyDeck.slice(),
    enemyDiscard: s.enemyDiscard.slice(),
    closedRows: s.closedRows,
    boss: { ...s.boss },
    dangerDeck: s.dangerDeck.slice(),
    dangerDiscard: s.dangerDiscard.slice(),
    dangers: s.dangers.slice(),
    retired: s.retired,
    commandDeck: s.commandDeck.slice(),
    commandDiscard: s.commandDiscard.slice(),
    upgradedStack: s.upgradedStack.slice(),
    hands: cloneLists(s.hands),
    picks: cloneLists(s.picks),
    pool: s.pool.slice(),
    removed: s.removed.slice(),
    timeline: s.timeline.slice(),
    slots: s.slots.slice(),
    mix: { left: s.mix.left, known: s.mix.known.slice(), drawn: s.mix.drawn.slice() },
    absorbed: s.absorbed.slice(),
    twist: s.twist,
    slotSkipped: s.slotSkipped,
    nextSkipped: s.nextSkipped,
    end: s.end,
  };
}

function cloneColumn(column: Enemy[]): Enemy[] {
  const copy: Enemy[] = new Array(column.length);
  for (let i = 0; i < column.length; i++) {
    const e = column[i];
    copy[i] = { uid: e.uid, type: e.type, damage: e.damage };
  }
  return copy;
}

function cloneLists(lists: number[][]): number[][] {
  const copy: number[][] = new Array(lists.length);
  for (let i = 0; i < lists.length; i++) copy[i] = lists[i].slice();
  return copy;
}
