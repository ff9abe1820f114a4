import { type ReactNode, useEffect } from 'react';
import { useShellText } from '../../text/shell.ts';
import { GAME_IDS, GAMES } from '../games.ts';
import { Main } from '../Main.tsx';
import { useOffline } from '../offline.ts';
import { Stars } from '../Stars.tsx';
import { TopBar } from '../TopBar.tsx';
import { BringGame } from './BringGame.tsx';
import { FurtherGames } from './FurtherGames.tsx';
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
      </Main>
      <footer className={styles.foot}>
        <span>{t.home.credits}</span>
        <span>{ready ? t.home.offlineReady : null}</span>
      </footer>
    </>
  );
}
