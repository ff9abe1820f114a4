import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { useBos } from '../context.ts';
import styles from './board.module.css';

/** Who points at a thing (`u7`) or a column (`c2`) in this round. */
export function Pointers({ thing }: { thing: string }): ReactNode {
  const { pointed, names, t } = useBos();
  const who = (pointed.get(thing) ?? []).map((seat) => names[seat] ?? '');
  if (who.length === 0) return null;
  return (
    <span className={styles.pointers} title={t.pings.by(who.join(', '))}>
      <Icon name="eyeOpen" label={t.pings.by(who.join(', '))} />
      <span aria-hidden="true">{who.map((name) => [...name][0]).join(' ')}</span>
    </span>
  );
}
