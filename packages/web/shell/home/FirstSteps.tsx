import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type Choice, SHELL_TEXT } from '../../text/shell.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { useText } from '../lang.tsx';
import { paths } from '../routes.ts';
import styles from './FirstSteps.module.css';
import { useQuickStart } from './useQuickStart.ts';

/** In the place of "Continue" as long as there is nothing to continue. */
export function FirstSteps(): ReactNode {
  const t = useText(SHELL_TEXT);
  const { start, busy } = useQuickStart('bossin-space');
  const words = t.firstSteps;
  return (
    <section aria-labelledby="first-steps" className={styles.steps} data-game="bossin-space">
      <h2 id="first-steps">{words.title}</h2>
      <ul>
        <li>
          <button type="button" onClick={start} disabled={busy}>
            <Step icon="play" words={words.guided} />
          </button>
        </li>
        <li>
          <Link href={paths.rules('bossin-space')}>
            <Step icon="book" words={words.rules} />
          </Link>
        </li>
        <li>
          <Link href={paths.newTable('bossin-space')}>
            <Step icon="coop" words={words.table} />
          </Link>
        </li>
      </ul>
    </section>
  );
}

function Step({ icon, words }: { icon: IconName; words: Choice }): ReactNode {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <strong>{words.label}</strong>
        <span>{words.help}</span>
      </span>
    </>
  );
}
