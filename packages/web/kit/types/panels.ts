import type { ReactNode } from 'react';
import type { AnyText } from './cards.ts';

export interface PromptOption {
  id: string;
  label: string;
  result?: ReactNode;
  resultTone?: 'plain' | 'good' | 'bad' | 'absorbed';
  icon?: ReactNode;
  selected?: boolean;
  /** Not allowed now, and why. The option stays reachable and says so. */
  reason?: string;
}

export interface PromptProps {
  /** Line 1: what is being resolved and which step. */
  what: ReactNode;
  whatIcon?: ReactNode;
  /** Line 2: the question. */
  question: string;
  /** Line 3: the rule, in words. */
  rule?: ReactNode;
  why?: { label: string; onOpen: () => void };
  /** Something was touched that is not allowed: takes the place of the rule. */
  refusal?: { name: string; text: string };
  options?: readonly PromptOption[];
  onOption?: (id: string) => void;
  onOptionFocus?: (id: string | null) => void;
  /** `note` is what it will do, in small print; `reason` why it cannot be done yet. */
  commit?: {
    label: string;
    icon?: ReactNode;
    note?: string;
    disabled?: boolean;
    reason?: string;
    onCommit: () => void;
  };
  /** `reason` set: undo is not possible, and why. */
  undo?: { label: string; reason?: string; onUndo: () => void };
  /** Others are to act: shows who, with dots. */
  waiting?: ReactNode;
  /** Own controls of the table between text and options. */
  children?: ReactNode;
  /** Number keys, Enter and U act while the prompt is on screen; true by default. */
  keys?: boolean;
  /** An aside line of buttons: hint, pass … */
  aside?: ReactNode;
}

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
