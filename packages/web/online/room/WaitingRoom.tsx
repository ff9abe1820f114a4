import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Dialog } from '../../kit/Dialog.tsx';
import buttons from '../../shell/buttons.module.css';
import { gameCard } from '../../shell/games.ts';
import { Icon } from '../../shell/Icon.tsx';
import { Main } from '../../shell/Main.tsx';
import { paths } from '../../shell/routes.ts';
import { Stars } from '../../shell/Stars.tsx';
import { TopBar } from '../../shell/TopBar.tsx';
import { useOnlineText } from '../../text/online.ts';
import { useShellText } from '../../text/shell.ts';
import { api } from '../api.ts';
import { Chat } from '../chat/Chat.tsx';
import { gameName } from '../OnlineCard.tsx';
import { useRoom } from '../roomContext.ts';
import { SettingsLine } from '../SettingsLine.tsx';
import { useDoing } from '../useDoing.ts';
import { Dealing } from './Dealing.tsx';
import { Invite } from './Invite.tsx';
import styles from './room.module.css';
import { SeatList } from './SeatList.tsx';

/** Before the game: who comes, who is ready, and how others find the way. */
export function WaitingRoom(): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const { table, line } = useRoom();
  const { busy, problem, run } = useDoing();
  const [leaving, setLeaving] = useState(false);
  const [, go] = useLocation();
  const card = gameCard(table.game);
  const name = gameName(table.game, shell);
  const me = table.you === null ? null : table.chairs[table.you];
  const missing = table.chairs.filter(({ who, ready }) => who === 'person' && !ready).map((chair) => chair.name);
  // Nobody stands up unasked: whose chair is empty now was sent away, and is told so.
  const [sat, setSat] = useState(me !== null);
  if (me !== null && !sat) setSat(true);
  const wasFreed = sat && me === null && !busy;
  const leave = async (): Promise<void> => {
    await api.leave(table.id);
    go(paths.hall);
  };
  return (
    <>
      <Stars />
      <TopBar />
      <Main className={styles.page} game={table.game}>
        <header className={styles.head} data-tone="dark">
          {card ? <img src={card.poster} alt="" /> : null}
          <div>
            <p className={styles.where}>
              <Link href={paths.hall} className={buttons.icon} aria-label={t.back}>
                <Icon name="back" />
              </Link>
              {t.room.title}
            </p>
            <h1>{name}</h1>
            <SettingsLine table={table} />
          </div>
        </header>
        {line === 'lost' ? (
          <p className={styles.lost} role="status">
            {t.table.offline}
          </p>
        ) : null}
        <section className={styles.seats} aria-labelledby="room-seats">
          <h2 id="room-seats">{t.room.seats}</h2>
          <SeatList />
          {table.status === 'dealing' ? (
            <Dealing />
          ) : (
            <>
              {wasFreed ? (
                <p className={styles.lost} role="status">
                  {t.room.freed}
                </p>
              ) : null}
              <p className="help">
                {missing.length > 0 && me?.ready ? t.room.waitsFor(missing.join(', ')) : t.room.lead}
              </p>
              <p className={styles.ways}>
                {me === null ? null : (
                  <button
                    type="button"
                    className={me.ready ? buttons.plain : buttons.primary}
                    disabled={busy}
                    onClick={() => void run(() => api.ready(table.id, !me.ready))}
                  >
                    {me.ready ? t.room.unready : t.room.beReady}
                  </button>
                )}
                {me === null ? null : (
                  <button type="button" className={buttons.quiet} onClick={() => setLeaving(true)}>
                    {t.room.leave}
                  </button>
                )}
              </p>
            </>
          )}
          {problem === null ? null : (
            <p className="problem" role="alert">
              {t.problems[problem]}
            </p>
          )}
        </section>
        <Invite />
        <section className={styles.chat} aria-labelledby="room-chat">
          <h2 id="room-chat">{t.chat.title}</h2>
          <Chat />
        </section>
      </Main>
      {leaving ? (
        <Dialog
          title={t.room.leaveTitle}
          kind="narrow"
          onClose={() => setLeaving(false)}
          footer={
            <>
              <button type="button" className={buttons.plain} onClick={() => setLeaving(false)}>
                {t.cancel}
              </button>
              <button type="button" className={buttons.danger} disabled={busy} onClick={() => void run(leave)}>
                {t.room.leaveYes}
              </button>
            </>
          }
        >
          <p>{t.room.leaveText}</p>
        </Dialog>
      ) : null}
    </>
  );
}
