import { type ReactNode, useState } from 'react';
import { SHELL_TEXT } from '../text/shell.ts';
import buttons from './buttons.module.css';
import { useText } from './lang.tsx';
import { takeUpdate, useOffline } from './offline.ts';
import styles from './UpdateBanner.module.css';

/** Asks before a new version takes over. "Later" holds until the page is opened again. */
export function UpdateBanner(): ReactNode {
  const t = useText(SHELL_TEXT);
  const { update } = useOffline();
  const [later, setLater] = useState(false);
  if (!update || later) return null;
  return (
    <div className={styles.banner} role="status">
      <p>{t.update.text}</p>
      <div className={styles.actions}>
        <button type="button" className={buttons.quiet} onClick={() => setLater(true)}>
          {t.update.later}
        </button>
        <button type="button" className={buttons.primary} onClick={takeUpdate}>
          {t.update.now}
        </button>
      </div>
    </div>
  );
}
