import type { ReactNode } from 'react';
import { SHELL_TEXT } from '../text/shell.ts';
import { Mark } from './Icon.tsx';
import { useText } from './lang.tsx';
import styles from './Notice.module.css';

/** Waiting has a face: shown while a page is being fetched. Stays invisible for a moment, so that it does not flash. */
export function Loading({ text }: { text?: string }): ReactNode {
  const t = useText(SHELL_TEXT);
  return (
    <div className={styles.loading} role="status">
      <Mark />
      <span>{text ?? t.loading}</span>
    </div>
  );
}
