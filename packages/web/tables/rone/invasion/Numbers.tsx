import type { Stats } from '@starhold/rone/content';
import type { ReactNode } from 'react';
import { RoneIcon } from '../../../art/rone/index.ts';
import type { InvasionWords } from '../text/invasion.ts';
import { STATS, type Stat } from './model.ts';
import parts from './parts.module.css';
import { sumOf } from './places.ts';
import styles from './stack.module.css';

/** A line of support: only what it adds. For the eye. */
export function SupportSigns({ stats }: { stats: Stats }): ReactNode {
  return (
    <span className={parts.signs} aria-hidden="true">
      {STATS.filter((stat) => stats[stat] > 0).map((stat) => (
        <i key={stat} className={parts.sign} data-stat={stat}>
          <RoneIcon name={stat} />
          {`+${stats[stat]}`}
        </i>
      ))}
    </span>
  );
}

/** "2 melee, 1 health". */
export function statWords(stats: Stats, t: InvasionWords): string {
  const said = STATS.filter((stat) => stats[stat] > 0).map((stat) => `${t.stats[stat]} +${stats[stat]}`);
  return said.join(', ');
}

/** A large number of the top card, with its sign; what is left of armour and health beside the whole. */
export function Total({ stat, value, of, note }: { stat: Stat; value: number; of?: number; note: string }): ReactNode {
  return (
    <span className={styles.total} data-stat={stat} title={note}>
      <RoneIcon name={stat} />
      <b data-value={`invasion-${stat}`} data-flip={sumOf(stat)}>
        {value}
      </b>
      {of === undefined || of === value ? null : <small className={styles.of}>{`/${of}`}</small>}
    </span>
  );
}
