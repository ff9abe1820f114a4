import type { BosView } from '@starhold/bossin-space';
import { refOfColumn } from '@starhold/bossin-space/refs';
import { optionId } from '@starhold/kernel';

/** Pings that point at the board (BOS-4.6): at an enemy, or at a column with everything in it. */

export const isGeneral = (ping: string): boolean => !/^ping:[cu]\d+$/.test(ping);

/** The ping for a target of the board: `enemy:u7`, `boss`, `column:2`, `field:A2`. Undefined where none is allowed. */
export function pingAt(target: string, view: BosView, signals: readonly string[]): string | undefined {
  const enemy = /^enemy:(u\d+)$/.exec(target)?.[1];
  const column =
    target === 'boss' ? (view.boss?.column ?? 0) : Number(/^(?:column:|field:.)(\d)$/.exec(target)?.[1] ?? 0);
  const ping = optionId('ping', enemy ?? refOfColumn(column));
  return signals.includes(ping) ? ping : undefined;
}
