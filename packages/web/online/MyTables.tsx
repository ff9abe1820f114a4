import type { OnlineTable } from '@starhold/wire';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useSynth } from '../desk/useSynth.ts';
import { PLAIN } from '../kit/tempers.ts';
import buttons from '../shell/buttons.module.css';
import { paths } from '../shell/routes.ts';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { api } from './api.ts';
import { isYours } from './model.ts';
import { tell } from './notices.ts';
import { gameName, OnlineCard } from './OnlineCard.tsx';
import styles from './online.module.css';
import { linkTo } from './room/Invite.tsx';
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
  const { answer, problem } = useAsked(api.myTables, EVERY, true);
  const tables = inOrder(answer ?? []);
  const waiting = tables.filter(isYours);
  const finished = tables.filter(({ status }) => status === 'over');
  useCalled(answer && waiting);
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
      <Cards tables={tables.filter(({ status }) => status !== 'over')} />
      {finished.length === 0 ? null : (
        <details className={styles.finished}>
          <summary>{t.mine.finished(finished.length)}</summary>
          <Cards tables={finished} />
        </details>
      )}
    </section>
  );
}

function Cards({ tables }: { tables: readonly OnlineTable[] }): ReactNode {
  return (
    <ul className={styles.tables}>
      {tables.map((table) => (
        <li key={table.id}>
          <OnlineCard table={table} />
        </li>
      ))}
    </ul>
  );
}

/** Whoever has the hall open and looks elsewhere is called when one more table waits: by the title, a sound, a notice. */
function useCalled(waiting: readonly OnlineTable[] | undefined): void {
  const t = useOnlineText();
  const shell = useShellText();
  const play = useSynth(PLAIN, true);
  const known = useRef<ReadonlySet<string>>(undefined);
  const count = waiting?.length ?? 0;
  useEffect(() => {
    const page = shell.pageTitle(t.title);
    const show = (): void => {
      document.title = count > 0 && document.hidden ? `● ${t.mine.waiting(count)} · ${page}` : page;
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [count, shell, t]);
  useEffect(() => {
    if (!waiting) return;
    const before = known.current;
    known.current = new Set(waiting.map(({ id }) => id));
    const more = before && document.hidden ? waiting.filter(({ id }) => !before.has(id)) : [];
    if (more.length > 0) play('upgrade');
    for (const { id, game } of more) void tell(t.table.yourTurn(gameName(game, shell)), linkTo(paths.online(id)));
  }, [waiting, play, shell, t]);
}
