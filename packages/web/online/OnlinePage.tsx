import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import buttons from '../shell/buttons.module.css';
import { GAME_IDS, GAMES, isPlayable } from '../shell/games.ts';
import { Main } from '../shell/Main.tsx';
import { Loading } from '../shell/Notice.tsx';
import { paths } from '../shell/routes.ts';
import { Stars } from '../shell/Stars.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { CodeBox } from './CodeBox.tsx';
import { MyTables } from './MyTables.tsx';
import { NameBox } from './NameBox.tsx';
import { OpenTables } from './OpenTables.tsx';
import styles from './online.module.css';
import { askWhoIAm, useMe } from './useMe.ts';

/** The hall: who I am, my tables, a new one, and those that are open to everybody. */
export function OnlinePage(): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const known = useMe();
  useEffect(() => {
    document.title = shell.pageTitle(t.title);
  }, [shell, t]);
  return (
    <>
      <Stars />
      <TopBar />
      <Main className={styles.page}>
        <header className={styles.head}>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </header>
        {known.state === 'asking' ? <Loading /> : null}
        {known.state === 'noServer' ? <NoServer /> : null}
        {known.state === 'known' || known.state === 'stranger' ? (
          <>
            <div className={styles.desk}>
              <NameBox />
              <CodeBox />
            </div>
            {known.state === 'known' ? <MyTables /> : null}
            <NewTables />
            <OpenTables />
          </>
        ) : null}
      </Main>
    </>
  );
}

export function NoServer(): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  return (
    <section className={styles.none} role="status">
      <h2>{t.noServer.title}</h2>
      <p>{t.noServer.text}</p>
      <p className={styles.ways}>
        <button type="button" className={buttons.plain} onClick={() => void askWhoIAm()}>
          {t.retry}
        </button>
        <Link href={paths.home} className={buttons.primary}>
          {shell.back}
        </Link>
      </p>
    </section>
  );
}

/** Which game the new table is for. */
function NewTables(): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  return (
    <section aria-labelledby="new-online">
      <h2 id="new-online" className="caption">
        {t.make.title} <small>{t.make.help}</small>
      </h2>
      <ul className={styles.games}>
        {GAME_IDS.filter((id) => isPlayable(GAMES[id])).map((id) => (
          <li key={id}>
            <Link href={paths.newOnline(id)} data-game={id} data-tone="dark">
              <img src={GAMES[id].poster} alt="" draggable={false} />
              <strong>{shell.games[id].name}</strong>
              <span>
                {shell.home.playerCount(...GAMES[id].players)} · {shell.games[id].mode}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
