import type { Beat, Decision, Seat } from '@starhold/kernel';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { realTimers } from '../../session/tempo.ts';
import type { Moment, TableSession } from '../../session/types.ts';
import { listenToPresses } from './presses.ts';
import { Reel } from './reel.ts';
import type { Score, ScoreOf, Stroke } from './score.ts';
import { Screening } from './screening.ts';
import type { Shown } from './shown.ts';
import type { Watching } from './speeds.ts';
import { type Heard, Stage } from './stage.ts';

interface UseReelOptions {
  /** May change at any time. */
  watching: Watching;
  sound?: Heard;
  /** What a banner without words of its own says of a beat. */
  say?: (beat: Beat<unknown>, of: string | undefined) => string;
  onError?: (error: unknown) => void;
}

/** What the page says in place of the prompt, or in the banner of somebody else's act. */
interface ReelBanner<V> {
  beat: Beat<V>;
  /** Its position is on the screen; before, its cause is being seen. */
  isDrawn: boolean;
  seat: Seat;
  /** "2 of 4" of the answer that runs. */
  n: number;
  of: number;
}

export interface ReelOnPage<V> {
  /** To be drawn: the view that is shown, and decisions only while they may be answered. */
  moment: Moment<V>;
  /** What an open question is about: the newest view, although the last beats before it are still being drawn. */
  asking: V;
  behind: number;
  promptLive: boolean;
  /** Null when nothing runs. */
  banner: ReelBanner<V> | null;
  /** Waits for a press (speed 0, pause). */
  isHeld: boolean;
  skipped: readonly Beat<V>[];
  /** What others did since the last answer of one's own. */
  ofOthers: Shown<V>['ofOthers'];
  forgetSkipped(): void;
  finish(): void;
  pause(): void;
  run(): void;
  step(): void;
  /** The things of a new table come one after the other. */
  deal(): void;
}

/** Where moments come from: a table, or its past. */
export type ReelSource<V> = Pick<TableSession<V>, 'moment' | 'subscribe' | 'shown' | 'pace' | 'tempo'>;

/** Plays a table's moments inside `root`. The score of a game is to stay the same. */
export function useReel<V>(
  session: ReelSource<V>,
  root: RefObject<HTMLElement | null>,
  score: ScoreOf<V>,
  options: UseReelOptions,
): ReelOnPage<V> {
  const latest = useRef({ score, options });
  latest.current = { score, options };
  const { reel, screening } = useMemo(() => {
    const made = new Reel<V>(session.moment(), {
      timers: realTimers,
      score: (beat, before) =>
        titled(latest.current.score(beat, before), (of) => latest.current.options.say?.(beat, of) ?? ''),
      onShown: (at) => session.shown(at),
      onError: (error) => latest.current.options.onError?.(error),
    });
    return { reel: made, screening: new Screening(made) };
  }, [session]);

  // Before anything is drawn: the reel hears every moment, the stage every change.
  useLayoutEffect(() => {
    const el = root.current;
    const ends = [
      reel.subscribe(screening.changed),
      session.subscribe(() => reel.push(session.moment())),
      ...(el ? [listenToPresses(el, reel)] : []),
    ];
    const stage = el && new Stage(el, (...heard) => latest.current.options.sound?.(...heard));
    screening.stage = stage;
    reel.push(session.moment());
    return () => {
      for (const end of ends) end();
      reel.finish();
      screening.stage = null;
      stage?.close();
    };
  }, [session, reel, screening, root]);

  const { speed, others, reduced, isPast = false } = options.watching;
  useLayoutEffect(() => reel.watch({ speed, others, reduced, isPast }), [reel, speed, others, reduced, isPast]);

  useEffect(() => {
    const look = (): void => {
      reel.hide(document.hidden);
      // Whoever wants results at once does not wait for bots, either.
      session.pace(!document.hidden && speed !== 'instant');
    };
    look();
    session.shown(reel.shown().moment.at);
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      session.pace(false);
    };
  }, [session, reel, speed]);

  const shown = useSyncExternalStore(
    screening.subscribe,
    useCallback(() => reel.shown(), [reel]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useLayoutEffect(() => screening.drawn(), [shown]);

  const asked = useRef<readonly Decision[]>([]);
  const { moment: newest, view, promptLive, beat, phase, behind } = shown;
  // A question that was open already stays as it is while others act.
  const isOpen = promptLive || newest.decisions.some(({ id }) => asked.current.some((known) => known.id === id));
  useEffect(() => {
    if (behind === 0) asked.current = newest.decisions;
  }, [behind, newest]);
  const moment = useMemo(
    (): Moment<V> =>
      isOpen ? { ...newest, view } : { ...newest, view, decisions: [], refusals: {}, forecasts: {}, undo: null },
    [newest, view, isOpen],
  );

  return {
    moment,
    asking: isOpen ? newest.view : view,
    behind,
    promptLive: isOpen,
    banner: beat && (phase !== 'still' || behind > 0) ? bannerOf(beat, newest, phase !== 'lead') : null,
    isHeld: shown.isHeld,
    skipped: shown.skipped,
    ofOthers: shown.ofOthers,
    ...useControls(session, reel),
    deal: useCallback(() => screening.stage?.deal(), [screening]),
  };
}

/** A game names its banners in the reader's language by what the log says of the beat. */
function titled(score: Score, say: (of: string | undefined) => string): Score {
  const worded = (strokes: Stroke[]): Stroke[] =>
    strokes.map((stroke) =>
      stroke.how === 'banner' && stroke.text === undefined ? { ...stroke, text: say(stroke.of) } : stroke,
    );
  return { ...score, lead: worded(score.lead), follow: worded(score.follow) };
}

function bannerOf<V>(beat: Beat<V>, { beats }: Moment<V>, isDrawn: boolean): ReelBanner<V> {
  const of = beats.filter(({ at }) => at === beat.at).length;
  return { beat, isDrawn, seat: beat.seat, n: beat.i + 1, of: Math.max(of, beat.i + 1) };
}

/** Bots are held with the beats: what they would do next is not to come while somebody looks at what they did. */
function useControls<V>(
  session: ReelSource<V>,
  reel: Reel<V>,
): Pick<ReelOnPage<V>, 'finish' | 'pause' | 'run' | 'step' | 'forgetSkipped'> {
  return useMemo(
    () => ({
      finish: () => reel.finish(),
      pause: () => {
        reel.pause();
        session.tempo('pause');
      },
      run: () => {
        session.tempo('run');
        reel.run();
      },
      step: () => {
        const { behind, phase } = reel.shown();
        if (behind > 0 || phase !== 'still') reel.step();
        else session.tempo('step');
      },
      forgetSkipped: () => reel.forgetSkipped(),
    }),
    [session, reel],
  );
}
