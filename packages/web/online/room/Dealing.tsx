import type { ReactNode } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { useOnlineText } from '../../text/online.ts';
import { useRoom } from '../roomContext.ts';
import styles from './room.module.css';

/** The shuffle nobody can choose, while it is made. */
export function Dealing(): ReactNode {
  const t = useOnlineText().room;
  const { deal, table } = useRoom();
  const step = !deal ? 0 : deal.seals === null ? 1 : 2;
  const given = deal && (deal.seals === null ? deal.sealed : deal.opened);
  const missing = (deal?.commit.seats ?? []).filter((seat) => !given?.includes(seat));
  const names = missing.flatMap((seat) => table.chairs[seat]?.name ?? []);
  const gone = deal?.voids.at(-1);
  return (
    <div className={styles.dealing} role="status">
      <h3>{names.length > 0 ? t.dealingWaits(names.join(', ')) : t.dealing}</h3>
      <p className="help">{t.dealingHelp}</p>
      {gone ? (
        <p>{t.dealAgain(gone.k + 1, gone.missing.map((seat) => table.chairs[seat]?.name ?? '').join(', '))}</p>
      ) : null}
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
