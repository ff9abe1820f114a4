import type { SeenEvent } from '@starhold/kernel';
import type { Sound } from '../../../kit/sound.ts';

const SOUNDS: Record<string, readonly Sound[]> = {
  defeated: ['defeat'],
  heat: ['heat'],
  cooled: ['cool'],
  shipHit: ['shipHit'],
  lineBroken: ['lineBroken'],
  upgraded: ['upgrade'],
};

/** Own weapons are heard before they hit; a blast on a shield is a shot without a hit. */
const STRUCK: Record<string, readonly Sound[]> = {
  enemyHit: ['hit'],
  bossHit: ['hit'],
  absorbed: [],
  missed: [],
};

/** What an event of Bossin' Space sounds like; most are silent. */
export function soundsOf(event: Pick<SeenEvent, 'type' | 'pub' | 'cause'>): readonly Sound[] {
  const { type } = event;
  if (type === 'gameOver') return [event.pub[0] === 'win' ? 'win' : 'loss'];
  if (Object.hasOwn(STRUCK, type)) return event.cause.startsWith('command:') ? ['shot', ...STRUCK[type]] : STRUCK[type];
  return Object.hasOwn(SOUNDS, type) ? SOUNDS[type] : [];
}
