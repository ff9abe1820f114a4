import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useKeys } from '../kit/index.ts';
import type { LogEntry } from '../session/types.ts';
import type { Desk as DeskState } from './context.ts';
import { Frame } from './Frame.tsx';
import type { Looked } from './Inspector.tsx';
import { LogPanel } from './LogPanel.tsx';
import { later } from './later.tsx';
import { GuideNote } from './Note.tsx';
import type { Overlay } from './Overlays.tsx';
import { Prompt } from './prompt/Prompt.tsx';
import type { ReelOnPage } from './reel/useReel.ts';
import { AutoNote } from './standing/Marks.tsx';
import { useTableKeys } from './useTableKeys.ts';
import { useToldLog } from './useToldLog.ts';

const EndPage = later(async () => (await import('./EndPage.tsx')).EndPage);
const Inspector = later(async () => (await import('./Inspector.tsx')).Inspector);
/** Asked for, not there from the beginning; the guide's words are. */
const HintNote = later(async () => (await import('./HintNote.tsx')).HintNote);
/** Alone there is nobody else to be told about. */
const TempoBanner = later(async () => (await import('./TempoBanner.tsx')).TempoBanner);
const ReplayBar = later(async () => (await import('./ReplayBar.tsx')).ReplayBar);

interface ShownProps {
  root: React.RefObject<HTMLDivElement | null>;
  reel: ReelOnPage<unknown>;
  desk: DeskState;
  looked: Looked | null;
  onLooked: (looked: Looked | null) => void;
  onOverlay: (overlay: Overlay | null) => void;
}

/** The frame with what belongs into it now: the question or the replay, the guide or a hint, the log. */
export function Shown({ root, reel, desk, looked, onLooked, onOverlay }: ShownProps): ReactNode {
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
  const entries = useToldLog(desk.log, replay, shownBeat, reel.banner?.isDrawn ?? true);
  // The last blow is seen to its end before that is told; what tells it comes meanwhile.
  const over = moment.over !== '' && replay.at === null && reel.banner === null;
  const [isEndHere, setEndHere] = useState(false);
  useEffect(() => {
    const here = (): void => setEndHere(true);
    if (moment.over !== '') void Promise.all([EndPage.preload?.(), front.End.preload?.()]).then(here, here);
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
          at={replay}
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
