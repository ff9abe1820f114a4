import type { ReactNode } from 'react';
import { paths } from '../../shell/routes.ts';
import { useOnlineText } from '../../text/online.ts';
import { useShellText } from '../../text/shell.ts';
import { gameName } from '../OnlineCard.tsx';
import { useRoom } from '../roomContext.ts';
import { LinkToCopy } from './LinkToCopy.tsx';
import styles from './room.module.css';

/** A page of this server, as others open it. */
export const linkTo = (path: string): string => `${location.origin}${location.pathname}#${path}`;

/** The link to send, and the code to say. */
export function Invite(): ReactNode {
  const t = useOnlineText().room;
  const shell = useShellText();
  const { table } = useRoom();
  if (table.code === null) return null;
  return (
    <section className={styles.invite} aria-labelledby="room-invite">
      <h2 id="room-invite">{t.invite}</h2>
      <p className="help">{t.inviteHelp}</p>
      <p className={styles.code}>
        <span className="caption">{t.code}</span>
        <b>{table.code}</b>
      </p>
      <LinkToCopy
        label={t.link}
        link={linkTo(paths.join(table.code))}
        words={t.shareText(gameName(table.game, shell))}
      />
    </section>
  );
}
