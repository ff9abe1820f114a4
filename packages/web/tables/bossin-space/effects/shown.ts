import type { Events } from '@starhold/bossin-space/events';
import { refOfThing } from '@starhold/bossin-space/refs';
import { type ForEachEvent, readEvent, refOf, type SeenEvent, verbOf } from '@starhold/kernel';
import type { EventEffects, Stage } from '../../../desk/effects/useEffects.ts';

/** What the events of Bossin' Space look like. */

const BEAMS: Record<string, string> = { laser: 'beam', rocket: 'rocket' };

/** A shot from the ship, where a command card fired it. */
function strike(stage: Stage, { cause }: Pick<SeenEvent, 'cause'>, delay: number, key: string): void {
  if (verbOf(cause) === 'command') stage.shot('ship', key, BEAMS[refOf(cause)] ?? 'bolt', delay);
}

const SIGHTS: Partial<ForEachEvent<Events, [stage: Stage, delay: number], void>> = {
  enemyHit: (event, stage, delay) => {
    const key = refOfThing(event.pub.uid);
    strike(stage, event, delay, key);
    stage.burst(key, 'hit', delay + 90, '−1');
  },
  absorbed: (event, stage, delay) => {
    const key = refOfThing(event.pub.uid);
    strike(stage, event, delay, key);
    stage.burst(key, 'shield', delay + 90);
  },
  defeated: ({ pub }, stage, delay) => stage.burst(refOfThing(pub.uid), 'boom', delay + 140, `+${pub.xp}`),
  bossHit: (event, stage, delay) => {
    strike(stage, event, delay, 'boss');
    stage.burst('boss', 'hit', delay + 90, '−1');
  },
  shipHit: (_event, stage, delay) => {
    stage.burst('ship', 'hit', delay, '−1');
    stage.flash('red', delay);
    stage.shake(5, delay);
  },
  shipHealed: (_event, stage, delay) => stage.burst('ship', 'heal', delay, '+1'),
  lineBroken: ({ pub }, stage, delay) => {
    stage.burst(refOfThing(pub.uid), 'boom', delay);
    stage.flash('line', delay);
    stage.shake(9, delay);
  },
  heat: (_event, stage, delay) => stage.flash('heat', delay),
  activated: ({ pub }, stage, delay) => stage.burst(refOfThing(pub.uid), 'wake', delay),
  bossFlipped: (_event, stage, delay) => stage.burst('boss', 'wake', delay),
  signal: ({ pub }, stage, delay) => {
    const thing = refOf(pub.id);
    stage.burst(thing.startsWith('c') ? `field${thing.slice(1)}` : thing, 'ping', delay);
  },
  dangerSkipped: (_event, stage, delay) => stage.flash('emp', delay),
  bossEmp: (_event, stage, delay) => stage.flash('emp', delay),
};

export const SHOWN: EventEffects = Object.fromEntries(
  Object.keys(SIGHTS).map((type) => [type, (stage, event, delay) => readEvent(SIGHTS, event, stage, delay)]),
);
