import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useShellText } from '../text/shell.ts';
import { HomeLink, Loading, Notice } from './Notice.tsx';
import { type Problem, problemOf } from './problems.ts';
import { paths } from './routes.ts';
import { loadStore } from './store.ts';
import { TopBar } from './TopBar.tsx';

/** Opens a share link: the whole game is in the address, and becomes a table on this device. */
export function ReplayPage({ data }: { data: string }): ReactNode {
  const t = useShellText();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    let here = true;
    loadStore()
      .then((store) => store.importLink(data))
      .then(
        (id) => here && go(paths.table(id), { replace: true }),
        (error) => here && setProblem(problemOf(error)),
      );
    return () => {
      here = false;
    };
  }, [data, go]);

  return (
    <>
      <TopBar />
      {problem === null ? (
        <Loading text={t.replay.opening} />
      ) : (
        <Notice title={t.replay.failed}>
          <p>
            {t.bring.problems[problem]} {t.bring.failed}
          </p>
          <HomeLink />
        </Notice>
      )}
    </>
  );
}
