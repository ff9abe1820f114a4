import type { Text } from '@starhold/effects/text';
import type { ReactNode } from 'react';

/** Plain words or text segments (rule words become links where a piece takes `onRule`). */
export type AnyText = string | Text;

export type InspectHow = 'hover' | 'press' | 'key';

export interface PileProps {
  label: string;
  count: number;
  /** The top card face up; otherwise the back is shown. */
  top?: ReactNode;
  back?: ReactNode;
  /** Note under the pile: "8 · 6 · 2". */
  note?: ReactNode;
  flipKey?: string;
  onOpen?: () => void;
}
