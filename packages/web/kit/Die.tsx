import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import styles from './Die.module.css';
import type { DieProps } from './types.ts';
import { useMotion } from './useMotion.ts';

/** A die of any faces. While it rolls it tumbles through its faces; what it fell on is known from the start. */
export function Die({
  faces,
  names,
  face,
  rolling = false,
  state = 'idle',
  size = 56,
  label,
  onActivate,
}: DieProps): ReactNode {
  const t = useText(KIT_TEXT);
  const shown = useTumble(faces.length, face, rolling);
  const name = rolling ? t.rolling : (names[face] ?? String(face + 1));
  const body = (
    <span className={styles.cube} data-rolling={rolling ? '' : undefined} data-tone="dark">
      <i className={styles.screw} />
      <i className={styles.screw} />
      <i className={styles.screw} />
      <span className={styles.face}>{faces[shown]}</span>
    </span>
  );
  const style = { '--size': `${size}px` } as CSSProperties;
  if (!onActivate) {
    return (
      <span className={styles.die} data-state={state} style={style} role="img" aria-label={t.die(label, name)}>
        {body}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.die}
      data-state={state}
      style={style}
      aria-label={t.die(label, name)}
      onClick={onActivate}
    >
      {body}
    </button>
  );
}

function useTumble(count: number, face: number, rolling: boolean): number {
  const { still, factor } = useMotion();
  const [step, setStep] = useState(0);
  const turning = rolling && !still;
  useEffect(() => {
    if (!turning) return;
    const timer = window.setInterval(() => setStep((s) => s + 1), 90 * factor);
    return () => window.clearInterval(timer);
  }, [turning, factor]);
  return turning ? (face + 1 + step) % Math.max(1, count) : face;
}
