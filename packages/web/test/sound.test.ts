import type { Fields, SeenEvent } from '@starhold/kernel';
import { describe, expect, it } from 'vitest';
import { Runs, SOUNDS, type Sound, TONES } from '../kit/synth.ts';
import { score } from '../tables/bossin-space/score.ts';
import { tableAt } from './position.ts';

/** In the order in which its strokes come. */
const soundsOf = (happened: Pick<SeenEvent, 'type' | 'pub' | 'cause'>): Sound[] => {
  const { lead, follow } = score({ events: [happened] });
  return [...lead, ...follow].flatMap(({ sound }) => sound ?? []);
};

const event = (type: string, cause = '', pub: Fields = {}) => ({ type, cause, pub });

describe('sounds of the table', () => {
  it.each([
    [event('enemyHit', 'command:rocket'), ['shot', 'hit']],
    [event('bossHit', 'command:laser'), ['shot', 'hit']],
    [event('enemyHit', 'danger:D03'), ['hit']],
    [event('absorbed', 'command:shot'), ['shot', 'absorb']],
    [event('missed', 'command:shot'), ['shot', 'clink']],
    [event('defeated', 'command:beltBomb'), ['shot', 'defeat']],
    [event('heat', 'command:laser'), ['heat']],
    [event('cooled'), ['cool']],
    [event('shipHit', 'enemy:u3'), ['shot', 'shipHit']],
    [event('lineBroken'), ['lineBroken']],
    [event('upgraded'), ['upgrade']],
    [event('gameOver', '', { over: 'win', end: 'boss' }), ['win']],
    [event('gameOver', '', { over: 'loss', end: 'heat' }), ['loss']],
    [event('round', '', { round: 3 }), ['phase']],
    [event('toString'), []],
  ])('%j sounds like %j', (happened, sounds) => {
    expect(soundsOf(happened)).toEqual(sounds);
  });

  it('knows every sound, and a game played to its end makes most of them', () => {
    expect(Object.keys(TONES)).toEqual([...SOUNDS]);
    const heard = new Set<string>();
    for (const seed of ['0123456789abcdef0123456789abcdef', '0f'.repeat(16)]) {
      const table = tableAt({ seats: [{ name: 'Ada' }], seed });
      for (const happened of table.events('table')) for (const sound of soundsOf(happened)) heard.add(sound);
    }
    expect(heard.size).toBeGreaterThanOrEqual(8);
  });

  it('lets every tone fade and stay within what ears and speakers bear', () => {
    for (const tones of Object.values(TONES)) {
      expect(tones.length).toBeGreaterThan(0);
      for (const { from, to, at, long, loud } of tones) {
        expect(Math.min(from, to)).toBeGreaterThanOrEqual(40);
        expect(Math.max(from, to)).toBeLessThanOrEqual(8000);
        expect(at + long).toBeLessThan(1.5);
        expect(loud).toBeLessThan(0.5);
      }
    }
  });

  it('climbs where one sound follows itself, by an octave at most, and begins again after another one or a rest', () => {
    const runs = new Runs();
    const semitones = (sound: Sound, now: number): number => Math.round(12 * Math.log2(runs.pitch(sound, now)));
    expect([0, 0.1, 0.2].map((now) => semitones('hit', now))).toEqual([0, 1, 2]);
    expect(semitones('shot', 0.3)).toBe(0);
    expect([0.4, 0.5, 2].map((now) => semitones('hit', now))).toEqual([0, 1, 0]);
    for (let i = 0; i < 30; i++) runs.pitch('clink', i / 10);
    expect(semitones('clink', 3)).toBe(12);
  });
});
