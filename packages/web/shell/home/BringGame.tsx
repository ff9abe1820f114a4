import { type ChangeEvent, type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useShellText } from '../../text/shell.ts';
import buttons from '../buttons.module.css';
import { Icon } from '../Icon.tsx';
import { spareNames } from '../new-table/model.ts';
import { type Problem, problemOf } from '../problems.ts';
import { paths, replayData } from '../routes.ts';
import { loadStore } from '../store.ts';
import styles from './BringGame.module.css';

/** Brings a game from elsewhere to this device: by a link or from a file. */
export function BringGame(): ReactNode {
  const t = useShellText();
  const words = t.bring;
  const [, go] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const problemId = useId();

  const bring = async (load: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      go(paths.table(await load()));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };

  const openLink = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = replayData(String(new FormData(event.currentTarget).get('link') ?? ''));
    if (data === null) setProblem('notLink');
    else void bring(async () => (await loadStore()).importLink(data));
  };

  const openFile = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (file)
      void bring(async () => (await loadStore()).importText(await file.text(), spareNames(t.newTable.defaultName)));
  };

  return (
    <div className={styles.bring}>
      <form className={styles.row} onSubmit={openLink} noValidate>
        <label className={styles.field}>
          <span>{words.link}</span>
          <input
            name="link"
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            aria-label={words.link}
            placeholder={words.linkPlaceholder}
            aria-invalid={problem === 'notLink'}
            aria-describedby={problem === null ? undefined : problemId}
          />
        </label>
        <button type="submit" className={buttons.plain} disabled={busy}>
          {busy ? words.opening : words.open}
        </button>
        <label className={styles.file} title={words.fileHelp}>
          <input type="file" data-cover="" accept=".json,application/json" onChange={openFile} disabled={busy} />
          <Icon name="upload" />
          <span>{words.file}</span>
        </label>
      </form>
      {problem === null ? null : (
        <p id={problemId} className="problem" role="alert">
          {words.problems[problem]} {problem === 'notLink' ? null : words.failed}
        </p>
      )}
    </div>
  );
}
