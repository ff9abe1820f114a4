import type { Beat, Eyes } from '@starhold/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Moment, TableSession } from '../session/types.ts';
import { useSettings } from '../shell/settings.ts';

export const PACES = [0.5, 1, 2, 4];
/** Milliseconds between two answers that play by themselves, once all of the first has been seen. */
const REST_MS = 450;

/** Where somebody looks back to: after so many answers; in the middle of the last of them, its beat. */
export interface PastPlace {
  at: number;
  /** Null: all of the answer. */
  beat: number | null;
}

/** Looking back: which moment is shown instead of the newest one, through whose eyes, and how it moves on. */
export type Replay = ReturnType<typeof useReplay>;

export function useReplay(session: TableSession, live: Moment) {
  const [place, setPlace] = useState<PastPlace | null>(null);
  const [chosenEyes, setEyes] = useState<Eyes | null>(null);
  const [playing, setPlaying] = useState(false);
  const usual = useSettings().speed;
  const [speed, setSpeed] = useState<number>(typeof usual === 'number' && usual > 0 ? usual : 1);
  const [past, setPast] = useState<Moment | null>(null);
  const eyes = chosenEyes ?? live.eyes;
  const shown = useRef<PastPlace | null>(null);
  /** How many beats the answer has that is shown. */
  const beatCount = useRef(0);

  useEffect(() => {
    if (place === null) return;
    let here = true;
    const { at } = place;
    // On is watched beat by beat; back, and farther, is a cut.
    const isNear = place.beat !== null || (shown.current !== null && at - shown.current.at <= 1);
    const beats = at > 0 && isNear ? session.beats(at - 1, at, eyes) : [];
    Promise.all([session.past(at, eyes), beats]).then(
      ([moment, beats]) => {
        if (!here) return;
        const next = momentAt(place, moment, beats, shown.current);
        shown.current = next.place;
        beatCount.current = beats.length;
        setPast(next.moment);
      },
      () => here && setPlace(null),
    );
    return () => {
      here = false;
    };
  }, [session, place, eyes]);

  const go = useCallback(
    (to: number, beat: number | null = null) => setPlace({ at: Math.max(0, Math.min(live.length, to)), beat }),
    [live.length],
  );
  const { at = null, beat = null } = place ?? {};
  /** One beat on or back; at the end of an answer, to the next one. */
  const step = useCallback(
    (by: 1 | -1) => {
      if (at === null) return;
      setPlaying(false);
      const to = beat === null ? -1 : beat + by;
      if (beat !== null && to >= 0 && to < beatCount.current) setPlace({ at, beat: to });
      else if (by < 0) go(at - 1);
      else if (at < live.length) setPlace({ at: at + 1, beat: 0 });
    },
    [at, beat, live.length, go],
  );
  const leave = useCallback(() => {
    setPlace(null);
    setPast(null);
    shown.current = null;
    setPlaying(false);
    setEyes(null);
  }, []);
  return useMemo(
    () => ({
      /** Null while the newest moment is shown. */
      at,
      beat,
      eyes,
      playing,
      speed,
      /** What is shown instead of the newest moment, once it has arrived. */
      past: at === null ? null : past,
      go,
      step,
      leave,
      look: setEyes,
      play: setPlaying,
      pace: setSpeed,
    }),
    [at, beat, eyes, playing, speed, past, go, step, leave],
  );
}

/** What is shown at a place, and how it comes from what was shown before. */
export function momentAt(
  { at, beat }: PastPlace,
  moment: Moment,
  beats: readonly Beat<unknown>[],
  before: PastPlace | null,
): { place: PastPlace; moment: Moment } {
  const last = beats.length - 1;
  const want = beat === null ? last : Math.min(beat, last);
  const isWhole = want >= last;
  const then = isWhole ? moment : { ...moment, view: beats[want].view, decisions: [], over: '', result: null };
  const place = { at, beat: isWhole ? null : want };
  const seen = before === null ? undefined : seenOf(before, at);
  const isOn = seen !== undefined && seen < want && (beat === null || seen === want - 1);
  if (before === null || !isOn) return { place, moment: { ...then, since: at, beats: [] } };
  return { place, moment: { ...then, since: before.at, beats: beats.slice(seen + 1, want + 1) } };
}

/** The last beat of answer `at` that was seen, -1 where it comes next; undefined where the place before lies elsewhere. */
function seenOf(before: PastPlace, at: number): number | undefined {
  if (before.at === at) return before.beat ?? Number.POSITIVE_INFINITY;
  return before.at === at - 1 && before.beat === null ? -1 : undefined;
}

/** Plays on by itself: the next answer comes when all of this one has been seen. */
export function useReplayOn({ playing, past, speed, at, go, play }: Replay, length: number, isSeen: boolean): void {
  useEffect(() => {
    if (!playing || at === null || past?.at !== at || !isSeen) return;
    const timer = setTimeout(() => (at < length ? go(at + 1) : play(false)), REST_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, at, past, speed, length, isSeen, go, play]);
}
