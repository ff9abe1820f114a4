import type { Sound } from '../kit/synth.ts';
import { settingsNow } from '../shell/settings.ts';

/** What a hand feels, where the device can: milliseconds of shaking and rest. Never the only sign of anything. */
const SHAKES: Partial<Record<Sound | 'confirm', number | number[]>> = {
  confirm: 8,
  shipHit: 15,
  loss: [20, 40, 20],
};

export function shake(what: Sound | 'confirm'): void {
  const pattern = SHAKES[what];
  if (pattern === undefined || !settingsNow().haptics || !('vibrate' in navigator)) return;
  navigator.vibrate(pattern);
}
