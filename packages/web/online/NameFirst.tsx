import type { ReactNode } from 'react';
import { useOnlineText } from '../text/online.ts';
import { NameForm } from './NameBox.tsx';
import styles from './online.module.css';

interface NameFirstProps {
  /** What the button says, where it leads on. */
  label?: string;
  /** Where the page has no other heading. */
  heading?: 'h1' | 'h2';
  caption?: string;
}

/** Whoever the server does not know yet is asked for a name before anything else. */
export function NameFirst({ label, heading: Heading = 'h2', caption }: NameFirstProps): ReactNode {
  const t = useOnlineText();
  return (
    <section className={styles.none}>
      {caption === undefined ? null : <p className="caption">{caption}</p>}
      <Heading>{t.join.nameFirst}</Heading>
      <NameForm label={label ?? t.me.save} />
      <p>{t.me.nameHelp}</p>
    </section>
  );
}
