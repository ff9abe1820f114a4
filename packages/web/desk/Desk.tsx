import { plain, type Text } from '@starhold/effects/text';
import type { SeenEvent } from '@starhold/kernel';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type AnyText, LiveRegion, useKeys, useReduced } from '../kit/index.ts';
import { useMoment, useProblem } from '../session/hooks.ts';
import type { LogEntry, TableSession } from '../session/types.ts';
import { useLang, useText } from '../shell/lang.tsx';
import { posterLifted } from '../shell/opening.ts';
import { useSettings } from '../shell/settings.ts';
import { TABLE_TEXT } from '../text/table.ts';
import { DeskProvider, type Desk as DeskState } from './context.ts';
import { Frame } from './Frame.tsx';
import styles from './frame.module.css';
import { type AnyFront, NOTHING_FORESEEN } from './front.ts';
import { useGuide } from './guide/index.ts';
import type { Looked } from './Inspector.tsx';
import { LogPanel } from './LogPanel.tsx';
import { later } from './later.tsx';
import { marksOf } from './marks.ts';
import { GuideNote } from './Note.tsx';
import type { Overlay } from './Overlays.tsx';
import { pointedAt } from './pings.ts';
import { Prompt } from './prompt/Prompt.tsx';
import { plainScore } from './reel/score.ts';
import { type ReelOnPage, useReel } from './reel/useReel.ts';
import { isSmall, useSize } from './size.ts';
import { Source } from './source.ts';
import { AutoNote } from './standing/Marks.tsx';
import { useRehearsal } from './standing/useRehearsal.ts';
import { useStanding } from './standing/useStanding.ts';
import type { Target } from './target.ts';
import { useDrag } from './turn/useDrag.ts';
import { type Touch, useTurn } from './turn/useTurn.ts';
import { useHint } from './useHint.ts';
import { useLoaded } from './useLoaded.ts';
import { useReadOut } from './useReadOut.ts';
import { useReplay } from './useReplay.ts';
import { useSynth } from './useSynth.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useToldLog } from './useToldLog.ts';

const loadEnd = () => import('./EndPage.tsx');
const EndPage = later(async () => (await loadEnd()).EndPage);
const Overlays = later(async () => (await import('./Overlays.tsx')).Overlays);
/** Of an online table: the news of those around it. */
const RoomNews = later(async () => (await import('../online/desk/RoomNews.tsx')).RoomNews);
const Inspector = later(async () => (await import('./Inspector.tsx')).Inspector);
/** Asked for, not there from the beginning; the guide's words are. */
const HintNote = later(async () => (await import('./HintNote.tsx')).HintNote);
/** Alone there is nobody else to be told about. */
const TempoBanner = later(async () => (await import('./TempoBanner.tsx')).TempoBanner);
const ReplayBar = later(async () => (await import('./ReplayBar.tsx')).ReplayBar);

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
  const told = useRef<(events: readonly SeenEvent[]) => string>(() => '');
  const reel = useReel(source, root, front.score ?? plainScore, {
    watching: { speed, others, reduced: useReduced() },
    sound: useSynth(front.temper),
    say: ({ events }, of) => told.current(events.filter(({ type }) => of === undefined || type === of)),
    onError: (error) => console.error(error),
  });
  const { moment, asking, deal } = reel;
  useDealing(session, moment.at, deal);
  const live = replay.at === null && problem !== 'elsewhere';
  const t = useText(TABLE_TEXT);
  const lang = useLang();
  const size = useSize(root);
  const log = useLoaded(session.log, `${newest.lastEvent}/${String(newest.eyes)}`) ?? NO_LOG;
  const past = useToldLog(log, replay.at, reel.banner?.beat, false);
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
  useReadOut(log, words);
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
      <div ref={root} className={styles.root}>
        <Shown desk={desk} root={root} reel={reel} looked={looked} onLooked={setLooked} onOverlay={setOverlay} />
      </div>
      {session.room ? <RoomNews /> : null}
      {overlay === null ? null : <Overlays overlay={overlay} onOverlay={setOverlay} />}
    </DeskProvider>
  );
}

interface ShownProps {
  root: React.RefObject<HTMLDivElement | null>;
  reel: ReelOnPage<unknown>;
  desk: DeskState;
  looked: Looked | null;
  onLooked: (looked: Looked | null) => void;
  onOverlay: (overlay: Overlay | null) => void;
}

