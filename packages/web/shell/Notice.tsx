import type { ReactNode } from 'react';
import { Main } from './Main.tsx';
import styles from './Notice.module.css';

/** A page that has only something to say, and where to go from there. */
export function Notice({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Main className={styles.notice}>
      <h1>{title}</h1>
      {children}
    </Main>
  );
}
