import type { ClockSetting } from '@starhold/wire';
import type { OnlineText } from '../text/online.ts';

/** Seconds. */
export const MINUTE = 60;
export const DAY = 86_400;
const HOUR = 3_600;

/** How much time everybody has to think, in words. */
export function clockWords({ start, plus }: ClockSetting, { clock }: OnlineText['make']): string {
  return start < DAY
    ? clock.minutes(Math.round(start / MINUTE), plus)
    : clock.days(Math.round(start / DAY), Math.round(plus / HOUR));
}
