import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import { hasLongWord } from './longWord.ts';
import styles from './MiniCard.module.css';
import { Spoken } from './Spoken.tsx';
import type { MiniCardProps } from './types.ts';
import { useLongPress } from './useLongPress.ts';

/** A longer label takes three lines of smaller letters. */
const LONG = 18;

/** A small card of a timeline: edge and place tell the kind, a tick or a cross tells that it is over. */
export function MiniCard(props: MiniCardProps): ReactNode {
  const { label, accessibleName, icon, kind, state = 'idle', extra, by, badge, compact, flipKey } = props;
  const { onActivate, onInspect } = props;
  const t = useText(KIT_TEXT);
  const press = useLongPress(onInspect, props.onInspectEnd);
  const word = { done: t.done, skipped: t.skipped, flipped: t.flipped }[state as 'done'];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.toLowerCase() !== 'i' || !onInspect || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onInspect('key', event.currentTarget);
  };
  return (
    <button
      type="button"
      className={styles.mini}
      data-kind={kind}
      data-state={state}
      data-compact={compact ? '' : undefined}
      data-flip={flipKey}
      data-rove={flipKey ?? accessibleName}
      data-tone="dark"
      aria-disabled={onActivate === undefined || undefined}
      onClick={() => onActivate?.()}
      onKeyDown={onKeyDown}
      {...press}
    >
      <Spoken>{word === undefined ? accessibleName : `${accessibleName}, ${word}`}</Spoken>
      {state === 'empty' ? null : (
        <span className={styles.face} aria-hidden="true">
          <span className={styles.icon}>{state === 'faceDown' ? <Icon name="deck" /> : icon}</span>
          {extra === undefined ? null : <span className={styles.extra}>{extra}</span>}
          <span
            className={styles.label}
            data-long={label.length > LONG ? '' : undefined}
            data-word={hasLongWord(label, 7) ? '' : undefined}
          >
            {label}
          </span>
          {by === undefined ? null : <span className={styles.by}>{by}</span>}
          {badge === undefined ? null : <span className={styles.badge}>{badge}</span>}
        </span>
      )}
      {state === 'done' || state === 'skipped' || state === 'flipped' ? (
        <span className={styles.mark}>
          <Icon name={state === 'done' ? 'check' : state === 'flipped' ? 'flip' : 'skip'} />
        </span>
      ) : null}
    </button>
  );
}
