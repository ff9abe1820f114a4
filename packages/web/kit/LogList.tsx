import { Fragment, type ReactNode, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { useKitText } from '../text/kit.ts';
import { inkOf } from './ink.ts';
import styles from './LogList.module.css';
import { RichText } from './RichText.tsx';
import type { LogGroup } from './types.ts';
import { useRoving } from './useRoving.ts';

interface LogListProps {
  groups: readonly LogGroup[];
  onJump: (lineId: string) => void;
  empty: string;
}

/**
 * What happened, newest group first or last as given; each line leads to its moment. One stop of the tab key for all of them:
 * else whoever goes on to the question would pass every line.
 */
export function LogList({ groups, onJump, empty }: LogListProps): ReactNode {
  const t = useKitText();
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(root);
  if (groups.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the lines in it
    <div ref={root} className={styles.log} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <Fragment key={group.id}>
          <h3 data-current={group.current ? '' : undefined}>
            <span>{group.title}</span>
            <em>{group.aside}</em>
          </h3>
          <ol>
            {group.lines.map((line) => (
              <li key={line.id} data-marked={line.mark ? '' : undefined}>
                <button
                  type="button"
                  className={styles.line}
                  data-rove={line.id}
                  aria-current={line.current ? 'true' : undefined}
                  title={t.jump}
                  onClick={() => onJump(line.id)}
                >
                  <span className={styles.icon} style={{ color: inkOf(line.tone) }}>
                    <Icon name={line.icon} />
                  </span>
                  <span>
                    <RichText text={line.content} />
                  </span>
                </button>
                {line.mark}
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  );
}
