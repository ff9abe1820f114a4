import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { GAME_IDS, GAMES } from '../shell/games.ts';
import { useText } from '../shell/lang.tsx';
import { Main } from '../shell/Main.tsx';
import { paths } from '../shell/routes.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { RULEBOOK_TEXT } from '../text/rulebook.ts';
import { SHELL_TEXT } from '../text/shell.ts';
import { hasRulebook } from './book.ts';
import styles from './rulebooks.module.css';

/** Which rulebook? */
export function RulebooksPage(): ReactNode {
  const t = useText(RULEBOOK_TEXT);
  const shell = useText(SHELL_TEXT);
  useEffect(() => {
    document.title = shell.pageTitle(t.books);
  }, [shell, t]);
  return (
    <>
      <TopBar />
      <Main className={styles.page}>
        <h1>{t.books}</h1>
        <p>{t.choose}</p>
        <ul>
          {GAME_IDS.filter(hasRulebook).map((id) => (
            <li key={id} data-game={id}>
              <Link href={paths.rules(id)}>
                <img src={GAMES[id].small} alt="" draggable={false} />
                <span>
                  <strong>{shell.games[id].name}</strong>
                  <span>{shell.games[id].tagline}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Main>
    </>
  );
}
