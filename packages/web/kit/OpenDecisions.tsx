import { type ReactNode, useId, useRef } from 'react';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import { MarkSigns, markClass } from './MarkSigns.tsx';
import styles from './OpenDecisions.module.css';
import { Spoken } from './Spoken.tsx';
import { spokenName } from './spokenMark.ts';
import type { OpenDecisionsProps } from './types.ts';
import { useRoving } from './useRoving.ts';

/** Several questions at once: a tab for each, the prompt of one below. With a single one there is nothing to choose. */
export function OpenDecisions({ decisions, active, onOpen, layout = 'tabs', children }: OpenDecisionsProps): ReactNode {
  const t = useText(KIT_TEXT);
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(root);
  const id = useId();
  if (decisions.length < 2) return children;
  const shown = Math.max(
    0,
    decisions.findIndex((decision) => decision.id === active),
  );
  return (
    <div className={styles.decisions} data-layout={layout}>
      <div
        ref={root}
        className={styles.tabs}
        role="tablist"
        aria-label={t.openDecisions(decisions.length)}
        onKeyDown={onKeyDown}
      >
        {decisions.map((decision, i) => {
          const { marked } = decision;
          const isLocked = marked?.mark === 'locked';
          return (
            <button
              key={decision.id}
              type="button"
              role="tab"
              id={`${id}${i}`}
              className={`${markClass} ${styles.tab}`}
              data-rove={decision.id}
              data-mark={marked?.mark ?? 'plain'}
              data-state={i === shown ? 'armed' : 'idle'}
              data-hinted={marked?.hinted ? '' : undefined}
              aria-selected={i === shown}
              aria-controls={`${id}panel`}
              aria-disabled={isLocked || undefined}
              title={marked?.reason}
              onClick={() => {
                if (!isLocked) onOpen(decision.id);
              }}
            >
              <Spoken>{spokenName(t.decisionOf(decision.title, i + 1, decisions.length), marked, t)}</Spoken>
              <span className={styles.face} aria-hidden="true">
                {decision.icon}
                <span>
                  <b>{decision.title}</b>
                  {decision.note === undefined ? null : <small>{decision.note}</small>}
                </span>
              </span>
              <MarkSigns marked={marked} />
            </button>
          );
        })}
      </div>
      <div id={`${id}panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}${shown}`}>
        {children}
      </div>
    </div>
  );
}
