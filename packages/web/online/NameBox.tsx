import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../shell/buttons.module.css';
import { useLang } from '../shell/lang.tsx';
import { paths } from '../shell/routes.ts';
import { useOnlineText } from '../text/online.ts';
import { api } from './api.ts';
import styles from './online.module.css';
import { useDoing } from './useDoing.ts';
import { iAm, useMe } from './useMe.ts';

export const NAME_MAX = 24;

interface NameFormProps {
  /** What the button says. */
  label: string;
  /** The name is known to the server: what comes next. */
  onNamed?: () => void | Promise<void>;
  onCancel?: () => void;
}

/** A name is all that is needed to play. */
export function NameForm({ label, onNamed, onCancel }: NameFormProps): ReactNode {
  const t = useOnlineText();
  const language = useLang();
  const known = useMe();
  const { busy, problem, run } = useDoing();
  const problemId = useId();
  const before = known.state === 'known' ? known.me.name : '';
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    void run(async () => {
      iAm(known.state === 'known' ? await api.rename(name) : await api.beGuest(name, language));
      await onNamed?.();
    });
  };
  return (
    <form className={styles.row} onSubmit={save} noValidate>
      <label className={styles.field}>
        <span>{t.me.name}</span>
        <input
          name="name"
          type="text"
          defaultValue={before}
          maxLength={NAME_MAX}
          autoComplete="nickname"
          spellCheck={false}
          aria-invalid={problem === 'badName'}
          aria-describedby={problem === null ? undefined : problemId}
        />
      </label>
      <button type="submit" className={buttons.primary} disabled={busy}>
        {busy ? t.working : label}
      </button>
      {onCancel ? (
        <button type="button" className={buttons.quiet} onClick={onCancel}>
          {t.cancel}
        </button>
      ) : null}
      {problem === null ? null : (
        <p id={problemId} className="problem" role="alert">
          {t.problems[problem]}
        </p>
      )}
    </form>
  );
}

/** Who the reader is at online tables. */
export function NameBox(): ReactNode {
  const t = useOnlineText();
  const known = useMe();
  const [changing, setChanging] = useState(false);
  if (known.state !== 'known') {
    return (
      <div className={styles.box}>
        <NameForm label={t.me.save} />
        <p className="help">
          {t.me.nameHelp} <Link href={paths.account}>{t.account.login}</Link>
        </p>
      </div>
    );
  }
  const { me } = known;
  return (
    <div className={styles.box}>
      {changing ? (
        <NameForm label={t.me.save} onNamed={() => setChanging(false)} onCancel={() => setChanging(false)} />
      ) : (
        <div className={styles.who}>
          <div>
            <strong>{t.me.playAs(me.name)}</strong>
            <span className="help">{me.login === null ? t.me.guest : t.me.member}</span>
          </div>
          <button type="button" className={buttons.plain} onClick={() => setChanging(true)}>
            {t.me.change}
          </button>
          <Link href={paths.account} className={buttons.plain}>
            {t.me.account}
          </Link>
        </div>
      )}
    </div>
  );
}
