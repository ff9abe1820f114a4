import type { BosView } from '@starhold/bossin-space';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { DeskProvider } from '../../desk/context.ts';
import { useEffects } from '../../desk/effects/useEffects.ts';
import { useGuide } from '../../desk/guide/index.ts';
import { pointedAt } from '../../desk/pings.ts';
import { useHint } from '../../desk/useHint.ts';
import { useLog } from '../../desk/useLog.ts';
import { useMedia } from '../../desk/useMedia.ts';
import { useReadOut } from '../../desk/useReadOut.ts';
import { useReplay } from '../../desk/useReplay.ts';
import { type InspectHow, LiveRegion, useFlip } from '../../kit/index.ts';
import { useSounds } from '../../kit/sound.ts';
import { useMoment, useProblem } from '../../session/hooks.ts';
import type { TableSession } from '../../session/types.ts';
import { useLang, useText } from '../../shell/lang.tsx';
import { TABLE_TEXT } from '../../text/table.ts';
import type { GameTableProps } from '../types.ts';
import { type Bos, BosProvider } from './context.ts';
import { SHOWN } from './effects/shown.ts';
import { soundsOf } from './effects/sounds.ts';
import { guideStep } from './guide/index.ts';
import { Layout } from './Layout.tsx';
import { foresee } from './model/foresee.ts';
import { isAtOnce } from './model/options.ts';
import { reasonFor } from './model/reasons.ts';
import { threatOf } from './model/threat.ts';
import { wordsOf } from './model/words.ts';
import { type Overlay, Overlays } from './Overlays.tsx';
import { BOS_TEXT } from './text/index.ts';
import { useTurn } from './turn/useTurn.ts';

/** The table of Bossin' Space: one moment, what can be answered in it, and everything around. */
export function BossinTable({ session: any }: GameTableProps): ReactNode {
  return (
    <LiveRegion>
      <Table session={any as TableSession<BosView>} />
    </LiveRegion>
  );
}

function Table({ session }: { session: TableSession<BosView> }): ReactNode {
  const newest = useMoment(session);
  const problem = useProblem(session);
  const replay = useReplay(session, newest);
  const moment = replay.moment as typeof newest;
  const { view, signals } = moment;
  const live = replay.at === null && problem !== 'elsewhere';
  const t = useText(TABLE_TEXT);
  const w = useText(BOS_TEXT);
  const lang = useLang();
  const phone = useMedia('(max-width: 900px)');
  const root = useRef<HTMLDivElement>(null);
  const log = useLog(session, `${newest.lastEvent}/${String(newest.eyes)}`);
  const names = useMemo(() => session.setup.seats.map((seat) => seat.name), [session]);
  const turn = useTurn(session, moment, live);
  const guide = useGuide(session.id, newest, session.setup.guided === true && live, guideStep);
  const hint = useHint(session, turn.decision?.id ?? '');
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const me = turn.decision?.ask.seat ?? (typeof moment.eyes === 'number' ? moment.eyes : -1);

  const words = useMemo(() => wordsOf(view, names, lang, w, phone, signals), [view, names, lang, w, phone, signals]);

  const places = useFlip(root, moment);
  useEffects(root, places, log, replay.at === null, SHOWN);
  useSounds(log, soundsOf);
  useReadOut(log, words);

  const inspect = useCallback(
    (ref: string, how: InspectHow, at: Element | null) => setOverlay({ kind: 'card', ref, how, at }),
    [],
  );
  const inspectEnd = useCallback(
    () => setOverlay((old) => (old?.kind === 'card' && old.how === 'hover' ? null : old)),
    [],
  );
  const openRule = useCallback((ref: string) => {
    setOverlay(
      ref === '' || ref.startsWith('BOS') ? { kind: 'rule', ref } : { kind: 'card', ref, how: 'key', at: null },
    );
  }, []);
  const why = useCallback((gauge: string) => setOverlay({ kind: 'why', gauge }), []);

  const [first] = turn.choices;
  const shown = turn.looked ?? turn.armed ?? (first !== undefined && isAtOnce(first) ? first : null);
  const seen = useMemo(
    () => foresee(shown === null ? undefined : moment.forecasts[shown], view),
    [shown, moment.forecasts, view],
  );
  const threat = useMemo(() => threatOf(view), [view]);
  const hinted = useMemo(
    () => new Set([...(hint.hint?.look ?? []), ...(guide.step?.points ?? [])]),
    [hint.hint, guide.step],
  );
  const { lastEvent } = moment;
  const pointed = useMemo(
    () => pointedAt(log, names, words.pings.isPlace, { round: view.round, lastEvent }),
    [log, names, words, view.round, lastEvent],
  );
  const bos: Bos = {
    session,
    moment,
    view,
    live,
    turn,
    seen,
    threat,
    t,
    w,
    lang,
    names,
    me,
    phone,
    log,
    replay,
    words,
    hinted,
    inspect,
    inspectEnd,
    openRule,
    why,
    pointed,
    reasonAt: (spot) => reasonFor(spot, turn.question, moment.refusals, view, lang, w),
  };
  return (
    <DeskProvider value={bos}>
      <BosProvider value={bos}>
        <Layout root={root} guide={guide} hint={hint} overlay={overlay} onOverlay={setOverlay} />
        <Overlays overlay={overlay} onOverlay={setOverlay} />
      </BosProvider>
    </DeskProvider>
  );
}
