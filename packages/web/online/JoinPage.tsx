import type { OnlineTable } from '@starhold/wire';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import buttons from '../shell/buttons.module.css';
import { gameCard } from '../shell/games.ts';
import { Main } from '../shell/Main.tsx';
import { Loading, Notice } from '../shell/Notice.tsx';
import { paths } from '../shell/routes.ts';
import { Stars } from '../shell/Stars.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { api, OnlineError } from './api.ts';
import styles from './JoinPage.module.css';
import { canSit, firstFree } from './model.ts';
import { NameFirst } from './NameFirst.tsx';
import { gameName, stateOf } from './OnlineCard.tsx';
import { NoServer } from './OnlinePage.tsx';
import { SettingsLine } from './SettingsLine.tsx';
import { useAsked } from './useAsked.ts';
import { useDoing } from './useDoing.ts';
import { useMe } from './useMe.ts';

const EVERY = 20_000;

/** Behind an invitation: a name, if there is none yet; then which table it is, and a seat at it. */
export function JoinPage({ code }: { code: string }): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const known = useMe();
  useEffect(() => {
    document.title = shell.pageTitle(t.join.title);
  }, [shell, t]);
  return (
    <>
      <Stars />
      <TopBar />
      {known.state === 'known' ? (
        <Invitation code={code} name={known.me.name} />
      ) : known.state === 'asking' ? (
        <Loading text={t.join.opening} />
      ) : (
        <Main className={styles.page}>
          {known.state === 'noServer' ? (
            <NoServer />
          ) : (
            <NameFirst heading="h1" caption={t.join.title} label={t.join.on} />
          )}
        </Main>
      )}
    </>
  );
}

function Invitation({ code, name }: { code: string; name: string }): ReactNode {
  const t = useOnlineText();
  const [, go] = useLocation();
  // The code once: codes are counted, so that nobody tries them through.
  const joined = useRef<string>(undefined);
  const look = useCallback(async () => {
    const table = await (joined.current === undefined ? api.join(code) : api.table(joined.current));
    joined.current = table.id;
    return table;
  }, [code]);
  const { answer: table, problem, refresh } = useAsked(look, EVERY);
  const mine = table && table.you !== null ? table.id : null;
  useEffect(() => {
    if (mine !== null) go(paths.online(mine), { replace: true });
  }, [mine, go]);
  if (problem !== null && !table) {
    return (
      <Notice title={problem === 'badCode' ? t.join.noTable : t.problems[problem]}>
        {problem === 'badCode' ? <p>{t.problems.badCode}</p> : null}
        <Link href={paths.hall} className={buttons.primary}>
          {t.back}
        </Link>
      </Notice>
    );
  }
  return !table || mine !== null ? (
    <Loading text={t.join.opening} />
  ) : (
    <TableOffered table={table} name={name} onRefused={refresh} />
  );
}

interface TableOfferedProps {
  table: OnlineTable;
  name: string;
  /** It is not as it is shown. */
  onRefused: () => void;
}

function TableOffered({ table, name, onRefused }: TableOfferedProps): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const card = gameCard(table.game);
  const others = table.chairs.filter(({ who }) => who !== 'free').map((chair) => chair.name);
  const sit = async (): Promise<void> => {
    const seat = firstFree(table);
    if (seat === null) throw new OnlineError('full');
    await api.sit(table.id, seat);
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
          <h1>{gameName(table.game, shell)}</h1>
          <p>{others.length === 0 ? t.join.nobody : t.join.with(others.join(', '))}</p>
          <p className={styles.state}>{stateOf(table, t, shell)}</p>
          <SettingsLine table={table} />
          <p className={styles.ways}>
            {canSit(table) ? (
              <button
                type="button"
                className={buttons.primary}
                disabled={busy}
                onClick={() => void run(sit).then((isDone) => isDone || onRefused())}
              >
                {busy ? t.working : t.join.sitAs(name)}
              </button>
            ) : null}
            {table.spectators ? (
              <button type="button" className={buttons.plain} onClick={() => go(paths.online(table.id))}>
                {t.join.watch}
              </button>
            ) : null}
          </p>
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
