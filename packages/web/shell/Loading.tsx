import type { ReactNode } from 'react';
import { useShellText } from '../text/shell.ts';
import { Mark } from './Icon.tsx';
import styles from './Notice.module.css';

/** Waiting has a face: shown while a page is being fetched. Stays invisible for a moment, so that it does not flash. */
export function Loading({ text }: { text?: string }): ReactNode {
  const t = useShellText();
  return (
    <div className={styles.loading} role="status">
      <Mark />
      <span>{text ?? t.loading}</span>
    </div>
  );
}
