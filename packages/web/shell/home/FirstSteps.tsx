import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useShellText } from '../../text/shell.ts';
import { GAME_IDS, GAMES, type GameId, isPlayable } from '../games.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { paths } from '../routes.ts';
import styles from './FirstSteps.module.css';
import { useQuickStart } from './useQuickStart.ts';

/** In the place of "Continue" as long as there is nothing to continue: the ways into each game. */
export function FirstSteps(): ReactNode {
  const { firstSteps } = useShellText();
  return (
    <section aria-labelledby="first-steps" className={styles.steps}>
      <h2 id="first-steps" className="caption">
        {firstSteps.title}
      </h2>
      {GAME_IDS.filter((id) => isPlayable(GAMES[id])).map((id) => (
        <Ways key={id} game={id} />
      ))}
    </section>
  );
}

function Ways({ game }: { game: GameId }): ReactNode {
  const { firstSteps, games } = useShellText();
  const { start, busy } = useQuickStart(game);
  const heading = `first-steps-${game}`;
  return (
    <section aria-labelledby={heading} className={styles.game} data-game={game}>
      <h3 id={heading}>{games[game].name}</h3>
      <ul>
        <li>
          <button type="button" onClick={(event) => start(event.currentTarget.closest('section'))} disabled={busy}>
            <Step icon="play" words={firstSteps.guided} />
          </button>
        </li>
        <li>
          <Link href={paths.rules(game)}>
            <Step icon="book" words={firstSteps.rules} />
          </Link>
        </li>
        <li>
          <Link href={paths.newTable(game)}>
            <Step icon="coop" words={firstSteps.table} />
          </Link>
        </li>
      </ul>
    </section>
  );
}

function Step({ icon, words }: { icon: IconName; words: { label: string; help: string } }): ReactNode {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <strong>{words.label}</strong>
        <span className="help">{words.help}</span>
      </span>
    </>
  );
}
