import type { BranchFrame, GateFrame, OccFrame, OpsFrame } from '@starhold/effects';
import type { BaseFrame } from '@starhold/kernel';

/** Pending work, in the words of the rules. A kind without a handler does not compile. */
type OwnFrame =
  /** The lowest: set-up, cycles, phases. */
  | (BaseFrame & { k: 'game'; step: number })
  /** `i`: whose turn it is to choose within a step. */
  | (BaseFrame & { k: 'setup'; step: number; i: number })
  | (BaseFrame & { k: 'crewSide' })
  | (BaseFrame & { k: 'board' })
  | (BaseFrame & { k: 'agenda'; cards: number[] })
  | (BaseFrame & { k: 'redraw' })
  | (BaseFrame & { k: 'house' })

  // the Action phase
  /** `i`: how many turns of the round are over, the council's included. */
  | (BaseFrame & { k: 'action'; i: number })
  | (BaseFrame & { k: 'turn'; step: number })
  | (BaseFrame & { k: 'send' })
  /** The crew action itself, body of its occurrence. */
  | (BaseFrame & { k: 'crewAction'; step: number })
  /** Which of two effects of an ark (`of` 0–6) or planet (`of` 7 + planet); `ship` acts. */
  | (BaseFrame & { k: 'effects'; of: number; ship: number })
  /** A chosen effect whose price has been paid: it happens, and abilities hear of it. */
  | (BaseFrame & { k: 'effect'; list: string; on: string[]; ship: number })
  | (BaseFrame & { k: 'corrupt' })
  | (BaseFrame & { k: 'bonus' })
  /** `done`: bits, 1 the part with a card, 2 the part with energy. */
  | (BaseFrame & { k: 'neutralise'; done: number })
  | (BaseFrame & { k: 'promote' })
  /** An effect among others raises the rank; it may be left, since the next level of an ability need not be the better one. */
  | (BaseFrame & { k: 'rise' })
  | (BaseFrame & { k: 'close' })

  // ships at work; `ship` acts
  /** `can`: bits of what is still to be done, 1 manoeuvre, 2 attack. */
  | (BaseFrame & { k: 'sortie'; ship: number; can: number; strafing: 0 | 1 })
  /** `how`: a manoeuvre takes at least one step; the move of a card does not. */
  | (BaseFrame & { k: 'steps'; ship: number; left: number; taken: number; how: 'manoeuvre' | 'card' })
  /** `queue`: damages still to be dealt, each with its range (a place in `RANGES`). */
  | (BaseFrame & { k: 'attack'; ship: number; queue: number[] })
  | (BaseFrame & { k: 'strafe'; ship: number })
  | (BaseFrame & { k: 'land'; ship: number })
  /** Ships moved so far and where each of them began. */
  | (BaseFrame & { k: 'limited'; left: number; ships: number[]; from: number[] })

  // effects
  /** One resource of any kind; `or`: so many tactics instead. */
  | (BaseFrame & { k: 'gain'; or: number })
  | (BaseFrame & { k: 'gains'; n: number })
  /** What does not fit goes, or `n` resources are lost. */
  | (BaseFrame & { k: 'drop'; n: number; why: 'full' | 'failure' })
  /** Five counts of a price (four kinds, any) of which `less` resources are left off; `what` it is for. */
  | (BaseFrame & { k: 'pay'; price: number[]; less: number; what: string })
  /** For each card so many resources and tactics. */
  | (BaseFrame & { k: 'discard'; least: number; most: number; why: DiscardReason; any: number; tactics: number })
  | (BaseFrame & { k: 'discardHidden'; n: number; why: 'cost' | 'failure' })
  /** Hidden influence is gained; `ship` acts. */
  | (BaseFrame & { k: 'hidden'; ship: number; step: number })
  | (BaseFrame & { k: 'keep'; cards: number[] })
  /** One of the Houses given as bits. */
  | (BaseFrame & { k: 'influence'; houses: number; ship: number; why: 'revenant' | 'effect' | 'reset'; must: 0 | 1 })
  | (BaseFrame & { k: 'isolate'; left: number; from: 'any' | 'ships'; must: 0 | 1; ship: number })
  /** In the sectors given as bits, at most so many different ones and so much in each; `used`: one entry for each so far. */
  | (BaseFrame & { k: 'shield'; left: number; sectors: number; inEach: number; mask: number; used: number[] })
  | (BaseFrame & {
      k: 'destroy';
      left: number;
      sectors: number;
      inEach: number;
      mask: number;
      used: number[];
      ship: number;
    })
  | (BaseFrame & { k: 'repair'; n: number; mask: number; of: 'house' | 'revenant' | 'all' })
  /** All damage of one sector. */
  | (BaseFrame & { k: 'mend'; mask: number })
  /** Kinds of ships and sectors as bits. */
  | (BaseFrame & { k: 'deploy'; kinds: number; mask: number; must: 0 | 1 })
  | (BaseFrame & { k: 'cover' })
  | (BaseFrame & { k: 'draw'; n: number })
  /** `affinity` 1: the bonus action; 2: its second card. */
  | (BaseFrame & { k: 'play'; less: number; affinity: 0 | 1 | 2; ship: number })
  /** A card on its way from the hand, until it is paid; then it takes its place; `second` 1: one more may follow. */
  | (BaseFrame & { k: 'playing'; card: number; slot: number; second: 0 | 1; ship: number })
  | (BaseFrame & { k: 'enter'; card: number; slot: number; ship: number; step: number })
  | (BaseFrame & { k: 'copy'; what: 'planet' | 'clean' | 'ark'; ship: number })
  | (BaseFrame & { k: 'colonies'; n: number })
  | (BaseFrame & { k: 'shuttle' })

  // council and Rival
  | (BaseFrame & { k: 'council' })
  | (BaseFrame & { k: 'rival' })

  // later phases
  | (BaseFrame & { k: 'raids'; sector: number })
  /** The seat decides; `hurt` 1: a house ship was damaged by this raid. */
  | (BaseFrame & { k: 'raid'; sector: number; left: number; hurt: 0 | 1; step: number })
  | (BaseFrame & { k: 'failure'; position: 'upper' | 'lower'; step: number })
  | (BaseFrame & { k: 'taint'; sector: number; why: 'raid' | 'failure' })
  | (BaseFrame & { k: 'wreck' })
  | (BaseFrame & { k: 'fall'; houses: number })
  | (BaseFrame & { k: 'rift'; step: number })
  | (BaseFrame & { k: 'jump'; step: number })
  | (BaseFrame & { k: 'reset'; i: number })
  | (BaseFrame & { k: 'income'; i: number })
  | (BaseFrame & { k: 'scoring'; step: number });

export type DiscardReason = 'cost' | 'limit' | 'failure' | 'effect';

export type Frame = OpsFrame | BranchFrame | OccFrame | GateFrame | OwnFrame;
