import type { Text } from '@starhold/effects/text';
import type { ReactNode } from 'react';
import type { IconName } from '../art/index.ts';
import type { Point } from './direction.ts';

/** What several pieces of the kit take. Everything a reader sees comes in already in the reader's language. */

/** What can be done with a target now. `plain` is there to be looked at, `locked` cannot be chosen and says why. */
export type Mark = 'plain' | 'legal' | 'chosen' | 'locked';

export interface Marked {
  mark: Mark;
  /** Why it is locked. */
  reason?: string;
  /** What choosing it would do. */
  result?: string;
  /** Its number among the chosen: 1, 2 … */
  order?: number;
  /** The hint means this one. */
  hinted?: boolean;
  /** Names of those who point at it. */
  pointed?: readonly string[];
}

/** What every part made of targets reports. Locked ones are reported too: the table then says why. */
export interface TargetHandlers {
  onPress?: (target: string) => void;
  /** Hover, long press, right click or the key `i`. */
  onLook?: (target: string, how: InspectHow, element: Element) => void;
  onLookEnd?: () => void;
}

/** The address of something on the table (`sector:3`), its name for the ear, and what can be done with it. */
export interface TargetThing {
  target: string;
  name: string;
  marked?: Marked;
}

/** Plain words or text segments (rule words become links where a piece takes `onRule`). */
export type AnyText = string | Text;

export type InspectHow = 'hover' | 'press' | 'key';

export type LogTone = 'plain' | 'heat' | 'accent' | 'boss' | 'danger' | 'game' | 'info';

export interface LogLine {
  id: string;
  content: AnyText;
  icon: IconName;
  tone: LogTone;
  /** The moment shown now. */
  current?: boolean;
  /** A sign beside it. */
  mark?: ReactNode;
}

export interface LogGroup {
  id: string;
  title: string;
  aside: string;
  current?: boolean;
  lines: LogLine[];
}

export interface ChartSeries {
  id: string;
  label: string;
  values: readonly number[];
  /** CSS colour. Lines differ in dash and marks too. */
  color?: string;
}

export interface LineChartProps {
  title: string;
  series: readonly ChartSeries[];
  /** Name of the horizontal axis: "Round". */
  xLabel: string;
  /** First value on the horizontal axis; 1 by default. */
  firstX?: number;
  /** A line across: "explosion at 5". */
  limit?: { at: number; label: string };
  /** What the scale reaches at least: 100 for a share in per cent. */
  atLeast?: number;
}

export interface EndFact {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
}

export interface EndAction {
  id: string;
  label: string;
  icon?: ReactNode;
  primary?: boolean;
  /** In sight at once, like the primary one. */
  main?: boolean;
  onAct: () => void;
}

export interface DieFace {
  face: ReactNode;
  /** What is on it, for the ear: "two red screws". */
  name: string;
}

/** Front, right, back, left, top, bottom: as they lie in the unfolded cross. */
export type SixFaces = readonly [DieFace, DieFace, DieFace, DieFace, DieFace, DieFace];

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
  /** All of the pool lies in slots and only moves among them: no pool is drawn. */
  placed?: boolean;
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

export interface BoardSize {
  width: number;
  height: number;
}

/** Where a spot lies, in CSS pixels of the board. */
export interface SpotShape {
  target: string;
  /** Its edge, clockwise or not, without the first point again. */
  polygon: readonly Point[];
  /** The middle of its short label. */
  label: Point;
  /** The middle of the badge that says what it costs or why not. */
  badge: Point;
  /** Pieces gather around this. */
  heart: Point;
  /** Where pieces may stand; all of the polygon unless something else is drawn in a part of it. */
  room?: readonly Point[];
}

export interface BoardLayout extends BoardSize {
  spots: readonly SpotShape[];
  /** How large pieces are drawn at most, where the board is smaller than they were drawn for. */
  pieceScale?: number;
}

/** A part of the board that pieces stand on: a sector, a cell, a node. */
export interface BoardSpot extends TargetThing {
  /** Shown in its corner: a number or two letters. */
  label?: string;
  /** What it costs or brings, in very few signs; a lock where it is locked and nothing is given. */
  badge?: string;
  /** Colour of the ground, as a CSS colour. */
  tone?: string;
  /** Drawn on the ground, under the pieces; in pixels around the spot's heart. */
  art?: (shape: SpotShape) => ReactNode;
}

export interface BoardPiece extends TargetThing {
  /** The target of the spot it stands on. */
  on: string;
  width: number;
  height: number;
  /** SVG in a box of `width` × `height`. */
  face: ReactNode;
  flipKey?: string;
  /** Only to be seen: no target. `spare` is left out where others would have to be smaller for it. */
  still?: 'always' | 'spare';
}

/** Between spots. With a target it is a link between two that can be chosen, without one a route that is only shown. */
export interface BoardPath {
  key: string;
  /** Targets of the spots it leads through: two for a link, two or more for a route. */
  through: readonly string[];
  link?: TargetThing;
  tone?: 'legal' | 'danger' | 'plain';
}
