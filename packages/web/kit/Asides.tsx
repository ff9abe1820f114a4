import { type ReactNode, useRef } from 'react';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import styles from './Asides.module.css';
import { MarkSigns, markClass } from './MarkSigns.tsx';
import { Spoken } from './Spoken.tsx';
import { spokenName } from './spokenMark.ts';
import type { AsideAction, AsidesProps, TargetHandlers } from './types.ts';
import { useRoving } from './useRoving.ts';
import { useTarget } from './useTarget.ts';

/** What may be done at any time, beside the question: quiet chips in one line, never gold. */
export function Asides({ label, actions, ...handlers }: AsidesProps): ReactNode {
  const t = useText(KIT_TEXT);
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  if (actions.length === 0) return null;
  const title = label ?? t.anyTime;
  return (
    <div className={styles.asides}>
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      <ul ref={root} aria-label={title} onKeyDown={onKeyDown}>
        {actions.map((action) => (
          <li key={action.target}>
            <Chip action={action} {...handlers} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chip({ action, ...handlers }: TargetHandlers & { action: AsideAction }): ReactNode {
  const { target, name, icon, count, marked } = action;
  const t = useText(KIT_TEXT);
  const attributes = useTarget(target, marked, handlers);
  return (
    <button
      type="button"
      className={`${markClass} ${styles.chip}`}
      data-rove={target}
      title={marked?.reason}
      {...attributes}
    >
      <Spoken>{spokenName(count === undefined ? name : `${name}, ${t.times(count)}`, marked, t)}</Spoken>
      <span className={styles.face} aria-hidden="true">
        {icon}
        <span>{name}</span>
        {count === undefined ? null : <b>{`×${count}`}</b>}
      </span>
      <MarkSigns marked={marked} />
    </button>
  );
}
