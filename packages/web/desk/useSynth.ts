import { useCallback, useEffect, useRef } from 'react';
import { type Sound, Synth } from '../kit/synth.ts';
import { useSettings } from '../shell/settings.ts';

/** Plays the sounds of strokes. Silent while the setting is off, and before the first touch: only then browsers allow it. */
export function useSynth(): (sound: Sound) => void {
  const { sound: isOn } = useSettings();
  const synth = useRef<Synth | null>(null);
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
  return useCallback((sound: Sound) => {
    if (!document.hidden) synth.current?.play(sound, 0);
  }, []);
}
