import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useShellText } from '../text/shell.ts';
import buttons from './buttons.module.css';
import { Mark } from './Icon.tsx';
import { Main } from './Main.tsx';
import styles from './Notice.module.css';
import { paths } from './routes.ts';
import { TopBar } from './TopBar.tsx';

/** A page that has only something to say, and where to go from there. */
export function Notice({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Main className={styles.notice}>
      <h1>{title}</h1>
      {children}
    </Main>
  );
}

export function HomeLink(): ReactNode {
  const t = useShellText();
  return (
    <Link href={paths.home} className={buttons.primary}>
      {t.back}
    </Link>
  );
}

export function NotFoundPage(): ReactNode {
  const t = useShellText();
  return (
    <>
      <TopBar />
      <Notice title={t.notFound.title}>
        <p>{t.notFound.text}</p>
        <HomeLink />
      </Notice>
    </>
  );
}

/** Waiting has a face: shown while a page is being fetched, from its first picture on. */
export function Loading({ text }: { text?: string }): ReactNode {
  const t = useShellText();
  return (
    <div className={styles.loading} role="status">
      <Mark />
      <span>{text ?? t.loading}</span>
    </div>
  );
}
