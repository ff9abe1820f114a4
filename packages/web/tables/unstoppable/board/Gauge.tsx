import type { CSSProperties, ReactNode } from 'react';
import { Spoken } from '../../../kit/index.ts';
import styles from './player.module.css';
import { Value } from './Value.tsx';
import { WhyCover } from './WhyCover.tsx';

export interface GaugeProps {
  label: string;
  icon: ReactNode;
  tone: 'health' | 'armour';
  value: number;
  max: number;
  /** How much of it the next Threat phase takes for sure: hatched. */
  going?: number;
  /** How much it could take on top. */
  risk?: number;
  /** Said after the value, for screen readers. */
  note?: string | undefined;
  onWhy?: (() => void) | undefined;
}

/** Health or armour as slanted cells with the number behind them; what is about to go is hatched. */
export function Gauge({ label, icon, tone, value, max, going = 0, risk = 0, note, onWhy }: GaugeProps): ReactNode {
  const cells = Array.from({ length: max }, (_, i) => i);
  const kept = value - going;
  const state = (i: number): string | undefined => {
    if (i >= value) return undefined;
    if (i >= kept) return 'going';
    return i >= kept - risk ? 'risk' : 'on';
  };
  return (
    <div className={styles.gauge} data-tone={tone}>
      <Spoken>{`${label}: ${value}/${max}${note === undefined ? '' : `, ${note}`}`}</Spoken>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.cells} style={{ '--n': max } as CSSProperties} aria-hidden="true">
        {cells.map((i) => (
          <i key={i} data-cell={state(i)} />
        ))}
      </span>
      <b aria-hidden="true" data-value={tone}>
        <Value value={value} />
      </b>
      <WhyCover what={label} onWhy={onWhy} />
    </div>
  );
}
