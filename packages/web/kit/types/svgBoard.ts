import type { ReactNode } from 'react';
import type { Point } from '../direction.ts';
import type { TargetHandlers, TargetThing } from './marks.ts';

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
}

export interface BoardLayout extends BoardSize {
  spots: readonly SpotShape[];
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
}

/** Between spots. With a target it is a link between two that can be chosen, without one a route that is only shown. */
export interface BoardPath {
  key: string;
  /** Targets of the spots it leads through: two for a link, two or more for a route. */
  through: readonly string[];
  link?: TargetThing;
  tone?: 'legal' | 'danger' | 'plain';
}

export interface SvgBoardProps extends TargetHandlers {
  label: string;
  /** `ringLayout({…})`, `gridLayout({…})` or a game's own; made once, not in every drawing. */
  layout: (size: BoardSize) => BoardLayout;
  /** Width ÷ height. Without it the board fills the height that its surroundings give. */
  aspect?: number;
  spots: readonly BoardSpot[];
  pieces?: readonly BoardPiece[];
  paths?: readonly BoardPath[];
  /** SVG under and over everything; not touchable. */
  background?: (layout: BoardLayout) => ReactNode;
  overlay?: (layout: BoardLayout) => ReactNode;
}
