import { plain, type Text } from '@starhold/effects/text';
import type { SeenEvent } from '@starhold/kernel';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type AnyText, LiveRegion, useReduced } from '../kit/index.ts';
import { useMoment, useProblem } from '../session/hooks.ts';
import type { LogEntry, TableSession } from '../session/types.ts';
import { useLang, useText } from '../shell/lang.tsx';
import { useSettings } from '../shell/settings.ts';
import { TABLE_TEXT } from '../text/table.ts';
import { DeskProvider, type Desk as DeskState } from './context.ts';
import { sideOf, useDealing, useDeskSounds, useFrontSeat } from './deskHooks.ts';
import styles from './frame.module.css';
import { type AnyFront, NOTHING_FORESEEN } from './front.ts';
import { useGuide } from './guide/index.ts';
import type { Looked } from './Inspector.tsx';
import { later } from './later.tsx';
import { marksOf } from './marks.ts';
import type { Overlay } from './Overlays.tsx';
import { pointedAt } from './pings.ts';
import { plainScore } from './reel/score.ts';
import type { Watching } from './reel/speeds.ts';
import { useReel } from './reel/useReel.ts';
import { Shown } from './Shown.tsx';
import { isSmall, useSize } from './size.ts';
import { Source } from './source.ts';
import { useRehearsal } from './standing/useRehearsal.ts';
import { useStanding } from './standing/useStanding.ts';
import type { Target } from './target.ts';
import { useDrag } from './turn/useDrag.ts';
import { type Touch, useTurn } from './turn/useTurn.ts';
import { useHint } from './useHint.ts';
import { useLoaded } from './useLoaded.ts';
import { useReadOut } from './useReadOut.ts';
import { type Replay, useReplay, useReplayOn } from './useReplay.ts';
import { useSynth } from './useSynth.ts';
import { useToldLog } from './useToldLog.ts';

const Overlays = later(async () => (await import('./Overlays.tsx')).Overlays);
/** Of an online table: the news of those around it. */
const RoomNews = later(async () => (await import('../online/desk/RoomNews.tsx')).RoomNews);

interface DeskProps {
  session: TableSession;
  front: AnyFront;
}

/** The table of any game: one moment, the answer in the making, and everything around. The game is one record. */
export function Desk(props: DeskProps): ReactNode {
  return (
    <LiveRegion>
      <Table {...props} />
    </LiveRegion>
  );
}

const NO_LOG: readonly LogEntry[] = [];

