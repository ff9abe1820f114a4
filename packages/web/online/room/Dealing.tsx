import type { ReactNode } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { useOnlineText } from '../../text/online.ts';
import { useRoom } from '../roomContext.ts';
import styles from './room.module.css';

/** The shuffle nobody can choose, while it is made. */
export function Dealing(): ReactNode {
  const t = useOnlineText().room;
  const { deal, table } = useRoom();
  const step = deal?.step ?? 0;
  const missing = (deal?.missing ?? []).flatMap((seat) => table.chairs[seat]?.name ?? []);
  return (
    <div className={styles.dealing} role="status">
      <h3>{missing.length > 0 ? t.dealingWaits(missing.join(', ')) : t.dealing}</h3>
      <p className="help">{t.dealingHelp}</p>
      <ol>
        {t.dealSteps.map((words, i) => (
          <li key={words} data-done={i < step} aria-current={i === step ? 'step' : undefined}>
            <Icon name={i < step ? 'check' : 'hourglass'} />
            {words}
          </li>
        ))}
      </ol>
    </div>
  );
}
