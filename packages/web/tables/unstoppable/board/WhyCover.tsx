import type { ReactNode } from 'react';
import { useText } from '../../../shell/lang.tsx';
import { KIT_TEXT } from '../../../text/kit.ts';
import styles from './why.module.css';

/** Lies over a number: pressing it asks why it is what it is. Its place must be positioned. */
export function WhyCover({ what, onWhy }: { what: string; onWhy: (() => void) | undefined }): ReactNode {
  const { why } = useText(KIT_TEXT);
  if (!onWhy) return null;
  return <button type="button" className={styles.cover} aria-label={`${what} · ${why}`} title={why} onClick={onWhy} />;
}
