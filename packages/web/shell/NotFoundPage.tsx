import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useShellText } from '../text/shell.ts';
import buttons from './buttons.module.css';
import { Notice } from './Notice.tsx';
import { paths } from './routes.ts';
import { TopBar } from './TopBar.tsx';

export function NotFoundPage(): ReactNode {
  const t = useShellText();
  return (
    <>
      <TopBar />
      <Notice title={t.notFound.title}>
        <p>{t.notFound.text}</p>
        <Link href={paths.home} className={buttons.primary}>
          {t.back}
        </Link>
      </Notice>
    </>
  );
}
