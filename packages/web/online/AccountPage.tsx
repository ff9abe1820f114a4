import type { Person } from '@starhold/wire';
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../shell/buttons.module.css';
import { Main } from '../shell/Main.tsx';
import { Loading } from '../shell/Notice.tsx';
import { paths } from '../shell/routes.ts';
import { Stars } from '../shell/Stars.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { useOnlineText } from '../text/online.ts';
import { useShellText } from '../text/shell.ts';
import { api } from './api.ts';
import { takeAlong, takesAlong } from './keptSettings.ts';
import { NameForm } from './NameBox.tsx';
import { NoServer } from './OnlinePage.tsx';
import { OnlineRecords } from './OnlineRecords.tsx';
import styles from './online.module.css';
import { Programs } from './Programs.tsx';
import { addPasskey, canPasskeys, loginByPasskey } from './passkeys.ts';
import { PasskeyWays, PasswordWay } from './SignInWays.tsx';
import { useDoing } from './useDoing.ts';
import { iAm, useMe } from './useMe.ts';

/** Who the reader is to the server: a guest, or somebody known on every device. */
export function AccountPage(): ReactNode {
  const t = useOnlineText();
  const shell = useShellText();
  const known = useMe();
  useEffect(() => {
    document.title = shell.pageTitle(t.account.title);
  }, [shell, t]);
  return (
    <>
      <Stars />
      <TopBar />
      <Main className={styles.page}>
        <header className={styles.head}>
          <h1>{t.account.title}</h1>
          <p>{t.account.lead}</p>
        </header>
        {known.state === 'asking' ? <Loading /> : null}
        {known.state === 'noServer' ? <NoServer /> : null}
        {known.state === 'stranger' ? <Strangers /> : null}
        {known.state === 'known' ? <Known me={known.me} /> : null}
        <p>
          <Link href={paths.hall} className={buttons.plain}>
            {t.back}
          </Link>
        </p>
      </Main>
    </>
  );
}

function Strangers(): ReactNode {
  const t = useOnlineText();
  return (
    <div className={styles.halves}>
      <section className={styles.none}>
        <h2>{t.account.login}</h2>
        <Credentials label={t.account.login} isNew={false} onSend={api.login} />
        {canPasskeys() ? <ByPasskey label={t.account.byPasskey} work={loginByPasskey} /> : null}
      </section>
      <section className={styles.none}>
        <h2>{t.account.asGuestFirst}</h2>
        <NameForm label={t.me.save} />
        <p>{t.me.nameHelp}</p>
      </section>
    </div>
  );
}

function Known({ me }: { me: Person }): ReactNode {
  const t = useOnlineText();
  const { busy, problem, run } = useDoing();
  const logout = async (): Promise<void> => {
    await api.logout();
    iAm(null);
  };
  const isGuest = me.login === null;
  return (
    <>
      <section className={styles.none}>
        <h2>{isGuest ? t.account.asGuest(me.name) : t.account.as(me.name)}</h2>
        <NameForm label={t.me.save} />
        {isGuest ? null : (
          <p className={styles.ways}>
            <button type="button" className={buttons.plain} disabled={busy} onClick={() => void run(logout)}>
              {t.account.logout}
            </button>
            <span className="help">{t.account.logoutHelp}</span>
          </p>
        )}
        {problem === null ? null : (
          <p className="problem" role="alert">
            {t.problems[problem]}
          </p>
        )}
      </section>
      <div className={styles.halves}>
        {isGuest ? (
          <section className={styles.none}>
            <h2>{t.account.make}</h2>
            <p>{t.account.makeHelp}</p>
            <Credentials
              label={t.account.make}
              isNew
              onSend={api.makeAccount}
              {...(canPasskeys() ? { onPasskey: addPasskey } : {})}
            />
          </section>
        ) : null}
        {isGuest ? (
          <section className={styles.none}>
            <h2>{t.account.login}</h2>
            <Credentials label={t.account.login} isNew={false} onSend={api.login} />
            {canPasskeys() ? <ByPasskey label={t.account.byPasskey} work={loginByPasskey} /> : null}
          </section>
        ) : (
          <>
            <PasswordWay me={me} />
            <PasskeyWays me={me} />
          </>
        )}
      </div>
      {isGuest ? null : <TakeAlong me={me} />}
      <Records person={me.id} />
      <Programs />
    </>
  );
}

/** The settings of this page, on every device of the account. */
function TakeAlong({ me }: { me: Person }): ReactNode {
  const t = useOnlineText();
  const { problem, run } = useDoing();
  const [wanted, setWanted] = useState(() => takesAlong(me));
  return (
    <section className={styles.none}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={wanted}
          onChange={(event) => {
            const { checked } = event.target;
            setWanted(checked);
            void run(async () => iAm(await takeAlong(me, checked))).then((done) => done || setWanted(!checked));
          }}
        />
        {t.account.settings}
      </label>
      <p className="help">{t.account.settingsHelp}</p>
      {problem === null ? null : (
        <p className="problem" role="alert">
          {t.problems[problem]}
        </p>
      )}
    </section>
  );
}

function Records({ person }: { person: string }): ReactNode {
  const load = useCallback(() => api.records(person), [person]);
  return <OnlineRecords load={load} />;
}

interface CredentialsProps {
  label: string;
  isNew: boolean;
  onSend: (login: string, password: string) => Promise<Person>;
  /** With the lock of the device instead of a password. */
  onPasskey?: (login: string) => Promise<Person>;
}

/** A name and a password. */
function Credentials({ label, isNew, onSend, onPasskey }: CredentialsProps): ReactNode {
  const t = useOnlineText();
  const { busy, problem, run } = useDoing();
  const help = useId();
  const form = useRef<HTMLFormElement>(null);
  const typed = (field: 'login' | 'password'): string =>
    String(new FormData(form.current ?? undefined).get(field) ?? '');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => iAm(await onSend(typed('login').trim(), typed('password'))));
  };
  return (
    <form ref={form} className={styles.stack} onSubmit={send} noValidate>
      <label className={styles.field}>
        <span>{t.account.name}</span>
        <input name="login" type="text" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </label>
      <label className={styles.field}>
        <span>{t.account.password}</span>
        <input
          name="password"
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          aria-describedby={help}
        />
      </label>
      <p id={help} className={problem === null ? 'help' : 'problem'} role={problem === null ? undefined : 'alert'}>
        {problem === null ? (isNew ? t.account.passwordHelp : null) : t.problems[problem]}
      </p>
      <button type="submit" className={buttons.primary} disabled={busy}>
        {busy ? t.working : label}
      </button>
      {onPasskey ? (
        <button
          type="button"
          className={buttons.plain}
          disabled={busy}
          onClick={() => void run(async () => iAm(await onPasskey(typed('login').trim())))}
        >
          {t.account.passkeyInstead}
        </button>
      ) : null}
    </form>
  );
}

function ByPasskey(props: { label: string; work: () => Promise<Person> }): ReactNode {
  const t = useOnlineText();
  const { busy, problem, run } = useDoing();
  const use = async (): Promise<void> => iAm(await props.work());
  return (
    <div>
      <button type="button" className={buttons.plain} disabled={busy} onClick={() => void run(use)}>
        {busy ? t.working : props.label}
      </button>
      {problem === null ? null : (
        <p className="problem" role="alert">
          {t.problems[problem]}
        </p>
      )}
    </div>
  );
}
