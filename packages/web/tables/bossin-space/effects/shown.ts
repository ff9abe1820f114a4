import type { SeenEvent } from '@starhold/kernel';
import type { Shown, Stage } from '../../shared/effects/useEffects.ts';

/** What the events of Bossin' Space look like. */

const strike = (stage: Stage, event: SeenEvent, delay: number, key: string): void => {
  const kind = event.cause.split(':')[1] ?? '';
  if (event.cause.startsWith('command:'))
    stage.shot('ship', key, kind === 'laser' ? 'beam' : kind === 'rocket' ? 'rocket' : 'bolt', delay);
};

export const SHOWN: Shown = {
  enemyHit: (stage, event, delay) => {
    strike(stage, event, delay, `u${event.pub[0]}`);
    stage.burst(`u${event.pub[0]}`, 'hit', delay + 90, '−1');
  },
  absorbed: (stage, event, delay) => {
    const key = event.pub[0] === 0 ? 'boss' : `u${event.pub[0]}`;
    strike(stage, event, delay, key);
    stage.burst(key, 'shield', delay + 90);
  },
  defeated: (stage, event, delay) => stage.burst(`u${event.pub[0]}`, 'boom', delay + 140, `+${event.pub[2]}`),
  bossHit: (stage, event, delay) => {
    strike(stage, event, delay, 'boss');
    stage.burst('boss', 'hit', delay + 90, '−1');
  },
  shipHit: (stage, _event, delay) => {
    stage.burst('ship', 'hit', delay, '−1');
    stage.flash('red', delay);
    stage.shake(5, delay);
  },
  shipHealed: (stage, _event, delay) => stage.burst('ship', 'heal', delay, '+1'),
  lineBroken: (stage, event, delay) => {
    stage.burst(`u${event.pub[0]}`, 'boom', delay);
    stage.flash('line', delay);
    stage.shake(9, delay);
  },
  heat: (stage, _event, delay) => stage.flash('heat', delay),
  activated: (stage, event, delay) => stage.burst(`u${event.pub[0]}`, 'wake', delay),
  bossFlipped: (stage, _event, delay) => stage.burst('boss', 'wake', delay),
  signal: (stage, event, delay) => {
    const thing = String(event.pub[0]).slice('ping:'.length);
    stage.burst(thing.startsWith('c') ? `field${thing.slice(1)}` : thing, 'ping', delay);
  },
  dangerSkipped: (stage, _event, delay) => stage.flash('emp', delay),
  bossEmp: (stage, _event, delay) => stage.flash('emp', delay),
};
