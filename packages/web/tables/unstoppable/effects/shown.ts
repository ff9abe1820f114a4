import { parseOption } from '@starhold/kernel';
import type { ForSomeEvents } from '@starhold/unstoppable';
import type { EventEffects, Stage } from '../../../desk/effects/useEffects.ts';

/** What the events of Unstoppable look like. Cards fly by themselves: they keep their key from place to place. */
const BY_EVENT: ForSomeEvents<[stage: Stage, delay: number], void> = {
  damaged: ({ pub }, stage, delay) => stage.burst(pub.ref, 'hit', delay, `−${pub.n}`),
  defeated: ({ pub }, stage, delay) => stage.burst(pub.ref, 'boom', delay + 80),
  madness: ({ pub }, stage, delay) => stage.burst(pub.ref, 'wake', delay),
  activated: ({ pub }, stage, delay) => stage.burst(pub.ref, 'wake', delay),
  bought: ({ pub }, stage, delay) => stage.burst(pub.ref, 'shield', delay),
  hurt: ({ seat, pub }, stage, delay) => {
    if (pub.by !== '') stage.shot(pub.by, `player:${seat}`, 'bolt', delay + 120);
    stage.burst(`player:${seat}`, 'hit', delay + 120, `−${pub.n}`);
    stage.flash('red', delay);
  },
  levelUp: ({ seat, pub }, stage, delay) => stage.burst(`player:${seat}`, 'heal', delay, `${pub.level}`),
  signal: ({ pub }, stage, delay) => {
    const [place = '', name] = parseOption(pub.id).refs;
    const key = place === 'market' ? `upgrade-${name}` : place.replace(/^deck/, 'deck:');
    stage.burst(key, 'ping', delay);
  },
  danger: (_event, stage, delay) => stage.flash('heat', delay),
};

export const SHOWN: EventEffects = Object.fromEntries(
  Object.entries(BY_EVENT).map(([type, show]) => {
    // The key is the event's own type, so what is shown fits; TypeScript cannot follow the lookup.
    const shown = show as (event: unknown, stage: Stage, delay: number) => void;
    return [type, (stage: Stage, event: unknown, delay: number): void => shown(event, stage, delay)];
  }),
);
