import type { ReactNode } from 'react';

export interface DieProps {
  /** One drawing per face. */
  faces: readonly ReactNode[];
  /** Names of the faces, same order. */
  names: readonly string[];
  /** Index of the face shown. */
  face: number;
  rolling?: boolean;
  state?: 'idle' | 'legal' | 'armed' | 'dimmed';
  size?: number;
  label: string;
  onActivate?: () => void;
}

export type TrackTone = 'heat' | 'xp' | 'game' | 'boss';

export interface TrackProps {
  label: string;
  icon?: ReactNode;
  tone: TrackTone;
  min?: number;
  max: number;
  value: number;
  /** Value after what is being considered: the cells between get dashed. */
  forecast?: number;
  /** Cells that hold a cube. */
  cubes?: readonly number[];
  /** The last cell is the end: explosion, defeat. Its icon. */
  endIcon?: ReactNode;
  /** Behind the value: "/5". */
  goal?: number;
  note?: ReactNode;
  noteTone?: 'plain' | 'warn';
  onWhy?: () => void;
  /** Cells only, no head line. */
  compact?: boolean;
}

export interface TokensProps {
  label: string;
  icon: ReactNode;
  intact: number;
  total: number;
  /** Places for tokens not owned yet. */
  places?: number;
  /** How many intact ones are at risk: −1 flags. */
  risk?: number;
  note?: ReactNode;
  onWhy?: () => void;
}

export interface LevelPipsProps {
  label: string;
  icon?: ReactNode;
  level: number;
  max: number;
  note?: ReactNode;
  state?: 'idle' | 'legal' | 'armed' | 'refused';
  /** What choosing it does, or why it cannot be chosen. */
  reason?: string;
  cube?: ReactNode;
  onActivate?: () => void;
}

export interface GridColumn {
  key: string;
  label: string;
  state?: 'idle' | 'legal' | 'armed';
  accessibleName?: string;
  onActivate?: () => void;
}

export interface GridRow {
  key: string;
  label: ReactNode;
  accessibleName: string;
  /** A closed row is drawn shut and holds nothing. */
  closed?: boolean;
  tone?: 'plain' | 'ship';
  /** Share of the height; 1 by default. */
  weight?: number;
}

export interface BoardGridProps {
  label: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  /** What lies in a cell; null leaves an empty field with its name. */
  cell: (column: GridColumn, row: GridRow) => ReactNode;
  voidLabel?: (column: GridColumn, row: GridRow) => string;
  closedLabel?: string;
  /** Above the columns: the boss. */
  top?: ReactNode;
  /** The line under a row, with its name; it can be broken. */
  line?: { afterRow: string; label: string; broken?: boolean };
  /** Behind everything: a star field. */
  background?: ReactNode;
  /** Over everything, not touchable: aim paths, flights. */
  overlay?: ReactNode;
  /** Sparing scan lines, for arcade tables. */
  scanlines?: boolean;
}

export interface AimPathProps {
  /** `flipKey`s of the two ends, looked up in the surrounding board. */
  from: string;
  to: string;
  tone?: 'legal' | 'danger';
}

export interface HealthBarProps {
  label: string;
  value: number;
  max: number;
  /** Value after what is being considered. */
  forecast?: number;
}

export interface CostChipProps {
  label: string;
  icon?: ReactNode;
  value: ReactNode;
  of?: ReactNode;
  /** "−2" */
  delta?: string;
  tone?: 'life' | 'heat' | 'xp' | 'game' | 'plain';
  onOpen?: () => void;
}

export interface TrackMarker {
  id: string;
  /** Whose it is. */
  name: string;
  /** One sign on the marker: colour alone says nothing. */
  letter: string;
  value: number;
  /** Value after what is being considered: a ghost, and "7 → 0" in the head line. */
  forecast?: number;
  /** CSS colour. */
  color?: string;
}

/** A track that several players share, each with a marker in a row of its own. `Track` is for one value. */
export interface SharedTrackProps {
  label: string;
  icon?: ReactNode;
  min?: number;
  max: number;
  markers: readonly TrackMarker[];
  /** Rows only, no head line. */
  compact?: boolean;
}
