import type { ReactNode } from 'react';
import { Banner } from '../kit/index.ts';
import type { TableProblem, TableSession } from '../session/types.ts';
import { useText } from '../shell/lang.tsx';
import { download, fileName } from '../shell/store.ts';
import { SECRET_FILE } from '../text/secret-file.ts';
import { TABLE_TEXT } from '../text/table.ts';
import styles from './ProblemBanner.module.css';

/** Something is wrong, but the table is there: says what, and what can be done. */
export function ProblemBanner({ session, problem }: { session: TableSession; problem: TableProblem }): ReactNode {
  const t = useText(TABLE_TEXT).banners;
  const secretFile = useText(SECRET_FILE);
  const { game } = session.setup;
  const save = async (): Promise<void> => download(fileName(game, 'table'), JSON.stringify(await session.exportFile()));
  const report = async (): Promise<void> => {
    const text = await session.crashReport();
    if (text === null) await save();
    else download(fileName(game, 'error'), text);
  };
  if (problem === 'elsewhere') {
    return (
      <div className={styles.place}>
        <Banner
          tone="info"
          actions={[{ id: 'here', label: t.playHere, onAct: () => void session.playHere().catch(() => {}) }]}
        >
          {t.elsewhere}
        </Banner>
      </div>
    );
  }
  const crashed = problem === 'crashed';
  return (
    <div className={styles.place}>
      <Banner
        tone={crashed ? 'danger' : 'warn'}
        actions={[
          { id: 'save', label: t.export, onAct: () => void save() },
          ...(crashed ? [{ id: 'report', label: t.report, onAct: () => void report() }] : []),
        ]}
      >
        {problem === 'crashed' || problem === 'updated' || problem === 'cutShort' ? t[problem] : t.storageFull}{' '}
        {session.moment().over === '' ? secretFile : null}
      </Banner>
    </div>
  );
}
