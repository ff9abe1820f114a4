import type { ReactNode } from 'react';
import { RichText } from '../../kit/index.ts';
import { useShellText } from '../../text/shell.ts';
import { useDesk } from '../context.ts';
import styles from './standing.module.css';
import { classIn, settingOf, switchClass } from './useStanding.ts';

/** "auto": answered without asking; pressed, this kind of answer is asked for again. */
export function AutoMark({ by }: { by: string }): ReactNode {
  const { t } = useDesk();
  const { labels } = useShellText().settings;
  const cls = classIn(by);
  if (cls === undefined) return <span className={styles.mark}>{t.auto.mark}</span>;
  const what = t.auto.off(labels[settingOf(cls)]);
  return (
    <button
      type="button"
      className={styles.mark}
      data-auto={cls}
      aria-label={what}
      title={what}
      onClick={() => switchClass(cls, false)}
    >
      {t.auto.mark}
    </button>
  );
}

/** What was just answered without asking, for a moment; the log keeps it. */
export function AutoNote(): ReactNode {
  const { log, moment, words, live } = useDesk();
  const entry = live ? log.find(({ at, by }) => at === moment.at && classIn(by) !== undefined) : undefined;
  if (entry?.by === undefined) return null;
  return (
    <aside key={entry.event.n} className={styles.note} data-reel="free" data-autonote="">
      <span>
        <RichText text={words.line(entry.event)} />
      </span>
      <AutoMark by={entry.by} />
    </aside>
  );
}

/** "Always so", where the question could be answered by itself. */
export function Always(): ReactNode {
  const { t, moment, turn } = useDesk();
  const { standing } = moment;
  if (!standing || standing.isDue || standing.decision !== turn.decision?.id) return null;
  return (
    <label className={styles.always} data-always={standing.cls}>
      <input
        type="checkbox"
        checked={standing.isOn}
        onChange={(event) => switchClass(standing.cls, event.target.checked)}
      />
      <span>{t.auto.always}</span>
    </label>
  );
}

/** What is about to be said by itself: a line that runs out, and any press stops it. */
export function EndLine(): ReactNode {
  const { t, moment, turn } = useDesk();
  const { standing } = moment;
  if (!standing?.isDue || standing.decision !== turn.decision?.id) return null;
  return (
    <span className={styles.line} data-endline="" title={t.auto.ending}>
      <i style={{ animationDuration: `${standing.line}ms` }} />
    </span>
  );
}
