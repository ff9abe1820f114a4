import { plain } from '@starhold/effects/text';
import { verbOf } from '@starhold/kernel';
import type { UnsView } from '@starhold/unstoppable';
import { packOf } from '@starhold/unstoppable/content';
import { refusalText } from '@starhold/unstoppable/text';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DeskProvider } from '../../desk/context.ts';
import { useEffects } from '../../desk/effects/useEffects.ts';
import { useGuide } from '../../desk/guide/index.ts';
import { pointedAt } from '../../desk/pings.ts';
import { useHint } from '../../desk/useHint.ts';
import { useLog } from '../../desk/useLog.ts';
import { useMedia } from '../../desk/useMedia.ts';
import { useReadOut } from '../../desk/useReadOut.ts';
import { useReplay } from '../../desk/useReplay.ts';
import { LiveRegion, useFlip } from '../../kit/index.ts';
import { useSounds } from '../../kit/sound.ts';
import { useMoment, useProblem } from '../../session/hooks.ts';
import type { TableSession } from '../../session/types.ts';
import { useLang, useText } from '../../shell/lang.tsx';
import { TABLE_TEXT } from '../../text/table.ts';
import type { GameTableProps } from '../types.ts';
import { PackProvider } from './cards/index.ts';
import { type Uns, UnsProvider } from './context.ts';
import { SHOWN } from './effects/shown.ts';
import { soundsOf } from './effects/sounds.ts';
import { guideStep } from './guide/index.ts';
import { foresee } from './model/foresee.ts';
import { marksOf, type Target, targetOf } from './model/marks.ts';
import { isPlace, pointedTargets } from './model/pings.ts';
import { wordsOf } from './model/words.ts';
import { Layout } from './table/Layout.tsx';
import { type Overlay, Overlays } from './table/Overlays.tsx';
import { peekStore } from './table/peekStore.ts';
import { UNS_TEXT } from './text/table.ts';
import { useTurn } from './turn/useTurn.ts';

/** The table of Unstoppable: one moment, what can be answered in it, and everything around. */
export function UnstoppableTable({ session: any }: GameTableProps): ReactNode {
  return (
    <LiveRegion>
      <Table session={any as TableSession<UnsView>} />
    </LiveRegion>
  );
}

function Table({ session }: { session: TableSession<UnsView> }): ReactNode {
  const newest = useMoment(session);
  const problem = useProblem(session);
  const replay = useReplay(session, newest);
  const moment = replay.moment as typeof newest;
  const live = replay.at === null && problem !== 'elsewhere';
  const t = useText(TABLE_TEXT);
  const w = useText(UNS_TEXT);
  const lang = useLang();
  const phone = useMedia('(max-width: 900px)');
  const root = useRef<HTMLDivElement>(null);
  const log = useLog(session, `${newest.lastEvent}/${String(newest.eyes)}`);
  const names = useMemo(() => session.setup.seats.map((seat) => seat.name), [session]);
  const turn = useTurn(session, moment, live);
  const me = turn.decision?.ask.seat ?? (typeof moment.eyes === 'number' ? moment.eyes : -1);
  const seat = useFront(me);
  const view = useMemo(() => ({ ...moment.view, eyes: seat }), [moment.view, seat]);
  const guide = useGuide(session.id, newest, session.setup.guided === true && live, guideStep);
  const hint = useHint(session, turn.decision?.id ?? '');
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [inspected, setInspected] = useState<Target | null>(null);
  const { signals, lastEvent } = moment;
  const words = useMemo(() => wordsOf(view, names, lang, w, phone, signals), [view, names, lang, w, phone, signals]);

  const places = useFlip(root, moment);
  useEffects(root, places, log, replay.at === null, SHOWN);
  useSounds(log, soundsOf);
  useReadOut(log, words);

  const { forecasts, refusals } = moment;
  const foreseen = useCallback((option: string) => foresee(forecasts[option], seat, w), [forecasts, seat, w]);
  const hinted = useMemo(
    () =>
      new Set([
        ...(hint.hint?.options ?? []).map((option) => targetOf(option, view)),
        ...lookedAt(hint.hint?.look),
        ...(guide.step?.points ?? []),
      ]),
    [hint.hint, guide.step, view],
  );
  const pointed = useMemo(
    () => pointedTargets(pointedAt(log, names, isPlace, { round: view.turn, lastEvent }), view),
    [log, names, view, lastEvent],
  );
  const { decision, chosenIds, looked, armed } = turn;
  const marks = useMemo(
    () =>
      marksOf({
        decision,
        refusals: decision ? refusals : {},
        view,
        chosen: chosenIds,
        hinted,
        pointed,
        say: (refusal) => plain(refusalText(refusal, lang)),
        resultOf: (option) => (SAYS_IT_ALL.has(verbOf(option)) ? undefined : foreseen(option).text),
      }),
    [decision, refusals, view, chosenIds, hinted, pointed, lang, foreseen],
  );
  const shown = looked ?? armed;
  const seen = useMemo(
    () => foresee(shown === null ? undefined : forecasts[shown], seat, w),
    [shown, forecasts, seat, w],
  );

  const [peek] = useState(peekStore);
  const inspect = useCallback(
    (target: Target, how?: string, at: Element | null = null) => {
      if (how === 'hover') return peek.show({ target, at });
      peek.hide();
      setInspected(target);
    },
    [peek],
  );
  const closeInspector = useCallback(() => setInspected(null), []);
  // The same function all the time: cards are drawn anew only when something about them changes.
  const touch = useRef(turn.touch);
  useEffect(() => {
    touch.current = turn.touch;
  });
  const press = useCallback((target: Target) => setInspected(touch.current(target) ? null : target), []);
  const openRule = useCallback((ref: string) => {
    if (ref === '' || ref.startsWith('UNS') || !ref.includes(':')) setOverlay({ kind: 'rule', ref });
    else setInspected(ref);
  }, []);
  const why = useCallback((gauge: string) => setOverlay({ kind: 'why', gauge }), []);

  const uns: Uns = {
    session,
    moment,
    view,
    live,
    turn,
    marks,
    seen,
    foreseen,
    t,
    w,
    lang,
    names,
    me,
    seat,
    phone,
    log,
    replay,
    words,
    inspected,
    peek,
    press,
    inspect,
    closeInspector,
    openRule,
    why,
  };
  return (
    <DeskProvider value={uns}>
      <UnsProvider value={uns}>
        <PackProvider value={packOf(view)}>
          <Layout root={root} guide={guide} hint={hint} overlay={overlay} onOverlay={setOverlay} />
          <Overlays overlay={overlay} onOverlay={setOverlay} />
        </PackProvider>
      </UnsProvider>
    </DeskProvider>
  );
}

/** What these do is plain from the question, and prices stand on the tiles. */
const SAYS_IT_ALL = new Set(['buy', 'remove', 'discard']);

/** Whose side lies in front: who answers now, and stays there until somebody else does. */
function useFront(me: number): number {
  const [front, setFront] = useState(Math.max(0, me));
  if (me >= 0 && me !== front) setFront(me);
  return me >= 0 ? me : front;
}

/** What a hint points at, as addresses: `k7` is a card, `3` a core deck. */
function lookedAt(look: readonly string[] = []): Target[] {
  return look.flatMap((ref) => (/^k\d+$/.test(ref) ? [`card:${ref}`] : /^[1-6]$/.test(ref) ? [`deck:${ref}`] : []));
}
