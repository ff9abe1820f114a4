import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Spoken } from '../../kit/Spoken.tsx';
import type { PastGame } from '../../session/played.ts';
import { useMineText } from '../../text/mine.ts';
import { useShellText } from '../../text/shell.ts';
import buttons from '../buttons.module.css';
import { gameCard } from '../games.ts';
import { Icon } from '../Icon.tsx';
import { paths } from '../routes.ts';
import styles from './mine.module.css';
import { counts } from './tally.ts';
import { useDay } from './useDay.ts';

interface FinishedProps {
  games: readonly PastGame[];
  /** Is its table still there to be watched? */
  isKept: (id: string) => boolean;
  onForget: (id: string) => void;
}

/** Finished games, a row each: result, length, who, when, seed, and the way to watch it again. */
export function Finished({ games, isKept, onForget }: FinishedProps): ReactNode {
  const t = useMineText();
  const shell = useShellText();
  const day = useDay();
  const words = t.columns;
  return (
    <div className={styles.scroll}>
      <table className={styles.finished}>
        <thead>
          <tr>
            {[words.game, words.result, words.length, words.with, words.when, words.seed].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {games.map((one) => {
            const card = gameCard(one.game);
            return (
              <tr key={one.id} data-game={one.game}>
                <th scope="row">{card ? shell.games[card.id].name : one.game}</th>
                <td data-standing={one.standing}>
                  {t.standings[one.standing]}
                  {one.score === null ? null : <small>{t.points(one.score)}</small>}
                  {one.daily === undefined ? null : <small>{t.daily.title}</small>}
                  {counts(one) ? null : <small title={t.markedHelp}>{t.marked}</small>}
                </td>
                <td>
                  {t.rounds(one.rounds)}
                  {one.answers === 0 ? null : <small>{t.answers(one.answers)}</small>}
                </td>
                <td>{one.seats.length === 1 ? t.alone : one.seats.map(({ name }) => name).join(', ')}</td>
                <td>{day(one.ended)}</td>
                <td>
                  {one.seed === '' ? null : (
                    <button
                      type="button"
                      className={styles.seed}
                      title={t.copySeed}
                      onClick={() => void navigator.clipboard?.writeText(one.seed)}
                    >
                      <Spoken>{t.copySeed} </Spoken>
                      {one.seed.slice(0, 8)}
                    </button>
                  )}
                </td>
                <td className={styles.tools}>
                  {isKept(one.id) ? (
                    <Link href={paths.table(one.id)} className={buttons.plain}>
                      {t.watch}
                    </Link>
                  ) : (
                    <small>{t.gone}</small>
                  )}
                  <button
                    type="button"
                    className={buttons.icon}
                    aria-label={t.forget}
                    title={t.forget}
                    onClick={() => onForget(one.id)}
                  >
                    <Icon name="bin" />
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
