import type { Events } from '@starhold/bossin-space/events';
import { type ForEachEvent, readEvent, type SeenEvent, verbOf } from '@starhold/kernel';
import type { Sound } from '../../../kit/sound.ts';

type Heard = (event: Pick<SeenEvent, 'cause'>) => readonly Sound[];

/** Own weapons are heard before they hit; a blast on a shield is a shot without a hit. */
const struck =
  (...sounds: Sound[]): Heard =>
  ({ cause }) =>
    verbOf(cause) === 'command' ? ['shot', ...sounds] : sounds;

const SOUNDS: Partial<ForEachEvent<Events, [], readonly Sound[]>> = {
  defeated: () => ['defeat'],
  heat: () => ['heat'],
  cooled: () => ['cool'],
  shipHit: () => ['shipHit'],
  lineBroken: () => ['lineBroken'],
  upgraded: () => ['upgrade'],
  enemyHit: struck('hit'),
  bossHit: struck('hit'),
  absorbed: struck(),
  missed: struck(),
  gameOver: ({ pub }) => [pub.over === 'win' ? 'win' : 'loss'],
};

/** What an event of Bossin' Space sounds like; most are silent. */
export function soundsOf(event: Pick<SeenEvent, 'type' | 'pub' | 'cause'>): readonly Sound[] {
  return readEvent(SOUNDS, event) ?? [];
}
