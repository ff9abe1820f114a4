import type { ReactNode } from 'react';
import type { AnyText } from './cards.ts';

export type LogTone = 'plain' | 'heat' | 'accent' | 'boss' | 'danger' | 'game' | 'info';

export interface LogLine {
  id: string;
  content: AnyText;
  icon?: ReactNode;
  tone?: LogTone;
  /** The moment shown now. */
  current?: boolean;
}

export interface LogGroup {
  id: string;
  title: ReactNode;
  aside?: ReactNode;
  current?: boolean;
  lines: readonly LogLine[];
}

export interface LogListProps {
  groups: readonly LogGroup[];
  onJump?: (lineId: string) => void;
  onRule?: (ref: string) => void;
  empty?: string;
}

export interface HandOverProps {
  name: string;
  seat: number;
  portrait?: ReactNode;
  /** Which game and round, nothing private. */
  note?: string;
  onConfirm: () => void;
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
  max?: number;
  /** A line across: "explosion at 5". */
  limit?: { at: number; label: string };
  onPoint?: (x: number) => void;
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
  onAct: () => void;
}

export interface EndSummaryProps {
  won: boolean;
  /** Neither won nor lost: the title says so. */
  drawn?: boolean;
  title: string;
  text: AnyText;
  art?: ReactNode;
  facts: readonly EndFact[];
  charts: readonly LineChartProps[];
  actions: readonly EndAction[];
  caveat?: string;
  /** What else the game has to tell. */
  children?: ReactNode;
}
