import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon } from '../../../art/index.ts';
import { Pointers } from '../../../desk/Pointers.tsx';
import { Spoken, useLongPress } from '../../../kit/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { KIT_TEXT } from '../../../text/kit.ts';
import styles from './CardButton.module.css';
import './tones.css';
import type { Touch } from './types.ts';
import { useFocusLook } from './useFocusLook.ts';

interface CardButtonProps extends Touch {
  /** The whole card in words. */
  name: string;
  /** Further words about its state: damage to come, … */
  notes?: readonly string[];
  shape: 'core' | 'mini' | 'threat' | 'tile' | 'deck';
  children: ReactNode;
}

/** The button around every card of this table: marks, reasons, keys and presses are the same for all of them. */
export function CardButton(props: CardButtonProps): ReactNode {
  const { name, notes = [], shape, mark = 'plain', reason, result, order, onPress, onInspect } = props;
  const t = useText(KIT_TEXT);
  const note = useId();
  const press = useLongPress(onInspect, props.onInspectEnd);
  const focus = useFocusLook(onInspect, props.onInspectEnd);
  const said = [
    ...(mark === 'legal' ? [t.legal] : []),
    ...(mark === 'chosen' ? [t.chosen] : []),
    ...(order === undefined ? [] : [t.place(order)]),
    ...(result === undefined ? [] : [result]),
    ...notes,
    ...(mark === 'locked' && reason !== undefined ? [t.refused(reason)] : []),
  ].join(', ');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.toLowerCase() !== 'i' || !onInspect || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onInspect('key', event.currentTarget);
  };
  return (
    <button
      type="button"
      className={props.className ? `${styles.button} ${props.className}` : styles.button}
      data-shape={shape}
      data-mark={mark}
      data-hinted={props.hinted ? '' : undefined}
      data-flip={props.flipKey}
      data-rove={props.flipKey ?? name}
      data-thing={props.target}
      aria-describedby={said === '' ? undefined : note}
      aria-pressed={mark === 'chosen' ? true : undefined}
      aria-disabled={onPress === undefined || mark === 'locked' || undefined}
      onClick={() => onPress?.()}
      onKeyDown={onKeyDown}
      {...press}
      {...focus}
    >
      <Spoken>{name}</Spoken>
      <span className={styles.picture} data-tone="dark" aria-hidden="true">
        {props.children}
        {result === undefined ? null : (
          <span className={styles.result} data-part="result">
            {result}
          </span>
        )}
        {mark === 'locked' ? (
          <span className={styles.lock}>
            <Icon name="lock" />
          </span>
        ) : null}
        {mark === 'locked' && reason !== undefined ? <span className={styles.reason}>{reason}</span> : null}
        {order === undefined ? null : <span className={styles.order}>{order}</span>}
      </span>
      <Pointers who={props.pointed} />
      {said === '' ? null : (
        <span id={note} hidden>
          {said}
        </span>
      )}
    </button>
  );
}
