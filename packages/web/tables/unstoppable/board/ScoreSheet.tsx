import type { UnsView } from '@starhold/unstoppable';
import { scoreSheet } from '@starhold/unstoppable/text';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { Icon } from '../../../art/index.ts';
import { RichText } from '../../../kit/index.ts';
import { useUns } from '../useUns.ts';
import { type Progress, progressOf } from './achievements.ts';
import { Measures } from './Measures.tsx';
import styles from './score.module.css';

/** The score line by line with its sum, and every achievement, reached or not. */
export function ScoreSheet({ view }: { view: UnsView }): ReactNode {
  return (
    <div className={styles.sheet}>
      <Points view={view} />
      <Achievements view={view} />
    </div>
  );
}

/** `brief` leaves out how they are reached, where there is little room: nothing is counted after a defeat. */
export function Achievements({ view, brief }: { view: UnsView; brief?: boolean }): ReactNode {
  const t = useUns().parts.score;
  const id = useId();
  return (
    <section className={styles.side} aria-labelledby={id} data-brief={brief ? '' : undefined}>
      <h2 id={id}>{t.achievements}</h2>
      {brief ? <p>{t.onlyVictory}</p> : null}
      <ul className={styles.achievements}>
        {progressOf(view).map((progress) => (
          <Achieved key={progress.id} progress={progress} />
        ))}
      </ul>
    </section>
  );
}

function Points({ view }: { view: UnsView }): ReactNode {
  const { parts, lang } = useUns();
  const t = parts.score;
  const id = useId();
  const lines = view.score ? scoreSheet(view.score, lang) : [];
  const last = lines.length - 1;
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      {view.score ? (
        <table>
          <tbody>
            {lines.map(({ what, points }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished score
              <tr key={i} data-total={i === last ? '' : undefined}>
                <th scope="row">
                  <RichText text={what} />
                </th>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{t.onlyVictory}</p>
      )}
      {view.score ? <Measures view={view} /> : null}
    </section>
  );
}

function Achieved({ progress }: { progress: Progress }): ReactNode {
  const t = useUns().parts.score;
  const { id, points, have, need, reached } = progress;
  const share = have === null ? 0 : Math.min(1, have / need);
  return (
    <li data-reached={reached ? '' : undefined}>
      <Icon name={reached ? 'trophy' : 'lock'} label={reached ? t.reached : t.open} />
      <div>
        <b>{t.names[id]}</b>
        <p>{t.how[id]}</p>
        {have === null || reached ? null : (
          <span className={styles.progress} style={{ '--share': share } as CSSProperties}>
            <i aria-hidden="true" />
            <small>{t.of(Math.min(have, need), need)}</small>
          </span>
        )}
      </div>
      <em>{t.points(points)}</em>
    </li>
  );
}
