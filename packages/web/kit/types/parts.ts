import type { Result, Seat, Side } from '@starhold/kernel';
import type { ReactNode } from 'react';
import type { Marked, TargetHandlers, TargetThing } from './marks.ts';

export interface DieFace {
  face: ReactNode;
  /** What is on it, for the ear: "two red screws". */
  name: string;
}

/** Front, right, back, left, top, bottom: as they lie in the unfolded cross. */
export type SixFaces = readonly [DieFace, DieFace, DieFace, DieFace, DieFace, DieFace];

export interface Die3dProps extends TargetHandlers {
  target: string;
  /** "Die 1". */
  name: string;
  faces: SixFaces;
  /** Which face was rolled; it looks at the player. */
  up: number;
  /** Tumbles once and comes to lie with `up` in front; `onRolled` then. Without motion it lies there at once. */
  rolling?: boolean;
  onRolled?: () => void;
  /** Edge in pixels, 56 to 80; the sheet of a table may set `--size` instead. */
  size?: number;
  marked?: Marked;
  /** Has given what it had in this turn: drained and struck through. */
  used?: boolean;
  /** Under the die in place of its name, for the eye. */
  label?: ReactNode;
}

export interface DieCrossProps extends TargetHandlers {
  name: string;
  faces: SixFaces;
  up?: number;
  /** The target of a face and what can be done with it; faces without one are only shown. */
  targetOf?: (face: number) => { target: string; marked?: Marked } | undefined;
  /** One face as it would be afterwards. */
  exchange?: { face: number; after: DieFace };
}

/** A thing that is stored: a screw. Things of a kind fit into the same slots. */
export interface StoredThing extends TargetThing {
  kind: string;
  /** Drawn in 32 × 32. */
  face: ReactNode;
}

export interface StorageSlot extends TargetThing {
  /** Kinds it takes; a wild slot takes any. */
  takes: readonly string[] | 'any';
  room: number;
  /** What lies in it already and stays. */
  holds: readonly StoredThing[];
  /** Under the slot: what a pair in it does. */
  note?: ReactNode;
  /** Drawn where it is empty. */
  empty?: ReactNode;
}

export interface StorageProps extends TargetHandlers {
  label: string;
  slots: readonly StorageSlot[];
  pool: readonly StoredThing[];
  /** Where things of the pool lie by now: target of the thing to target of the slot. */
  stored: Readonly<Record<string, string>>;
  /** A thing was put into a slot; `undefined`: back into the pool. Only moves that fit are reported. */
  onStore: (thing: string, slot: string | undefined) => void;
  /** One picture and a count per slot, for narrow tables. */
  compact?: boolean;
}

export interface AmountBin extends TargetThing {
  picture?: ReactNode;
  /** Beside the name: "has 4". */
  note?: ReactNode;
  min: number;
  max: number;
}

export interface AmountsProps extends TargetHandlers {
  label: string;
  bins: readonly AmountBin[];
  amounts: Readonly<Record<string, number>>;
  /** Bounds of the sum. */
  total?: { min: number; max: number };
  onAmount: (target: string, amount: number) => void;
}

export interface RankingProps {
  result: Result;
  nameOf: (seat: Seat) => string;
  /** Who is meant by the side without seats. */
  gameName: string;
  teamName?: (side: Side) => string | undefined;
  /** Names of what a score is made of. */
  partName?: (part: string) => string;
  portraitOf?: (seat: Seat) => ReactNode;
  /** The seat of the reader. */
  me?: Seat;
  /** A score in words, where it is not counted in points. */
  scoreText?: (score: number) => string;
}
