import type { Person } from '@starhold/wire';
import { type FormEvent, type ReactNode, useState } from 'react';
import buttons from '../shell/buttons.module.css';
import { useDay } from '../shell/mine/useDay.ts';
import { useOnlineText } from '../text/online.ts';
import { api, type OnlineProblem } from './api.ts';
import styles from './online.module.css';
import { addPasskey, canPasskeys } from './passkeys.ts';
import { useAsked } from './useAsked.ts';
import { useDoing } from './useDoing.ts';
import { iAm } from './useMe.ts';

/** The ways into an account, for who is in it: another password, passkeys that come and go. */

const EVERY = 60_000;

/** What became of the last thing that was asked for. */
function Told({ problem, done }: { problem: OnlineProblem | null; done: string }): ReactNode {
  const t = useOnlineText();
  if (problem === null) return <p role="status">{done}</p>;
  return (
    <p className="problem" role="alert">
      {t.problems[problem]}
    </p>
  );
}

export function PasswordWay({ me }: { me: Person }): ReactNode {
  const t = useOnlineText().account;
  const { working } = useOnlineText();
  const { busy, problem, run } = useDoing();
  const [isDone, setDone] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = (field: string): string => String(new FormData(form).get(field) ?? '');
    setDone(false);
    void run(async () => {
      await api.setPassword(me.hasPassword ? typed('old') : null, typed('next'));
      form.reset();
      setDone(true);
      iAm({ ...me, hasPassword: true });
    });
  };
  const label = me.hasPassword ? t.changePassword : t.setPassword;
  return (
    <section className={styles.none}>
      <h2>{t.byPassword}</h2>
      <form className={styles.stack} onSubmit={send} noValidate>
        {/* So that whatever keeps the passwords of this browser knows whose this is. */}
        <input type="text" name="login" autoComplete="username" defaultValue={me.login ?? ''} readOnly hidden />
        {me.hasPassword ? (
          <label className={styles.field}>
            <span>{t.oldPassword}</span>
            <input name="old" type="password" autoComplete="current-password" />
          </label>
        ) : null}
        <label className={styles.field}>
          <span>{t.newPassword}</span>
          <input name="next" type="password" autoComplete="new-password" />
        </label>
        <p className="help">{t.passwordHelp}</p>
        <button type="submit" className={buttons.plain} disabled={busy}>
          {busy ? working : label}
        </button>
        <Told problem={problem} done={isDone ? t.passwordSet : ''} />
      </form>
    </section>
  );
}

export function PasskeyWays({ me }: { me: Person }): ReactNode {
  const t = useOnlineText().account;
  const { working } = useOnlineText();
  const day = useDay();
  const { answer: keys = [], problem: unread, refresh } = useAsked(api.passkeys, EVERY);
  const { busy, problem, run } = useDoing();
  const [done, setDone] = useState('');
  const change = (work: () => Promise<unknown>, said: string): void => {
    setDone('');
    void run(async () => {
      await work();
      refresh();
      setDone(said);
    });
  };
  const isLast = keys.length === 1 && !me.hasPassword;
  return (
    <section className={styles.none}>
      <h2>{t.passkeys}</h2>
      <p>{t.passkeyHelp}</p>
      {keys.length === 0 ? <p>{t.noPasskeys}</p> : null}
      <ol className={styles.keys}>
        {keys.map(({ id, created }, i) => {
          const name = t.passkeyOf(i + 1, day(created));
          return (
            <li key={id}>
              <span>{name}</span>
              <button
                type="button"
                className={buttons.plain}
                aria-label={`${t.removePasskey}: ${name}`}
                disabled={busy || isLast}
                onClick={() => change(() => api.removePasskey(id), t.passkeyRemoved)}
              >
                {t.removePasskey}
              </button>
            </li>
          );
        })}
      </ol>
      {isLast ? <p className="help">{t.lastPasskey}</p> : null}
      {canPasskeys() ? (
        <p>
          <button
            type="button"
            className={buttons.plain}
            disabled={busy}
            onClick={() => change(async () => iAm(await addPasskey()), t.passkeyAdded)}
          >
            {busy ? working : t.addPasskey}
          </button>
        </p>
      ) : null}
      <Told problem={problem ?? unread} done={done} />
    </section>
  );
}
