import { type ReactNode, useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import buttons from '../shell/buttons.module.css';
import { gameCard } from '../shell/games.ts';
import { Main } from '../shell/Main.tsx';
import { HomeLink, Loading, Notice } from '../shell/Notice.tsx';
import { paths } from '../shell/routes.ts';
import { Stars } from '../shell/Stars.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { api } from './api.ts';
import styles from './JoinPage.module.css';
import { freeSeats, type OnlineTable } from './model.ts';
import { NameForm } from './NameBox.tsx';
import { gameName, stateOf } from './OnlineCard.tsx';
import { NoServer } from './OnlinePage.tsx';
import { SettingsLine } from './SettingsLine.tsx';
import { useAsked } from './useAsked.ts';
import { useDoing } from './useDoing.ts';
import { useMe } from './useMe.ts';

const EVERY = 10_000;

/** Behind an invitation: which table it is, and a seat at it. Who has no name yet gives one on the way. */
export function JoinPage({ code }: { code: string }): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const known = useMe();
  const look = useCallback(() => api.invited(code), [code]);
  const { answer: table, problem } = useAsked(look, EVERY);
  const [, go] = useLocation();
  const isMine = table !== undefined && table.you !== null;
  useEffect(() => {
    document.title = shell.pageTitle(t.join.title);
  }, [shell, t]);
  useEffect(() => {
    if (isMine && table) go(paths.online(table.id), { replace: true });
  }, [isMine, table, go]);
  return (
    <>
      <Stars />
      <TopBar />
      {known.state === 'noServer' ? (
        <Main className={styles.page}>
          <NoServer />
        </Main>
      ) : problem !== null && !table ? (
        <Notice title={t.problems[problem === 'missing' ? 'badCode' : problem]}>
          <HomeLink />
        </Notice>
      ) : !table || isMine ? (
        <Loading text={t.join.opening} />
      ) : (
        <Invitation table={table} code={code} />
      )}
    </>
  );
}

function Invitation({ table, code }: { table: OnlineTable; code: string }): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const known = useMe();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const card = gameCard(table.game);
  const name = gameName(table.game, shell);
  const others = table.chairs.filter(({ who }) => who !== 'free').map((chair) => chair.name);
  const canSit = table.status === 'waiting' && freeSeats(table) > 0;
  const sit = async (): Promise<void> => {
    await api.sit(table.id, null, code);
    go(paths.online(table.id));
  };
  const watch = async (): Promise<void> => {
    await api.watch(table.id, code);
    go(paths.online(table.id));
  };
  return (
    <Main className={styles.page} game={table.game}>
      <article className={styles.card}>
        <div className={styles.art} data-tone="dark">
          {card ? <img src={card.poster} alt="" /> : null}
        </div>
        <div className={styles.words}>
          <p className="caption">{t.join.title}</p>
          <h1>{name}</h1>
          <p>{others.length === 0 ? t.join.nobody : t.join.with(others.join(', '))}</p>
          <p className={styles.state}>{stateOf(table, t, shell)}</p>
          <SettingsLine table={table} />
          {known.state === 'stranger' && canSit ? (
            <NameForm label={t.join.sit} onNamed={sit} />
          ) : (
            <p className={styles.ways}>
              {canSit && known.state === 'known' ? (
                <button type="button" className={buttons.primary} disabled={busy} onClick={() => void run(sit)}>
                  {busy ? t.working : t.join.sitAs(known.me.name)}
                </button>
              ) : null}
              {table.spectators && known.state === 'known' ? (
                <button type="button" className={buttons.plain} disabled={busy} onClick={() => void run(watch)}>
                  {t.join.watch}
                </button>
              ) : null}
            </p>
          )}
          {known.state === 'stranger' && !canSit && table.spectators ? (
            <NameForm label={t.join.watch} onNamed={watch} />
          ) : null}
          {problem === null ? null : (
            <p className="problem" role="alert">
              {t.problems[problem]}
            </p>
          )}
        </div>
      </article>
    </Main>
  );
}
