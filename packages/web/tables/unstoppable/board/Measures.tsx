import type { UnsView } from '@starhold/unstoppable';
import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '../../../art/index.ts';
import type { PartsText } from '../texts/parts.ts';
import { useUns } from '../useUns.ts';
import { type Measure, type MeasureId, measuresOf } from './downfall.ts';
import styles from './measures.module.css';

export interface MeasuresProps {
  view: UnsView;
  /** So much more health or armour would have stood the last hit. */
  lacking?: number;
}

const ICONS: Record<MeasureId, IconName> = { boss: 'enemies', time: 'hourglass', health: 'heart' };

/** Boss, time and health at the end: how far each was, and what was missing or left. */
export function Measures({ view, lacking = 0 }: MeasuresProps): ReactNode {
  const { parts: t } = useUns();
  return (
    <ul className={styles.measures}>
      {measuresOf(view).map((measure) => (
        <li key={measure.id} data-measure={measure.id} data-fatal={measure.fatal ? '' : undefined}>
          <Icon name={ICONS[measure.id]} />
          <b>{labelOf(measure, view, t)}</b>
          <em>{`${measure.have}/${measure.of}`}</em>
          <i aria-hidden="true" style={{ '--share': Math.min(1, measure.have / measure.of) } as CSSProperties} />
          <span>{captionOf(measure, view, lacking, t.end.downfall)}</span>
        </li>
      ))}
    </ul>
  );
}

function labelOf({ id }: Measure, view: UnsView, t: PartsText): string {
  if (id === 'time') return t.end.downfall.time;
  if (id === 'health') return t.end.health;
  return view.boss.goal === null ? t.story.title : t.end.boss;
}

function captionOf(
  { id, have, of, fatal }: Measure,
  view: UnsView,
  lacking: number,
  d: PartsText['end']['downfall'],
): string {
  switch (id) {
    case 'boss':
      if (view.won) return d.reached;
      return view.boss.goal === null ? d.untold(of - have) : d.missing(of - have);
    case 'time':
      return fatal ? d.timeUp : d.turnsLeft(view.danger.turnsLeft);
    case 'health':
      if (!fatal) return d.healthLeft(have);
      return lacking > 0 ? d.lacking(lacking) : d.noHealth;
  }
}
