import type { ReactNode } from 'react';

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

export interface HealthBarProps {
  label: string;
  value: number;
  max: number;
  /** Value after what is being considered. */
  forecast?: number;
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
