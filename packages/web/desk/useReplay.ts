import type { Eyes } from '@starhold/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Moment, TableSession } from '../session/types.ts';

export const PACES = [0.5, 1, 2, 4];
const STEP_MS = 900;

/** Looking back: which moment is shown instead of the newest one, through whose eyes, and how it moves on. */
export type Replay = ReturnType<typeof useReplay>;

export function useReplay(session: TableSession, live: Moment) {
  const [at, setAt] = useState<number | null>(null);
  const [chosenEyes, setEyes] = useState<Eyes | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [past, setPast] = useState<Moment | null>(null);
  const eyes = chosenEyes ?? live.eyes;
  const shownAt = useRef(-1);

  useEffect(() => {
    if (at === null) return;
    let here = true;
    const from = shownAt.current;
    const isNext = at > 0 && from === at - 1;
    // One step on is watched beat by beat; back, and farther, is a cut.
    Promise.all([session.past(at, eyes), isNext ? session.beats(from, at, eyes) : []]).then(
      ([moment, beats]) => {
        if (!here) return;
        shownAt.current = at;
        setPast(isNext ? { ...moment, since: from, beats } : moment);
      },
      () => here && setAt(null),
    );
    return () => {
      here = false;
    };
  }, [session, at, eyes]);

  useEffect(() => {
    if (!playing || at === null || past?.at !== at) return;
    const timer = setTimeout(() => (at < live.length ? setAt(at + 1) : setPlaying(false)), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, at, past, speed, live.length]);

  const go = useCallback((to: number) => setAt(Math.max(0, Math.min(live.length, to))), [live.length]);
  const leave = useCallback(() => {
    setAt(null);
    setPast(null);
    shownAt.current = -1;
    setPlaying(false);
    setEyes(null);
  }, []);
  return useMemo(
    () => ({
      /** Null while the newest moment is shown. */
      at,
      eyes,
      playing,
      speed,
      /** What is shown instead of the newest moment, once it has arrived. */
      past: at === null ? null : past,
      go,
      leave,
      look: setEyes,
      play: setPlaying,
      pace: setSpeed,
    }),
    [at, eyes, playing, speed, past, go, leave],
  );
}
