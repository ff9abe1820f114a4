import type { ReactNode } from 'react';
import { CardBack } from '../art/index.ts';
import { useKitText } from '../text/kit.ts';
import styles from './Pile.module.css';
import { Spoken } from './Spoken.tsx';

interface PileProps {
  label: string;
  count: number;
  /** The top card face up; otherwise the back is shown. */
  top?: ReactNode;
  back?: ReactNode;
  /** Note under the pile: "8 · 6 · 2". */
  note?: ReactNode;
  flipKey?: string;
  onOpen?: () => void;
}

/** A deck or a discard pile: its thickness shows how many cards are left. */
export function Pile({ label, count, top, back, note, flipKey, onOpen }: PileProps): ReactNode {
  const t = useKitText();
  const layers = Array.from({ length: Math.min(4, Math.ceil(count / 4)) }, (_, i) => i * 2).slice(1);
  const boxShadow = layers.map((far) => `${far}px ${far}px 0 -1px #1f2a44, ${far}px ${far}px 0 #46557a`).join(', ');
  return (
    <button
      type="button"
      className={styles.pile}
      data-empty={count === 0 ? '' : undefined}
      aria-disabled={onOpen === undefined || undefined}
      onClick={() => onOpen?.()}
    >
      <Spoken>{t.pile(label, count)}</Spoken>
      <span className={styles.stack} data-flip={flipKey} style={{ boxShadow }} data-tone="dark" aria-hidden="true">
        {count === 0 ? <em>{t.emptyPile}</em> : (top ?? back ?? <CardBack />)}
        <b>{count}</b>
      </span>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {note === undefined ? null : <small>{note}</small>}
    </button>
  );
}
