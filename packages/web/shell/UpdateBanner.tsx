import { type ReactNode, useState } from 'react';
import { useShellText } from '../text/shell.ts';
import buttons from './buttons.module.css';
import { takeUpdate, useOffline } from './offline.ts';
import styles from './UpdateBanner.module.css';

/** Asks before a new version takes over. "Later" holds until the page is opened again. */
export function UpdateBanner(): ReactNode {
  const t = useShellText();
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