function Table({ session, front }: DeskProps): ReactNode {
  const newest = useMoment(session);
  const problem = useProblem(session);
  const replay = useReplay(session, newest);
  const root = useRef<HTMLDivElement>(null);
  const source = useMemo(() => new Source(session), [session]);
  useLayoutEffect(() => source.show(replay.past), [source, replay.past]);
  const { speed, others } = useSettings();
  const play = useSynth(front.temper);
  const mySeat = useRef(0);
  const told = useRef<(events: readonly SeenEvent[]) => string>(() => '');
  const reel = useReel(source, root, front.score ?? plainScore, {
    watching: watchingOf(replay, { speed, others, reduced: useReduced() }),
    sound: (sound, how) => play(sound, how, how.seat === undefined || how.seat === mySeat.current),
    say: ({ events }, of) => told.current(events.filter(({ type }) => of === undefined || type === of)),
    onError: (error) => console.error(error),
  });
  const { moment, asking, deal } = reel;
  useReplayOn(replay, newest.length, reel.banner === null);
  useDealing(session, moment.at, deal);
  const live = replay.at === null && problem !== 'elsewhere';
  const t = useText(TABLE_TEXT);
  const lang = useLang();
  const size = useSize(root);
  const log = useLoaded(session.log, `${newest.lastEvent}/${String(newest.eyes)}`) ?? NO_LOG;
  const past = useToldLog(log, replay, reel.banner?.beat, false);
  const names = useMemo(() => session.setup.seats.map((seat) => seat.name), [session]);
  const [asked, setAsked] = useState({ at: -1, which: 0 });
  const which = asked.at === moment.at ? Math.min(asked.which, Math.max(0, moment.decisions.length - 1)) : 0;
  const openDecision = useCallback((next: number) => setAsked({ at: moment.at, which: next }), [moment.at]);
  const turn = useTurn(session, moment, live, front, which);
  useStanding(session, newest, live);
  const rehearsal = useRehearsal(session, turn.decision?.id ?? '', front.rehearses?.(turn) ?? null);
  const isSource = (target: Target): boolean =>
    turn.decision !== undefined && (front.isSource?.(target, turn.decision, moment.view) ?? false);
  useDrag(root, live && turn.canDrag, isSource, turn.drop);
  const me = turn.decision?.ask.seat ?? (typeof moment.eyes === 'number' ? moment.eyes : -1);
  const seat = useFrontSeat(me);
  mySeat.current = seat;
  useDeskSounds(turn, newest, play);
  const { view, signals, lastEvent, forecasts, refusals } = moment;
  // What the guide says is about the question that is asked, as it is asked.
  const askedMoment = useMemo(() => ({ ...moment, view: asking }), [moment, asking]);
  const guide = useGuide(session, askedMoment, live, front);
  const hint = useHint(session, turn.decision?.id ?? '');
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [zone, openZone] = useState<string | null>(null);
  const short = isSmall(size);

  const at = useMemo(
    () => ({ view: asking, names, lang, short, signals, at: turn.at }),
    [asking, names, lang, short, signals, turn.at],
  );
  const words = useMemo(() => front.words(at), [front, at]);
  useReadOut(log, words, names);
  // What a banner across the table says is what the log says of its event.
  told.current = ([first]) => (first ? plain(textOf(words.line(first))) : '');

  const { decision, chosenIds, reach, stepsOf, held, armed, looked: lookedAt } = turn;
  const foreseen = useCallback(
    (option: string) => (which === 0 ? front.foresee(forecasts[option], { view, seat, lang }) : NOTHING_FORESEEN),
    [front, forecasts, view, seat, lang, which],
  );
  const shown = lookedAt ?? armed;
  const seen = useMemo(() => (shown === null ? NOTHING_FORESEEN : foreseen(shown)), [shown, foreseen]);
  const points = guide?.step?.points;
  const hinted = useMemo(() => {
    const refs = [...(hint.hint?.look ?? []), ...(points ?? [])];
    const targets = refs.map((ref) => front.targetOfRef(ref, view) ?? ref);
    return new Set([...targets, ...(hint.hint?.options ?? []).flatMap((option) => stepsOf(option)[0] ?? [])]);
  }, [hint.hint, points, front, view, stepsOf]);
  const round = front.round(view);
  const pointed = useMemo(() => {
    const refs = pointedAt(log, names, words.pings.isPlace, { round, lastEvent });
    return new Map([...refs].map(([ref, who]) => [front.targetOfRef(ref, view) ?? ref, who]));
  }, [log, names, words, round, lastEvent, front, view]);
  const marks = useMemo(
    () =>
      marksOf({
        decision,
        refusals: which === 0 ? refusals : {},
        stepsOf,
        reach,
        held,
        chosen: chosenIds,
        hinted,
        pointed,
        say: words.refusal,
        whyNot: (target) => decision && front.whyNot?.(target, { view, decision, refusals, lang }),
        resultOf: (option) => foreseen(option).text,
      }),
    [decision, refusals, which, stepsOf, reach, held, chosenIds, hinted, pointed, words, foreseen, front, view, lang],
  );

  const touch = useRef(turn.touch);
  useEffect(() => {
    touch.current = turn.touch;
  });
  const inspect = useCallback(
    (target: Target | null) => setLooked(target === null ? null : { target, pinned: true, side: 'start' }),
    [],
  );
  /** Chosen, or looked at where there is nothing to choose. */
  const press = useCallback(
    (target: Target, by?: Touch) => {
      const did = touch.current(target, by);
      inspect(did ? null : target);
      if (did) openZone(null);
    },
    [inspect],
  );
  const look = useCallback<DeskState['look']>((target, how, el) => {
    setLooked({ target, pinned: how !== 'hover', side: sideOf(el, root.current) });
  }, []);
  const lookEnd = useCallback(() => setLooked((old) => (old?.pinned ? old : null)), []);
  // What was looked at may have gone elsewhere, and the question is another one. Nothing is set where nothing was looked at:
  // moments may come faster than React gets round to what effects set, and of fifty such in a row it makes an error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table has changed
  useEffect(() => {
    if (looked !== null) setLooked(null);
  }, [moment.at, decision?.id]);
  const openRule = useCallback(
    (ref: string) => {
      const target = ref === '' ? undefined : front.targetOfRef(ref, view);
      if (target === undefined || /^[A-Z]+-/.test(ref)) setOverlay({ kind: 'rule', ref });
      else inspect(target);
    },
    [front, view, inspect],
  );
  const why = useCallback((gauge: string) => setOverlay({ kind: 'why', gauge }), []);

  const desk: DeskState = {
    session,
    front,
    moment,
    view,
    beat: reel.banner?.beat ?? null,
    asking,
    live,
    turn,
    which,
    openDecision,
    marks,
    rehearsal,
    hint,
    seen,
    foreseen,
    t,
    lang,
    names,
    me,
    seat,
    size,
    phone: short,
    log,
    past,
    replay,
    words,
    press,
    look,
    lookEnd,
    inspected: looked?.pinned ? looked.target : null,
    inspect,
    zone,
    openZone,
    openRule,
    why,
    guide,
  };
  return (
    <DeskProvider value={desk}>
      {/* What is drawn over the table has the colours of its game, too. */}
      <div ref={root} className={styles.root} data-game={front.id}>
        <Shown desk={desk} root={root} reel={reel} looked={looked} onLooked={setLooked} onOverlay={setOverlay} />
      </div>
      {session.room ? <RoomNews /> : null}
      {overlay === null ? null : <Overlays overlay={overlay} onOverlay={setOverlay} />}
    </DeskProvider>
  );
}

/** Who looks back watches at the pace that is chosen there, and waits for nobody. */
function watchingOf({ at, speed }: Replay, usual: Watching): Watching {
  if (at === null) return usual;
  return { ...usual, speed: usual.speed === 'instant' ? 'instant' : speed, others: 'same', isPast: true };
}

const textOf = (text: AnyText): Text => (typeof text === 'string' ? [{ t: 'text', v: text }] : text);
