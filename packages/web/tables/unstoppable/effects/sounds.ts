import type { SeenEvent } from '@starhold/kernel';
import type { Events } from '@starhold/unstoppable';
import type { Sound } from '../../../kit/sound.ts';

const SOUNDS: { [K in keyof Events]?: readonly Sound[] } = {
  damaged: ['shot', 'hit'],
  defeated: ['defeat'],
  hurt: ['shipHit'],
  bought: ['upgrade'],
  levelUp: ['upgrade'],
  danger: ['heat'],
  refreshed: ['cool'],
};

/** What an event of Unstoppable sounds like; most are silent. */
export function soundsOf(event: Pick<SeenEvent, 'type' | 'pub' | 'cause'>): readonly Sound[] {
  if (event.type === 'over') return [event.pub.outcome === 'win' ? 'win' : 'loss'];
  return Object.hasOwn(SOUNDS, event.type) ? (SOUNDS[event.type as keyof Events] ?? []) : [];
}
