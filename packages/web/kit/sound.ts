import { useEffect, useRef } from 'react';
import { useSettings } from '../shell/settings.ts';
import { type Sound, Synth } from './synth.ts';

export type { Sound } from './synth.ts';

/** The part of a log entry that sounds. */
export interface Sounding {
  event: { n: number; type: string };
}

/** More at once is only noise; the newest ones tell the most. */
const MOST = 6;
const GAP_S = 0.09;

/** What the entries newer than number `since` sound like, each with its delay in seconds. */
export function soundsSince<E extends Sounding>(
  entries: readonly E[],
  since: number,
  soundsOf: (event: E['event']) => readonly Sound[],
): { sound: Sound; delay: number }[] {
  const fresh = entries.filter(({ event }) => event.n > since).flatMap(({ event }) => soundsOf(event));
  return fresh.slice(-MOST).map((sound, i) => ({ sound, delay: i * GAP_S }));
}

/**
 * Plays what newly happened. Silent while the setting is off, for what had happened before the table was opened, and
 * until the reader has touched the page: only then browsers allow sound, and only then the synthesizer is made.
 */
export function useSounds<E extends Sounding>(
  entries: readonly E[],
  soundsOf: (event: E['event']) => readonly Sound[],
): void {
  const { sound: isOn } = useSettings();
  const synth = useRef<Synth | null>(null);
  const last = useRef(-1);

  useEffect(() => {
    if (!isOn) return;
    const wake = (): void => {
      synth.current ??= new Synth(new AudioContext());
      synth.current.wake();
    };
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
    return () => {
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
      synth.current?.close();
      synth.current = null;
    };
  }, [isOn]);

  useEffect(() => {
    const since = last.current;
    last.current = entries.at(-1)?.event.n ?? -1;
    if (!synth.current || since < 0 || document.hidden) return;
    for (const { sound, delay } of soundsSince(entries, since, soundsOf)) synth.current.play(sound, delay);
  }, [entries, soundsOf]);
}
