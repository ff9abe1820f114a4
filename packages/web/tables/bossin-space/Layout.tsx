import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';
import { Icon } from '../../art/index.ts';
import { type Guide, GuideNote, type GuideStep } from '../../desk/guide/index.ts';
import { HintBox } from '../../desk/HintBox.tsx';
import { LogPanel } from '../../desk/LogPanel.tsx';
import { ReplayBar } from '../../desk/ReplayBar.tsx';
import type { HintState } from '../../desk/useHint.ts';
import { useTableKeys } from '../../desk/useTableKeys.ts';
import { undoOf } from '../../desk/useUndo.ts';
import { Dialog, IconButton, Panel } from '../../kit/index.ts';
import type { LogEntry } from '../../session/types.ts';
import styles from './BossinTable.module.css';
import { useBos } from './context.ts';
import { End } from './End.tsx';
import { GUIDE_TEXT } from './guide/index.ts';
import { logParts } from './model/log.ts';
import { spotOfCard } from './model/pings.ts';
import type { Overlay } from './Overlays.tsx';
import { Board } from './parts/Board.tsx';
import { CrewPanel } from './parts/CrewPanel.tsx';
import { HandDock } from './parts/HandDock.tsx';
import { Hud, type Tab, Tabs } from './parts/Phone.tsx';
import { PromptDock } from './parts/PromptDock.tsx';
import { ShipPanel, UpgradePanel } from './parts/ShipPanel.tsx';
import { Timeline } from './parts/Timeline.tsx';
import { TopBar } from './parts/TopBar.tsx';

export interface LayoutProps {
  root: RefObject<HTMLDivElement | null>;
  guide: Guide;
  hint: HintState;
  overlay: Overlay | null;
  onOverlay: (overlay: Overlay | null) => void;
}

