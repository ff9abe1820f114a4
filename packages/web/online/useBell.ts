import { useCallback, useEffect, useRef } from 'react';
import { Synth } from '../kit/synth.ts';
import { useSettings } from '../shell/settings.ts';

const VOLUMES = { off: 0, low: 0.3, full: 0.7 } as const;

/** A sound for who looks elsewhere, so also where the page is hidden. Browsers let it sound after the first touch. */
export function useBell(): () => void {
  const { sound } = useSettings();
  const volume = useRef(0);
  volume.current = VOLUMES[sound];
  const synth = useRef<Synth | null>(null);
  useEffect(() => {
    const wake = (): void => {
      if (volume.current === 0) return;
      synth.current ??= new Synth(new AudioContext(), volume.current);
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
  }, []);
  return useCallback(() => {
    synth.current?.turn(volume.current);
    if (volume.current > 0) synth.current?.play('upgrade');
  }, []);
}
