import type { SeenEvent } from '@starhold/kernel';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { Button, type LogGroup, LogList, Segmented } from '../kit/index.ts';
import type { LogEntry } from '../session/types.ts';
import type { TableText } from '../text/table.ts';
import styles from './log.module.css';
import { AutoMark } from './standing/Marks.tsx';
import type { Replay } from './useReplay.ts';

/** A group of the log as a game makes it. */
export type LogPart = LogGroup;

type LogFilter = 'all' | 'mine' | 'talk';

function keeps(filter: LogFilter, me: number, event: SeenEvent): boolean {
  if (filter === 'talk') return event.type === 'signal';
  return filter === 'all' || event.seat === me;
}

/** The first line of each answer that was given without asking says so. */
function withMarks(groups: readonly LogGroup[], entries: readonly LogEntry[]): LogGroup[] {
  const standing = new Map(
    entries.flatMap(({ at, by, event }) => (by?.startsWith('standing:') ? [[String(event.n), { at, by }]] : [])),
  );
  const first = new Map<number, number>();
  for (const { id } of groups.flatMap(({ lines }) => lines)) {
    const at = standing.get(id)?.at;
    if (at !== undefined) first.set(at, Math.min(first.get(at) ?? Number.POSITIVE_INFINITY, Number(id)));
  }
  const marked = (line: LogGroup['lines'][number]): LogGroup['lines'][number] => {
    const told = standing.get(line.id);
    return told && first.get(told.at) === Number(line.id) ? { ...line, mark: <AutoMark by={told.by} /> } : line;
  };
  return groups.map((group) => ({ ...group, lines: group.lines.map(marked) }));
}

interface LogPanelProps {
  entries: readonly LogEntry[];
  /** Groups of these entries since a round, newest first. The same function as long as it says the same. */
  parts: (entries: readonly LogEntry[], sinceRound: number) => LogPart[];
  /** Several seats: the log can be narrowed down. */
  shared: boolean;
  me: number;
  t: TableText;
  /** Where a replay is. */
  at: Pick<Replay, 'at' | 'beat'>;
  onJump: (at: number, beat: number) => void;
}

const ROUNDS = 3;
const MORE = 8;

/** What happened, newest first; each line leads to its own beat. */
export const LogPanel = memo(function LogPanel({
  entries,
  parts,
  shared,
  me,
  t,
  at: { at, beat },
  onJump,
}: LogPanelProps): ReactNode {
  const [filter, setFilter] = useState<LogFilter>('all');
  const [rounds, setRounds] = useState(ROUNDS);
  const newest = entries.at(-1)?.round ?? 0;
  const since = Math.max(0, newest - rounds + 1);
  const groups = useMemo((): LogGroup[] => {
    const kept = filter === 'all' ? entries : entries.filter(({ event }) => keeps(filter, me, event));
    const groups = parts(kept, since).map((part, i) => ({ ...part, current: i === 0 }));
    return withMarks(groups, entries);
  }, [entries, filter, me, parts, since]);
  const marked = useMemo(() => {
    if (at === null) return groups;
    const isPast = (entry: LogEntry): boolean =>
      entry.at < at || (entry.at === at && (beat === null || entry.beat <= beat));
    const last = entries.findLast(isPast)?.event.n;
    return groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => ({ ...line, current: line.id === String(last) })),
    }));
  }, [groups, entries, at, beat]);
  return (
    <section className={styles.log} aria-label={t.log.title}>
      <header className={styles.head}>
        <h2 className="caption">{t.log.title}</h2>
        {shared ? (
          <Segmented
            label={t.log.filter}
            value={filter}
            options={(['all', 'mine', 'talk'] as const).map((value) => ({ value, label: t.log.filters[value] }))}
            onChange={setFilter}
            size="s"
          />
        ) : null}
      </header>
      <div className={styles.scroll}>
        <LogList
          groups={marked}
          empty={t.log.empty}
          onJump={(id) => {
            const entry = entries.find(({ event }) => String(event.n) === id);
            if (entry) onJump(entry.at, entry.beat);
          }}
        />
        {since > 0 ? (
          <Button kind="ghost" wide onPress={() => setRounds(rounds + MORE)}>
            {t.log.earlier}
          </Button>
        ) : null}
      </div>
    </section>
  );
});
