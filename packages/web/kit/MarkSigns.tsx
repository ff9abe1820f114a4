import type { ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import styles from './MarkSigns.module.css';
import type { Marked } from './types.ts';

/** The class of an element that carries a mark: glow, brackets and hatch are styled once for all parts. */
export const markClass = styles.marked;

/** In the corner of a target, or `inline` in its text: lock, number, hint, pointer. Shapes, so no mark is a colour alone. */
export function MarkSigns({ marked, inline }: { marked?: Marked | undefined; inline?: boolean }): ReactNode {
  if (!marked) return null;
  const { mark, order, hinted, pointed = [] } = marked;
  return (
    <span className={styles.signs} data-inline={inline ? '' : undefined} aria-hidden="true">
      {mark === 'locked' ? (
        <span className={styles.sign} data-sign="lock">
          <Icon name="lock" />
        </span>
      ) : null}
      {mark === 'chosen' ? (
        <span className={styles.sign} data-sign="chosen">
          {order ?? <Icon name="check" />}
        </span>
      ) : null}
      {hinted ? (
        <span className={styles.sign} data-sign="hint">
          <Icon name="hint" />
        </span>
      ) : null}
      {pointed.length > 0 ? (
        <span className={styles.sign} data-sign="pointed">
          <Icon name="eyeOpen" />
          {pointed.map((name) => [...name][0]).join(' ')}
        </span>
      ) : null}
    </span>
  );
}
