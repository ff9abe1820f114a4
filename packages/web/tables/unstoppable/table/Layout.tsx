import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../art/index.ts';
import { BackLink, BarTools } from '../../../desk/Bar.tsx';
import { type Guide, GuideNote } from '../../../desk/guide/index.ts';
import { HintBox } from '../../../desk/HintBox.tsx';
import { LogPanel } from '../../../desk/LogPanel.tsx';
import { ReplayBar } from '../../../desk/ReplayBar.tsx';
import type { HintState } from '../../../desk/useHint.ts';
import { useTableKeys } from '../../../desk/useTableKeys.ts';
import { undoOf } from '../../../desk/useUndo.ts';
import { IconButton, useKeys } from '../../../kit/index.ts';
import type { LogEntry } from '../../../session/types.ts';
import { useUns } from '../context.ts';
import { GUIDE_TEXT } from '../guide/index.ts';
import { logParts } from '../model/log.ts';
import { TopStrip } from '../parts/index.ts';
import { Desk } from './Desk.tsx';
import { End } from './End.tsx';
import styles from './layout.module.css';
import type { Overlay } from './Overlays.tsx';
import { Phone } from './Phone.tsx';
import { PromptBar } from './PromptBar.tsx';
import { useOtherSeat } from './useOtherSeat.ts';

export interface LayoutProps {
  root: RefObject<HTMLDivElement | null>;
  guide: Guide;
  hint: HintState;
  overlay: Overlay | null;
  onOverlay: (overlay: Overlay | null) => void;
}

/** The frame of the table: what is the same at a desk and on a phone. */
export function Layout({ root, guide, hint, overlay, onOverlay }: LayoutProps): ReactNode {
  const uns = useUns();
  const { phone, view, moment, replay, t, w, names, lang, turn, seat } = uns;
  const [boardOnly, setBoardOnly] = useState(false);
  const [list, setList] = useState(false);
  useStoryOpens();
  useTableKeys(
    root,
    { board: '[data-board]', hand: '[data-zone="hand"]', log: '[data-zone="log"]', list: '[data-list]' },
    {
      why: `health:${seat}`,
      hint,
      letGo: () => {
        if (uns.peek.hide()) return;
        if (uns.inspected !== null) uns.closeInspector();
        else turn.letGo();
      },
      thingAt: (target) => target?.closest<HTMLElement>('[data-thing]')?.dataset.thing ?? uns.inspected ?? '',
    },
    onOverlay,
  );
  const other = useOtherSeat();
  useKeys({ d: () => onOverlay({ kind: 'piles' }), ...(other ? { s: other.take } : {}) }, replay.at === null);
  // The log is put into words when it grows, not with every change of the table; names come from the newest view.
  const newest = useRef(view);
  newest.current = view;
  const parts = useCallback(
    (entries: readonly LogEntry[], since: number) => logParts(entries, { view: newest.current, names, lang, w }, since),
    [names, lang, w],
  );
  const log = useMemo(
    () => (
      <LogPanel
        entries={uns.log}
        parts={parts}
        shared={names.length > 1}
        me={seat}
        t={t}
        at={replay.at}
        onJump={replay.go}
      />
    ),
    [uns.log, parts, names, seat, t, replay.at, replay.go],
  );
  const over = moment.over !== '' && replay.at === null;
  if (over && !boardOnly) return <End onBoard={() => setBoardOnly(true)} />;

  const guided =
    guide.step && uns.live ? (
      <GuideNote
        title={GUIDE_TEXT[lang].title}
        step={guide.step}
        onNext={guide.next}
        onLeave={guide.leave}
        onSuggest={turn.preset}
        onRule={uns.openRule}
      />
    ) : null;
  const side = hint.depth > 0 ? <HintBox hint={hint} /> : guided;
  const aside = (
    <span className={styles.aside}>
      {over ? (
        <IconButton label={t.prompt.summary} icon={<Icon name="chart" />} onPress={() => setBoardOnly(false)} />
      ) : null}
      {turn.decision ? <IconButton label={t.hint.button} icon={<Icon name="hint" />} onPress={hint.more} /> : null}
      {uns.live && moment.signals.length > 0 ? (
        <IconButton label={t.pings.button} icon={<Icon name="speak" />} onPress={() => onOverlay({ kind: 'pings' })} />
      ) : null}
    </span>
  );
  const prompt =
    replay.at === null ? (
      <PromptBar
        undo={undoOf(uns, () => onOverlay({ kind: 'undo' }))}
        aside={aside}
        onList={phone ? () => setList(true) : undefined}
        onDiscard={() => onOverlay({ kind: 'piles' })}
      />
    ) : (
      <ReplayBar session={uns.session} replay={replay} when={uns.words.round(view.turn)} />
    );
  const Place = phone ? Phone : Desk;
  return (
    <div ref={root} className={styles.table} data-game="unstoppable" data-phone={phone ? '' : undefined}>
      <div className={styles.top}>
        <TopStrip view={view} compact={phone} back={<BackLink />}>
          <BarTools onMenu={() => onOverlay({ kind: 'menu' })} />
        </TopStrip>
      </div>
      <Place
        prompt={prompt}
        log={log}
        hint={side}
        list={list}
        onList={setList}
        covered={overlay !== null}
        onRules={() => onOverlay({ kind: 'rule', ref: '' })}
        onPiles={() => onOverlay({ kind: 'piles' })}
      />
    </div>
  );
}

/** A question of the story opens its card. */
function useStoryOpens(): void {
  const { turn, inspect } = useUns();
  const decision = turn.decision?.id ?? '';
  const isTale = turn.at === 'story';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (isTale) inspect('story');
  }, [decision, isTale]);
}
