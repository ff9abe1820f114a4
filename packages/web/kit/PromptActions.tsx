import { type ReactNode, useId } from 'react';
import { Icon } from '../art/index.ts';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import styles from './PromptActions.module.css';
import { Spoken } from './Spoken.tsx';
import type { PromptProps } from './types.ts';

/** One filled button to commit, undo beside it. */
export function PromptActions({
  commit,
  undo,
  aside,
}: {
  commit: PromptProps['commit'];
  undo: PromptProps['undo'];
  aside: ReactNode;
}): ReactNode {
  if (!commit && !undo && !aside) return null;
  return (
    <div className={styles.actions}>
      {commit ? <Commit {...commit} /> : null}
      {undo ? <Undo {...undo} alone={commit === undefined} /> : null}
      {aside}
    </div>
  );
}

function Commit({ label, icon, note, disabled, reason, onCommit }: NonNullable<PromptProps['commit']>): ReactNode {
  const off = disabled === true || reason !== undefined;
  const id = useId();
  return (
    <button
      type="button"
      className={styles.commit}
      aria-disabled={off || undefined}
      aria-describedby={reason === undefined ? undefined : id}
      aria-keyshortcuts="Enter"
      onClick={() => {
        if (!off) onCommit();
      }}
    >
      {icon}
      {reason === undefined && note !== undefined ? (
        <>
          <Spoken>{`${label}, ${note}`}</Spoken>
          <span aria-hidden="true">
            {label}
            <small>{note}</small>
          </span>
        </>
      ) : (
        <span>
          {label}
          {reason === undefined ? null : <small id={id}>{reason}</small>}
        </span>
      )}
      <kbd>
        <Icon name="enter" />
      </kbd>
    </button>
  );
}

function Undo({ label, reason, onUndo, alone }: NonNullable<PromptProps['undo']> & { alone: boolean }): ReactNode {
  const t = useText(KIT_TEXT);
  const id = useId();
  return (
    <button
      type="button"
      className={styles.undo}
      data-alone={alone ? '' : undefined}
      aria-disabled={reason === undefined ? undefined : true}
      aria-describedby={reason === undefined ? undefined : id}
      aria-keyshortcuts="U"
      title={reason === undefined ? label : `${t.undoNot}: ${reason}`}
      onClick={onUndo}
    >
      <Icon name={reason === undefined ? 'undo' : 'lock'} />
      <Spoken>{label}</Spoken>
      <span aria-hidden="true">{label}</span>
      {reason === undefined ? null : (
        <span id={id} hidden>
          {t.undoNot}: {reason}
        </span>
      )}
    </button>
  );
}
