import { type ReactNode, useState } from 'react';
import buttons from '../../shell/buttons.module.css';
import { Icon } from '../../shell/Icon.tsx';
import { paths } from '../../shell/routes.ts';
import { useOnlineText } from '../../text/online.ts';
import { useShellText } from '../../text/shell.ts';
import { gameName } from '../OnlineCard.tsx';
import { useRoom } from '../roomContext.ts';
import styles from './room.module.css';

/** The address that leads others to this table. */
export function inviteLink(code: string): string {
  return `${location.origin}${location.pathname}#${paths.join(code)}`;
}

/** The link to send, and the code to say. */
export function Invite(): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const { table } = useRoom();
  const [copied, setCopied] = useState(false);
  if (table.code === null) return null;
  const link = inviteLink(table.code);
  const copy = (): void =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const share = (): void =>
    void navigator.share({ text: t.room.shareText(gameName(table.game, shell)), url: link }).catch(() => {});
  return (
    <section className={styles.invite} aria-labelledby="room-invite">
      <h2 id="room-invite">{t.room.invite}</h2>
      <p className="help">{t.room.inviteHelp}</p>
      <p className={styles.code}>
        <span className="caption">{t.room.code}</span>
        <b>{table.code}</b>
      </p>
      <label className={styles.link}>
        <span className="caption">{t.room.link}</span>
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p className={styles.ways}>
        <button type="button" className={buttons.plain} onClick={copy}>
          <Icon name={copied ? 'check' : 'link'} />
          {copied ? t.room.copied : t.room.copy}
        </button>
        {'share' in navigator ? (
          <button type="button" className={buttons.plain} onClick={share}>
            <Icon name="upload" />
            {t.room.share}
          </button>
        ) : null}
      </p>
    </section>
  );
}
