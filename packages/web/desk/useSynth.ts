import { useCallback, useEffect, useRef } from 'react';
import type { Sound, Synth } from '../kit/synth.ts';
import { PLAIN, type Temper } from '../kit/tempers.ts';
import { useSettings } from '../shell/settings.ts';
import { shake } from './haptics.ts';
import type { Stroke } from './reel/score.ts';

/** Before the first touch nothing may sound, so nothing is fetched for it. */
const loadSynth = () => import('../kit/synth.ts');

const VOLUMES = { off: 0, low: 0.25, full: 0.7 } as const;

/**
 * Plays the sounds of strokes. Silent while the setting is off, and before the first touch: only then browsers allow it.
 * `evenHidden`: for who looks elsewhere, too. What is not `mine` is heard, and not felt.
 */
export function useSynth(
  temper: Temper = PLAIN,
  evenHidden = false,
): (sound: Sound, how?: Pick<Stroke, 'muffled' | 'pitch'>, mine?: boolean) => void {
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
    let isHere = true;
    const make = async (): Promise<void> => {
      const { Synth } = await loadSynth();
      if (isHere) synth.current ??= new Synth(new AudioContext(), loud.current, temper);
      synth.current?.wake();
    };
    const wake = (): void => {
      if (synth.current) synth.current.wake();
      else make().catch(() => {});
    };
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
    return () => {
      isHere = false;
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
      synth.current?.close();
      synth.current = null;
    };
  }, [isOn, temper]);
  return useCallback(
    (sound: Sound, { muffled = false, pitch = 0 } = {}, mine = true) => {
      if (document.hidden && !evenHidden) return;
      synth.current?.play(sound, muffled, pitch);
      if (mine) shake(sound);
    },
    [evenHidden],
  );
}
