import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import buttons from '../shell/buttons.module.css';
import { paths } from '../shell/routes.ts';
import { useOnlineText } from '../text/online.ts';
import styles from './online.module.css';

/** A code that was said or written down, or the whole link it stands in. */
export function codeIn(text: string): string {
  const fromLink = /#\/join\/([^\s/?#]+)/.exec(text)?.[1];
  return fromLink ?? text.replace(/[\s-]/g, '').toUpperCase();
}

const CODE = /^[A-Z0-9]{6}$/;

/** To a table by its code. */
export function CodeBox(): ReactNode {
  const t = useOnlineText();
  const [, go] = useLocation();
  const [wrong, setWrong] = useState(false);
  const join = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('code') ?? '');
    const code = codeIn(text);
    if (CODE.test(code) || text.includes('#/join/')) go(paths.join(code));
    else setWrong(true);
  };
  return (
    <form className={styles.row} onSubmit={join} noValidate>
      <label className={styles.field}>
        <span>{t.code.label}</span>
        <input
          name="code"
          type="text"
          className={styles.code}
          placeholder={t.code.placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={wrong}
          onChange={() => setWrong(false)}
        />
      </label>
      <button type="submit" className={buttons.plain}>
        {t.code.join}
      </button>
      {wrong ? (
        <p className="problem" role="alert">
          {t.problems.badCode}
        </p>
      ) : null}
    </form>
  );
}
