import { type FormEvent, type ReactNode, useState } from 'react';
import buttons from '../shell/buttons.module.css';
import { useDay } from '../shell/mine/useDay.ts';
import { useOnlineText } from '../text/online.ts';
import { api } from './api.ts';
import styles from './online.module.css';
import { useAsked } from './useAsked.ts';
import { useDoing } from './useDoing.ts';

const EVERY = 60_000;

/** Programs that play for the reader, each with a token of its own, which is shown once. */
export function Programs(): ReactNode {
  const t = useOnlineText();
  const words = t.account.programs;
  const day = useDay();
  const { answer: tokens = [], problem: unread, refresh } = useAsked(api.tokens, EVERY);
  const { busy, problem, run } = useDoing();
  const [made, setMade] = useState<string | null>(null);
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('program') ?? '');
    void run(async () => {
      setMade((await api.addToken(name)).token);
      form.reset();
      refresh();
    });
  };
  const remove = async (id: string): Promise<void> => {
    await api.removeToken(id);
    setMade(null);
    refresh();
  };
  const wrong = problem ?? unread;
  return (
    <details className={styles.none}>
      <summary>{words.title}</summary>
      <p className="help">{words.help}</p>
      <ol className={styles.keys}>
        {tokens.map(({ id, name, expires }) => (
          <li key={id}>
            <span>{words.until(name, day(expires))}</span>
            <button
              type="button"
              className={buttons.plain}
              aria-label={`${words.remove}: ${name}`}
              disabled={busy}
              onClick={() => void run(() => remove(id))}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ol>
      <form className={styles.row} onSubmit={add} noValidate>
        <label className={styles.field}>
          <span>{words.name}</span>
          <input name="program" type="text" maxLength={24} autoComplete="off" spellCheck={false} />
        </label>
        <button type="submit" className={buttons.plain} disabled={busy}>
          {busy ? t.working : words.add}
        </button>
      </form>
      {made === null ? null : (
        <label className={styles.field}>
          <span>{words.once}</span>
          <input
            type="text"
            readOnly
            className={styles.token}
            value={made}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
      {wrong === null ? null : (
        <p className="problem" role="alert">
          {t.problems[wrong]}
        </p>
      )}
    </details>
  );
}
