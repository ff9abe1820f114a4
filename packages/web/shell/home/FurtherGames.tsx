import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { gameEntry, OFFERED } from '../../games/modules.ts';
import { useShellText } from '../../text/shell.ts';
import buttons from '../buttons.module.css';
import { gameCard } from '../games.ts';
import { useLang } from '../lang.tsx';
import { paths } from '../routes.ts';
import styles from './HomePage.module.css';

/** Games that can be played and have no poster yet. */
export function FurtherGames(): ReactNode {
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
