import type { OnlineTable } from '@starhold/wire';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import buttons from '../shell/buttons.module.css';
import { paths } from '../shell/routes.ts';
import { useOnlineText } from '../text/online.ts';
import { api } from './api.ts';
import { isYours } from './model.ts';
import { OnlineCard } from './OnlineCard.tsx';
import styles from './online.module.css';
import { useAsked } from './useAsked.ts';

const EVERY = 15_000;

/** Those that wait for the reader first, the one that waits longest before the others; then the rest, the newest first. */
export function inOrder(tables: readonly OnlineTable[]): OnlineTable[] {
  const running = tables.filter(({ status }) => status !== 'closed');
  return running.toSorted((a, b) => {
    if (isYours(a) !== isYours(b)) return isYours(a) ? -1 : 1;
    return isYours(a) ? a.updated - b.updated : b.updated - a.updated;
  });
}

/** Where the reader sits, and where somebody waits for them. */
export function MyTables(): ReactNode {
  const t = useOnlineText();
  const { answer, problem } = useAsked(api.myTables, EVERY);
  const tables = inOrder(answer ?? []);
  const waiting = tables.filter(isYours);
  return (
    <section aria-labelledby="my-online">
      <div className={styles.title}>
        <h2 id="my-online" className="caption">
          {t.mine.title} <small>{tables.length === 0 ? null : t.mine.waiting(waiting.length)}</small>
        </h2>
        {waiting.length === 0 ? null : (
          <Link href={paths.online(waiting[0].id)} className={buttons.primary}>
            {t.mine.next}
          </Link>
        )}
      </div>
      {problem === null ? null : (
        <p className="problem" role="alert">
          {t.problems[problem]}
        </p>
      )}
      {answer && tables.length === 0 ? <p className="help">{t.mine.none}</p> : null}
      <ul className={styles.tables}>
        {tables.map((table) => (
          <li key={table.id}>
            <OnlineCard table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}
