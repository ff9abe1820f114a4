import { packOf, packs } from '@starhold/rone/content';
import { DIFFICULTY_NAMES } from '@starhold/rone/text';
import { type ChangeEvent, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import buttons from '../../../shell/buttons.module.css';
import { Icon } from '../../../shell/Icon.tsx';
import { useLang, useText } from '../../../shell/lang.tsx';
import { Main } from '../../../shell/Main.tsx';
import { spareNames } from '../../../shell/new-table/model.ts';
import { paths } from '../../../shell/routes.ts';
import { download, loadStore } from '../../../shell/store.ts';
import { TopBar } from '../../../shell/TopBar.tsx';
import { SHELL_TEXT } from '../../../text/shell.ts';
import { EDITOR_TEXT } from '../text/editor.ts';
import { refusalIn } from '../text/refusals.ts';
import { blank, check, copyOf, type Draft, draftFrom, fileOf, type Problem, problemOf, prove } from './draft.ts';
import styles from './editor.module.css';
import { Preview } from './Preview.tsx';
import { type PlaytestWish, setupFor } from './playtest.ts';
import { ScenarioForm } from './ScenarioForm.tsx';
import { MOST, readShelf, writeShelf } from './shelf.ts';

/** Scenarios of one's own: made here, kept on this device, tried at once. */
export function EditorPage(): ReactNode {
  const t = useText(EDITOR_TEXT);
  const shell = useText(SHELL_TEXT);
  const lang = useLang();
  const [drafts, setDrafts] = useState<Draft[]>(() => readShelf(localStorage));
  const [at, setAt] = useState(0);
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => {
    document.title = shell.pageTitle(t.title);
  }, [shell, t]);

  const keep = (next: Draft[]): void => {
    setDrafts(next);
    setNote(writeShelf(localStorage, next) ? null : t.full);
  };
  const taken = drafts.map(({ id }) => id);
  const add = (draft: Draft): void => {
    if (drafts.length >= MOST) return setNote(t.tooMany(MOST));
    keep([...drafts, draft]);
    setAt(drafts.length);
  };
  const bring = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (!file) return;
    try {
      add(draftFrom(await file.text(), taken));
    } catch (error) {
      const { field, message } = problemOf(error);
      setNote(t.refused(`${field}: ${refusalIn(lang, message)}`));
    }
  };
  const draft = drafts[at];
  return (
    <>
      <TopBar />
      <Main className={styles.page} game="rone">
        <header className={styles.head}>
          <Link href={paths.newTable('rone')} className={buttons.icon} aria-label={shell.back}>
            <Icon name="back" />
          </Link>
          <h1>{t.title}</h1>
        </header>
        <p className={styles.lead}>{t.lead}</p>
        <nav className={styles.shelf} aria-label={t.shelf}>
          {drafts.map((one, i) => (
            <button key={one.id} type="button" aria-pressed={i === at} onClick={() => setAt(i)}>
              {one.name[lang] || one.id}
            </button>
          ))}
          <button type="button" className={styles.add} onClick={() => add(blank(t.newName, t.lastEvent, taken))}>
            {`+ ${t.add}`}
          </button>
          {packOf({ pack: packs.base }).scenarios.map((def) => (
            <button
              key={def.id}
              type="button"
              className={styles.add}
              onClick={() => add(copyOf(def, t.copy(def.name[lang]), taken))}
            >
              {`+ ${t.copy(def.name[lang])}`}
            </button>
          ))}
          <label className={styles.file}>
            <input type="file" accept=".json,application/json" onChange={(event) => void bring(event)} />
            <span>{t.import}</span>
          </label>
        </nav>
        {note === null ? null : (
          <p className={styles.problem} role="alert">
            {note}
          </p>
        )}
        {draft ? (
          <Bench
            key={draft.id}
            draft={draft}
            onChange={(next) => keep(drafts.map((old, i) => (i === at ? next : old)))}
            onRemove={() => {
              keep(drafts.filter((_, i) => i !== at));
              setAt(Math.max(0, at - 1));
            }}
          />
        ) : (
          <p>{t.none}</p>
        )}
      </Main>
    </>
  );
}

/** The game's own check takes its time: it waits until somebody has stopped writing. */
const PAUSE_MS = 600;

function Bench({
  draft,
  onChange,
  onRemove,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onRemove: () => void;
}): ReactNode {
  const t = useText(EDITOR_TEXT);
  const lang = useLang();
  const shown = useDeferredValue(draft);
  const quick = check(shown);
  const [proof, setProof] = useState<{ of: Draft; problem: Problem | null } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setProof({ of: draft, problem: prove(draft).problem }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const problem = quick.problem ?? (proof?.of === draft ? proof.problem : null);
  return (
    <div className={styles.bench}>
      <ScenarioForm draft={draft} problem={problem} onChange={onChange} />
      <aside className={styles.side}>
        <p className={styles.state} role="status" data-wrong={problem ? '' : undefined}>
          {problem ? t.problem(problem.field, refusalIn(lang, problem.message)) : t.sound}
        </p>
        {quick.def ? <Preview def={quick.def} /> : null}
        <Play draft={draft} blocked={problem !== null} />
        <div className={styles.row}>
          <button type="button" className={buttons.plain} onClick={() => download(`${draft.id}.json`, fileOf(draft))}>
            {t.export}
          </button>
          <button type="button" className={buttons.quiet} onClick={onRemove}>
            {t.delete}
          </button>
        </div>
      </aside>
    </div>
  );
}

function Play({ draft, blocked }: { draft: Draft; blocked: boolean }): ReactNode {
  const t = useText(EDITOR_TEXT);
  const shell = useText(SHELL_TEXT);
  const lang = useLang();
  const [, go] = useLocation();
  const [players, setPlayers] = useState(1);
  const [difficulty, setDifficulty] = useState<PlaytestWish['difficulty']>('easy');
  const [state, setState] = useState<'open' | 'starting' | string>('open');
  const start = async (): Promise<void> => {
    setState('starting');
    const spare = spareNames(shell.newTable.defaultName);
    const { setup, problem } = setupFor(draft, { players, difficulty, name: spare.people[0], botNames: spare.bots });
    if (!setup) return setState(t.problem(problem.field, refusalIn(lang, problem.message)));
    try {
      const session = await (await loadStore()).create(setup);
      session.close();
      go(paths.table(session.id));
    } catch (error) {
      setState(String((error as Error).message));
    }
  };
  return (
    <fieldset className={styles.play}>
      <legend>{t.playtest}</legend>
      <label className={styles.slot}>
        <span>{shell.newTable.players}</span>
        <select value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
          {[1, 2, 3, 4].map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.slot}>
        <span>{t.difficulty}</span>
        <select
          value={difficulty}
          onChange={(event) => setDifficulty(event.target.value as PlaytestWish['difficulty'])}
        >
          {(['easy', 'normal', 'hard'] as const).map((level) => (
            <option key={level} value={level}>
              {DIFFICULTY_NAMES[level][lang]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={buttons.primary}
        disabled={blocked || state === 'starting'}
        onClick={() => void start()}
      >
        {state === 'starting' ? t.starting : t.play}
      </button>
      {state === 'open' || state === 'starting' ? null : (
        <p className={styles.problem} role="alert">
          {state}
        </p>
      )}
    </fieldset>
  );
}