/** The frame with what belongs into it now: the question or the replay, the guide or a hint, the log. */
function Shown({ root, reel, desk, looked, onLooked, onOverlay }: ShownProps): ReactNode {
  const { front, moment, replay, turn, hint, names, lang, t, view, zone, openZone } = desk;
  const { lastEvent } = moment;
  const [boardOnly, setBoardOnly] = useState(false);
  const [readTo, setReadTo] = useState(lastEvent);
  useEffect(() => {
    if (turn.sending || zone === 'log') setReadTo(lastEvent);
  }, [turn.sending, zone, lastEvent]);
  useTableKeys(
    root,
    {
      why: front.mainGauge(desk),
      hint,
      letGo: () => {
        if (looked) onLooked(null);
        else if (zone !== null) openZone(null);
        else turn.letGo();
      },
      thingAt: (target) => target?.closest<HTMLElement>('[data-target]')?.dataset.target ?? looked?.target ?? '',
    },
    onOverlay,
  );
  useKeys(Object.fromEntries((front.keys?.(desk) ?? []).map(({ key, act }) => [key, act])), replay.at === null);
  // The log is put into words when it grows, not with every change of the table; names come from the newest view.
  const newest = useRef(view);
  newest.current = view;
  const parts = useCallback(
    (entries: readonly LogEntry[], since: number) =>
      front.logParts(entries, { view: newest.current, names, lang, short: false, signals: [], at: '' }, since),
    [front, names, lang],
  );
  const shownBeat = reel.behind > 0 ? reel.banner?.beat : undefined;
  const entries = useToldLog(desk.log, replay.at, shownBeat, reel.banner?.isDrawn ?? true);
  // The last blow is seen to its end before that is told; what tells it comes meanwhile.
  const over = moment.over !== '' && replay.at === null && reel.banner === null;
  const [isEndHere, setEndHere] = useState(false);
  useEffect(() => {
    const here = (): void => setEndHere(true);
    if (moment.over !== '') void Promise.all([loadEnd(), front.End.preload?.()]).then(here, here);
  }, [moment.over, front]);
  // Until it is here the table stays: nobody looks at nothing.
  if (over && !boardOnly && isEndHere) return <EndPage onBoard={() => setBoardOnly(true)} />;
  return (
    <Frame
      note={hint.depth > 0 ? <HintNote /> : <GuideNote />}
      banner={
        <>
          {desk.names.length > 1 ? <TempoBanner reel={reel} /> : null}
          <AutoNote />
        </>
      }
      unread={desk.log.filter(({ event }) => event.n > readTo).length}
      onMenu={() => onOverlay({ kind: 'menu' })}
      onRules={() => onOverlay({ kind: 'rule', ref: '' })}
      onRoom={() => onOverlay({ kind: 'room' })}
      inspector={looked ? <Inspector looked={looked} onClose={() => onLooked(null)} /> : null}
      log={
        <LogPanel
          entries={entries}
          parts={parts}
          shared={names.length > 1}
          me={desk.seat}
          t={t}
          at={replay.at}
          onJump={replay.go}
        />
      }
      prompt={
        replay.at === null ? (
          <Prompt
            onUndo={() => onOverlay({ kind: 'undo' })}
            running={runningLine(desk, reel)}
            {...(over ? { onSummary: () => setBoardOnly(false) } : {})}
          />
        ) : (
          <ReplayBar />
        )
      }
    />
  );
}

/** What the prompt's place says while beats are shown: what is at work, and how far it is. */
function runningLine(desk: DeskState, { banner, promptLive }: ReelOnPage<unknown>): string | undefined {
  if (!banner || promptLive) return undefined;
  const { words, t, front, view, lang } = desk;
  // What no card has set off belongs to the phase.
  const what = words.cause(banner.beat.cause) || front.phases(view, lang).find(({ now }) => now)?.name;
  const far = t.tempo.of(banner.n, banner.of);
  return what ? `${what} · ${far}` : far;
}

const textOf = (text: AnyText): Text => (typeof text === 'string' ? [{ t: 'text', v: text }] : text);

/** Once for each table, when it is first seen and nobody has done anything yet. */
function useDealing(session: TableSession, at: number, deal: () => void): void {
  const [isReduced, { speed }] = [useReduced(), useSettings()];
  const isWanted = !isReduced && speed !== 0 && speed !== 'instant';
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the table is first seen
  useEffect(() => {
    const seen = `starhold.dealt.${session.id}`;
    if (at > 0 || !isWanted || sessionStorage.getItem(seen) !== null) return;
    sessionStorage.setItem(seen, '');
    void posterLifted().then(deal);
  }, [session]);
}

/** Whose side lies in front: who answers now, and stays there until somebody else does. */
function useFrontSeat(me: number): number {
  const [front, setFront] = useState(Math.max(0, me));
  if (me >= 0 && me !== front) setFront(me);
  return me >= 0 ? me : front;
}

/** The half of the stage in which the thing does not lie: lower where it lies high, right where it lies left. */
function sideOf(el: Element | null, root: HTMLElement | null): Looked['side'] {
  const stage = root?.querySelector('[data-board]')?.getBoundingClientRect();
  if (!el || !stage) return 'start';
  const box = el.getBoundingClientRect();
  const flat = root?.dataset.size === 'L';
  const [middle, centre] = flat
    ? [box.left + box.width / 2, stage.left + stage.width / 2]
    : [box.top + box.height / 2, stage.top + stage.height / 2];
  return middle < centre ? 'end' : 'start';
}
