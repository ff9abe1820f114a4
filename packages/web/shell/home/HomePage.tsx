import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { gameEntry, OFFERED } from '../../games/modules.ts';
import { useShellText } from '../../text/shell.ts';
import buttons from '../buttons.module.css';
import { GAME_IDS, GAMES, gameCard } from '../games.ts';
import { Icon } from '../Icon.tsx';
import { useLang } from '../lang.tsx';
import { Main } from '../Main.tsx';
import { useOffline } from '../offline.ts';
import { paths } from '../routes.ts';
import { Stars } from '../Stars.tsx';
import { TopBar } from '../TopBar.tsx';
import { BringGame } from './BringGame.tsx';
import styles from './HomePage.module.css';
import { Poster } from './Poster.tsx';
import { SavedTables } from './SavedTables.tsx';

export function HomePage(): ReactNode {
  const t = useShellText();
  const { ready } = useOffline();
  useEffect(() => {
    document.title = t.brand;
  }, [t]);
  return (
    <>
      <Stars />
      <TopBar />
      <Main className={styles.page}>
        <div className={styles.head}>
          <div>
            <h1>{t.home.title}</h1>
            <p>{t.home.lead}</p>
            <Link href={paths.hall} className={`${buttons.plain} ${styles.online}`}>
              <Icon name="players" />
              {t.home.online.label}
            </Link>
          </div>
          <div className={styles.bring}>
            <BringGame />
          </div>
        </div>
        <ul className={styles.posters} aria-label={t.home.posters}>
          {GAME_IDS.map((id) => (
            <li key={id}>
              <Poster game={GAMES[id]} />
            </li>
          ))}
        </ul>
        <FurtherGames />
        <SavedTables />
        <Ways />
      </Main>
      <footer className={styles.foot}>
        <span>{t.home.credits}</span>
        <span>{ready ? t.home.offlineReady : null}</span>
      </footer>
    </>
  );
}

/** What there is around the games: the challenge of the day, and what was played. */
function Ways(): ReactNode {
  const { home } = useShellText();
  return (
    <ul className={styles.ways}>
      {(
        [
          [paths.hall, 'players', home.online],
          [paths.daily, 'check', home.daily],
          [paths.mine, 'book', home.mine],
        ] as const
      ).map(([to, icon, words]) => (
        <li key={to}>
          <Link href={to}>
            <Icon name={icon} />
            <span>
              <strong>{words.label}</strong>
              <span className="help">{words.help}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Games that can be played and have no poster yet. */
function FurtherGames(): ReactNode {
  const t = useShellText();
  const lang = useLang();
  const games = OFFERED.filter((id) => !gameCard(id));
  if (games.length === 0) return null;
  return (
    <ul className={styles.further} aria-label={t.home.further}>
      {games.map((id) => (
        <li key={id}>
          <Link href={paths.newTable(id)} className={buttons.plain}>
            {gameEntry(id)?.name[lang] ?? id}
          </Link>
        </li>
      ))}
    </ul>
  );
}
