import { Fragment, type ReactNode } from 'react';
import { useKitText } from '../text/kit.ts';
import styles from './LogList.module.css';
import { RichText } from './RichText.tsx';
import type { LogGroup, LogLine } from './types.ts';

interface LogListProps {
  groups: readonly LogGroup[];
  onJump?: (lineId: string) => void;
  onRule?: (ref: string) => void;
  empty?: string;
}

/** What happened, newest group first or last as given; each line leads to its moment. */
export function LogList({ groups, onJump, onRule, empty }: LogListProps): ReactNode {
  if (groups.length === 0) return empty === undefined ? null : <p className={styles.empty}>{empty}</p>;
  return (
    <div className={styles.log}>
      {groups.map((group) => (
        <Fragment key={group.id}>
          <h3 data-current={group.current ? '' : undefined}>
            <span>{group.title}</span>
            {group.aside === undefined ? null : <em>{group.aside}</em>}
          </h3>
          <ol>
            {group.lines.map((line) => (
              <li key={line.id}>
                <Line line={line} onJump={onJump} onRule={onRule} />
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  );
}

function Line({
  line,
  onJump,
  onRule,
}: {
  line: LogLine;
  onJump: ((id: string) => void) | undefined;
  onRule: ((ref: string) => void) | undefined;
}): ReactNode {
  const t = useKitText();
  const body = (
    <>
      <span className={styles.icon} data-log={line.tone ?? 'plain'}>
        {line.icon}
      </span>
      <span>
        <RichText text={line.content} onRule={onJump ? undefined : onRule} />
      </span>
    </>
  );
  if (!onJump) return <div className={styles.line}>{body}</div>;
  return (
    <button
      type="button"
      className={styles.line}
      aria-current={line.current ? 'true' : undefined}
      title={t.jump}
      onClick={() => onJump(line.id)}
    >
      {body}
    </button>
  );
}
