import type { ReactNode } from 'react';
import styles from './Help.module.css';

interface KeyListProps {
  groups: readonly { title: string; keys: readonly { keys: readonly string[]; text: string }[] }[];
}

/** The keys of the table, in groups; the content of the `?` dialog. */
export function KeyList({ groups }: KeyListProps): ReactNode {
  return (
    <div className={styles.keys}>
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className="caption">{group.title}</h3>
          <dl>
            {group.keys.map(({ keys, text }) => (
              <div key={text}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Somebody thinks. Still dots when motion is not wanted. */
export function ProgressDots({ label }: { label?: string }): ReactNode {
  const dots = (
    <>
      <i />
      <i />
      <i />
    </>
  );
  if (label === undefined) {
    return (
      <span className={styles.dots} aria-hidden="true">
        {dots}
      </span>
    );
  }
  return (
    <span className={styles.dots} role="img" aria-label={label}>
      {dots}
    </span>
  );
}
