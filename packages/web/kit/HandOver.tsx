import { type ReactNode, useEffect, useRef } from 'react';
import { AvatarArt, StarField } from '../art/index.ts';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import styles from './HandOver.module.css';
import type { HandOverProps } from './types.ts';

/** The whole screen while the device goes round. Shows nothing but whose turn it is. */
export function HandOver({ name, seat, portrait, note, onConfirm }: HandOverProps): ReactNode {
  const t = useText(KIT_TEXT);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <main className={styles.screen} data-tone="dark" data-hand-over={seat}>
      <StarField className={styles.sky} seed={`pass${seat}`} />
      <div className={styles.box}>
        <span className={styles.avatar} data-fill="">
          {portrait ?? <AvatarArt seed={`${name}/${seat}`} />}
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {t.passTo(name)}
        </h1>
        <p>{t.passNote}</p>
        <button type="button" className={styles.confirm} onClick={onConfirm}>
          {t.passConfirm(name)}
        </button>
        {note === undefined ? null : <small>{note}</small>}
      </div>
    </main>
  );
}
