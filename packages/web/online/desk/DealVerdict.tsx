import type { ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { useLoaded } from '../../desk/useLoaded.ts';
import { useOnlineText } from '../../text/online.ts';
import { useRoomState } from '../roomContext.ts';
import type { TableRoom } from '../tableRoom.ts';
import styles from './desk.module.css';

/** At the end: could anybody have chosen this deal? Checked by this device, with what it kept itself. */
export function DealVerdict({ room }: { room: TableRoom }): ReactNode {
  const t = useOnlineText().deal;
  const { table } = useRoomState(room);
  const verdict = useLoaded(room.verdict);
  if (verdict === undefined) return null;
  return (
    <p className={styles.verdict} data-verdict={verdict} role={verdict === 'broken' ? 'alert' : undefined}>
      <Icon name={verdict === 'proved' ? 'check' : verdict === 'broken' ? 'warning' : 'info'} />
      <span>
        {t[verdict]} {verdict === 'proved' ? t.provedHelp : null} {table.deal > 1 ? t.number(table.deal) : null}
      </span>
    </p>
  );
}
