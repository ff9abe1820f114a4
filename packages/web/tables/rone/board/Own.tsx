import type { ReactNode } from 'react';
import { RoneIcon, type RoneIconName } from '../../../art/rone/RoneIcon.tsx';
import { isSmall } from '../../../desk/size.ts';
import { Spoken } from '../../../kit/index.ts';
import { phaseLabel } from '../model/names.ts';
import { forecastFor, MOST, partsOf } from '../model/table.ts';
import { useRone } from '../useRone.ts';
import styles from './own.module.css';

/** Own numbers as chips, in the bar of a small table with the phase, above the hand of a desk without. */
export function Own(): ReactNode {
  const { view, seat, own, pack, w, lang, size, why } = useRone();
  if (!own) return null;
  const after = forecastFor(view, pack, seat);
  // Where the board shows them larger, what happens to them is seen there.
  const flip = (target: string) => (isSmall(size) ? { 'data-flip': target } : { 'data-flip-else': target });
  const chips: readonly { id: string; icon: RoneIconName; label: string; value: number; of?: number; now?: number }[] =
    [
      { id: 'armour', icon: 'armour', label: w.own.armour, value: own.armour, of: MOST, now: after.armour },
      { id: 'health', icon: 'health', label: w.own.health, value: own.health, of: MOST, now: after.health },
      { id: 'reroll', icon: 'reroll', label: w.own.rerolls, value: own.rerolls },
      { id: 'part', icon: 'part', label: w.own.parts, value: partsOf(view, seat, pack) },
      ...(isSmall(size)
        ? []
        : [{ id: 'research', icon: 'research' as const, label: w.own.research, value: own.research }]),
    ];
  return (
    <ul className={styles.own} {...flip(`player:p${seat}`)} aria-label={w.own.title} data-part="numbers">
      {chips.map(({ id, icon, label, value, of, now = value }) => (
        <li key={id} data-gauge={id} {...flip(`${id}:p${seat}`)}>
          <button type="button" title={label} onClick={() => why(`${id}:${seat}`)}>
            <Spoken>{w.own.chip(label, value, of, now)}</Spoken>
            <span aria-hidden="true">
              <RoneIcon name={icon} />
              <b>{value}</b>
              {now === value ? null : <em>→{now}</em>}
              <i>{label}</i>
            </span>
          </button>
        </li>
      ))}
      {isSmall(size) ? (
        <li className={styles.phase} data-gauge="phase">
          {phaseLabel(view, lang)}
        </li>
      ) : null}
    </ul>
  );
}