/** Where everything lies: around the board on a desk, above and below it on a phone. */
export function Layout({ root, guide, hint, overlay, onOverlay }: LayoutProps): ReactNode {
  const bos = useBos();
  const { phone, view, moment, replay, t, w, hinted } = bos;
  const [tab, setTab] = useState<Exclude<Tab, 'rules' | 'hint'> | 'timeline' | null>(null);
  const [boardOnly, setBoardOnly] = useState(false);
  const [readTo, setReadTo] = useState(moment.lastEvent);
  const unread = bos.log.filter(({ event }) => event.n > readTo).length;
  // What came before an own answer counts as seen.
  useEffect(() => {
    if (bos.turn.sending) setReadTo(moment.lastEvent);
  }, [bos.turn.sending, moment.lastEvent]);
  /** P at a thing of the board, or at its large card, points at it. */
  const thingAt = (target: Element | null): string => {
    if (overlay?.kind === 'card') return spotOfCard(overlay.ref);
    return target?.closest<HTMLElement>('[data-board] [data-rove]')?.dataset.rove ?? '';
  };
  useTableKeys(
    root,
    { board: `.${styles.board}`, hand: `.${styles.hand}`, log: `.${styles.log}` },
    { why: 'life', hint, letGo: bos.turn.letGo, thingAt },
    onOverlay,
  );
  const { names, lang } = bos;
  const parts = useCallback(
    (entries: readonly LogEntry[], since: number) => logParts(entries, { view, names, lang, w }, since),
    [view, names, lang, w],
  );
  // A drawer is in front of everything: it makes room for what is opened from it.
  useEffect(() => {
    if (overlay !== null) setTab(null);
  }, [overlay]);
  const over = moment.over !== '' && replay.at === null;
  if (over && !boardOnly) return <End onBoard={() => setBoardOnly(true)} />;

  const open = (wanted: Tab): void => {
    if (wanted === 'rules') onOverlay({ kind: 'rule', ref: '' });
    else if (wanted === 'hint') hint.more();
    else setTab(wanted);
    if (wanted === 'log') setReadTo(moment.lastEvent);
  };
  const log = (
    <LogPanel
      entries={bos.log}
      parts={parts}
      shared={names.length > 1}
      me={bos.me}
      t={t}
      at={replay.at}
      onJump={(at) => {
        setTab(null);
        replay.go(at);
      }}
    />
  );
  const ship = (
    <>
      <ShipPanel />
      <UpgradePanel />
    </>
  );
  const guided = guide.step && bos.live ? <Guided step={guide.step} guide={guide} onOverlay={onOverlay} /> : null;
  const side = hint.depth > 0 ? <HintBox hint={hint} /> : guided;
  // On a phone a note takes the place of the hand, unless cards are being chosen from it.
  const inHand = phone && bos.turn.question !== 'pick';
  const mark = (...refs: string[]): '' | undefined => (refs.some((ref) => hinted.has(ref)) ? '' : undefined);
  return (
    <div ref={root} className={styles.table} data-game="bossin-space" data-phone={phone ? '' : undefined}>
      <div className={styles.bar}>
        <TopBar onMenu={() => onOverlay({ kind: 'menu' })} />
      </div>
      {phone ? (
        <div className={styles.hud} data-hinted={mark('life', 'heat', 'xp', 'upgrades')}>
          <Hud />
        </div>
      ) : (
        <aside className={styles.rail} data-hinted={mark('life', 'heat', 'xp', 'upgrades')}>
          <Panel label={w.ship.title} className={styles.railPanel}>
            {ship}
            <CrewPanel onSignal={() => onOverlay({ kind: 'pings' })} />
          </Panel>
        </aside>
      )}
      <main className={styles.board} id="content" tabIndex={-1}>
        <Board />
      </main>
      <div className={styles.timeline} data-hinted={mark('timeline', 'slot:1', 'slot:2', 'slot:3', 'slot:4')}>
        <Timeline {...(phone ? { onOpen: () => setTab('timeline') } : {})} />
      </div>
      {phone ? null : (
        <div className={styles.column}>
          <div className={styles.log}>{log}</div>
          {side}
        </div>
      )}
      <div
        className={styles.dock}
        data-hinted={mark('prompt')}
        data-noted={phone && !inHand && side !== null ? '' : undefined}
      >
        {phone && !inHand ? side : null}
        {replay.at === null ? (
          <PromptDock
            undo={undoOf(bos, () => onOverlay({ kind: 'undo' }))}
            aside={<Aside hint={hint} onOverlay={onOverlay} over={over} onSummary={() => setBoardOnly(false)} />}
          />
        ) : (
          <ReplayBar session={bos.session} replay={replay} when={bos.words.round(view.round)} />
        )}
      </div>
      <div className={styles.hand} data-hinted={mark('hand')}>
        {inHand && side !== null ? side : <HandDock />}
      </div>
      {phone ? (
        <div className={styles.tabs}>
          <Tabs onOpen={open} unread={unread} />
        </div>
      ) : null}
      {tab === null ? null : (
        <Dialog title={tab === 'timeline' ? w.timeline.title : w.tabs[tab]} kind="sheet" onClose={() => setTab(null)}>
          {tab === 'timeline' ? <Timeline /> : null}
          {tab === 'log' ? (
            log
          ) : tab === 'ship' ? (
            ship
          ) : tab === 'timeline' ? null : (
            <CrewPanel
              onSignal={() => {
                setTab(null);
                onOverlay({ kind: 'pings' });
              }}
            />
          )}
        </Dialog>
      )}
    </div>
  );
}

function Guided({
  step,
  guide,
  onOverlay,
}: {
  step: GuideStep;
  guide: Guide;
  onOverlay: (overlay: Overlay) => void;
}): ReactNode {
  const { turn, lang } = useBos();
  return (
    <GuideNote
      title={GUIDE_TEXT[lang].title}
      step={step}
      onNext={guide.next}
      onLeave={guide.leave}
      onSuggest={turn.preset}
      onRule={(ref) => onOverlay({ kind: 'rule', ref })}
    />
  );
}

/** Hint, signals, and the summary once the game is over. */
function Aside({
  hint,
  onOverlay,
  over,
  onSummary,
}: {
  hint: HintState;
  onOverlay: (overlay: Overlay) => void;
  over: boolean;
  onSummary: () => void;
}): ReactNode {
  const { t, turn, moment, live, phone } = useBos();
  if (phone && !over) return null;
  if (over) return <IconButton label={t.prompt.summary} icon={<Icon name="chart" />} onPress={onSummary} />;
  return (
    <span className={styles.aside}>
      {turn.decision ? <IconButton label={t.hint.button} icon={<Icon name="hint" />} onPress={hint.more} /> : null}
      {live && moment.signals.length > 0 ? (
        <IconButton label={t.pings.button} icon={<Icon name="speak" />} onPress={() => onOverlay({ kind: 'pings' })} />
      ) : null}
    </span>
  );
}
