import type { Shown } from '../../shared/effects/useEffects.ts';

/** What the events of Unstoppable look like. Cards fly by themselves: they keep their key from place to place. */
export const SHOWN: Shown = {
  damaged: (stage, event, delay) => stage.burst(String(event.pub[0]), 'hit', delay, `−${event.pub[1]}`),
  defeated: (stage, event, delay) => stage.burst(String(event.pub[0]), 'boom', delay + 80),
  madness: (stage, event, delay) => stage.burst(String(event.pub[0]), 'wake', delay),
  activated: (stage, event, delay) => stage.burst(String(event.pub[0]), 'wake', delay),
  bought: (stage, event, delay) => stage.burst(String(event.pub[1]), 'shield', delay),
  hurt: (stage, event, delay) => {
    if (String(event.pub[3] ?? '') !== '')
      stage.shot(String(event.pub[3]), `player:${event.seat}`, 'bolt', delay + 120);
    stage.burst(`player:${event.seat}`, 'hit', delay + 120, `−${event.pub[0]}`);
    stage.flash('red', delay);
  },
  levelUp: (stage, event, delay) => stage.burst(`player:${event.seat}`, 'heal', delay, `${event.pub[0]}`),
  signal: (stage, event, delay) => {
    const [place, name] = String(event.pub[0]).slice('ping:'.length).split('>');
    const key = place === 'market' ? `upgrade-${name}` : place.replace(/^deck/, 'deck:');
    stage.burst(key, 'ping', delay);
  },
  danger: (stage, _event, delay) => stage.flash('heat', delay),
};
