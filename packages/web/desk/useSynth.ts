import { useCallback, useEffect, useRef } from 'react';
import { PLAIN, type Sound, Synth, type Temper } from '../kit/synth.ts';
import { useSettings } from '../shell/settings.ts';
import { shake } from './haptics.ts';

const VOLUMES = { off: 0, low: 0.25, full: 0.7 } as const;

/**
 * Plays the sounds of strokes. Silent while the setting is off, and before the first touch: only then browsers allow it.
 * `evenHidden`: for who looks elsewhere, too.
 */
export function useSynth(
  temper: Temper = PLAIN,
  evenHidden = false,
): (sound: Sound, muffled?: boolean, higher?: number) => void {
  const { sound: volume } = useSettings();
  const synth = useRef<Synth | null>(null);
  const loud = useRef(0);
  loud.current = VOLUMES[volume];
  const isOn = volume !== 'off';
  useEffect(() => {
    synth.current?.turn(VOLUMES[volume]);
  }, [volume]);
  useEffect(() => {
    if (!isOn) return;
    const wake = (): void => {
      synth.current ??= new Synth(new AudioContext(), loud.current, temper);
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
  }, [isOn, temper]);
  return useCallback(
    (sound: Sound, muffled = false, higher = 0) => {
      if (document.hidden && !evenHidden) return;
      synth.current?.play(sound, muffled, higher);
      shake(sound);
    },
    [evenHidden],
  );
}
