import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useChange, useRoving } from '../../../kit/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { KIT_TEXT } from '../../../text/kit.ts';
import styles from './bits.module.css';

/** Small parts that several others are made of. */

/** The head line of a part of the board, where there is room for one; the part itself is named for screen readers. */
export function Label({ title, note, isBad }: { title: string; note?: ReactNode; isBad?: boolean }): ReactNode {
  return (
    <p className={styles.label} data-part="label" aria-hidden="true">
      {title}
      {note === undefined ? null : <small data-bad={isBad ? '' : undefined}>{note}</small>}
    </p>
  );
}

/** A list whose things are gone through with the arrow keys. */
export function Row(props: ComponentProps<'ul'>): ReactNode {
  const root = useRef<HTMLUListElement>(null);
  return <ul {...props} ref={root} onKeyDown={useRoving(root)} />;
}

/** A number that jumps when it grows and flinches when it falls. */
export function Value({ value, children }: { value: number; children?: ReactNode }): ReactNode {
  const { way, key } = useChange(value);
  return (
    <span key={key} className={styles.value} data-way={way}>
      {children ?? value}
    </span>
  );
}

/** Lies over a number: pressing it asks why it is what it is. Its place must be positioned. */
export function WhyCover({ what, onWhy }: { what: string; onWhy: () => void }): ReactNode {
  const { why } = useText(KIT_TEXT);
  return <button type="button" className={styles.cover} aria-label={`${what} · ${why}`} title={why} onClick={onWhy} />;
}
