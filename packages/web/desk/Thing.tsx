import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon } from '../art/index.ts';
import { Spoken, useLongPress } from '../kit/index.ts';
import { useText } from '../shell/lang.tsx';
import { useKitText } from '../text/kit.ts';
import { TABLE_TEXT } from '../text/table.ts';
import { useDesk } from './context.ts';
import type { Marking, Target } from './target.ts';
import styles from './thing.module.css';
import { touchOf } from './turn/useTurn.ts';

export interface ThingProps {
  target: Target;
  /** All of it in words; the face is only for the eye. */
  name: string;
  /** Further words about its state. */
  notes?: readonly string[];
  /** What the style sheets of a game call it: `enemy`, `tile`. */
  shape?: string;
  /** The key under which it is the same thing after a change; its target by default. */
  flip?: string;
  className?: string;
  /** Which of several equal things (the third "Rocket" in a hand) this one is, where only some of them are chosen. */
  marking?: Marking;
  onPress?: () => void;
  children: ReactNode;
}

/**
 * Everything on a table that can be touched: its spoken name, what may be done with it, why not, what it would do, who
 * points at it, and the ways to look at it large. The face is its child; states are styled once, here.
 */
export function Thing(props: ThingProps): ReactNode {
  const { target, name, notes = [], shape, className } = props;
  const desk = useDesk();
  const t = useKitText();
  const note = useId();
  const { mark, reason, result, order, hinted, pointed = [] } = props.marking ?? desk.marks.of(target);
  const press = useLongPress((how, at) => desk.look(target, how, at), desk.lookEnd);
  const byWhom = useText(TABLE_TEXT).pings.by(pointed.join(', '));
  const said = [
    ...(mark === 'legal' ? [t.legal] : []),
    ...(mark === 'chosen' ? [t.chosen] : []),
    ...(order === undefined ? [] : [t.place(order)]),
    ...(result === undefined ? [] : [result]),
    ...notes,
    ...(mark === 'locked' && reason !== undefined ? [t.refused(reason)] : []),
  ].join(', ');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    desk.look(target, 'key', event.currentTarget);
  };
  return (
    <button
      type="button"
      className={className ? `${styles.thing} ${className}` : styles.thing}
      data-shape={shape}
      data-mark={mark}
      data-hinted={hinted ? '' : undefined}
      data-flip={props.flip ?? target}
      data-rove={target}
      data-target={target}
      aria-describedby={said === '' ? undefined : note}
      aria-pressed={mark === 'chosen' ? true : undefined}
      aria-disabled={mark === 'locked' || undefined}
      onClick={props.onPress ?? ((event) => desk.press(target, touchOf(event)))}
      onKeyDown={onKeyDown}
      {...press}
    >
      <Spoken>{name}</Spoken>
      <span className={styles.face} aria-hidden="true">
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
        {order === undefined ? null : <span className={styles.order}>{order}</span>}
      </span>
      {pointed.length === 0 ? null : (
        <span className={styles.pointers} title={byWhom}>
          <Icon name="eyeOpen" label={byWhom} />
          <span aria-hidden="true">{pointed.map((who) => [...who][0]).join(' ')}</span>
        </span>
      )}
      {said === '' ? null : (
        <span id={note} hidden>
          {said}
        </span>
      )}
    </button>
  );
}
