import { type ReactNode, useEffect, useRef } from 'react';
import { AvatarArt, StarField } from '../art/index.ts';
import { useKitText } from '../text/kit.ts';
import styles from './HandOver.module.css';

interface HandOverProps {
  name: string;
  seat: number;
  /** Which game and round, nothing private. */
  note?: string;
  onConfirm: () => void;
}

/** The whole screen while the device goes round. Shows nothing but whose turn it is. */
export function HandOver({ name, seat, note, onConfirm }: HandOverProps): ReactNode {
  const t = useKitText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <main className={styles.screen} data-tone="dark" data-hand-over={seat}>
      <StarField className={styles.sky} seed={`pass${seat}`} />
      <div className={styles.box}>
        <span className={styles.avatar} data-fill="">
          <AvatarArt seed={`${name}/${seat}`} />
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
