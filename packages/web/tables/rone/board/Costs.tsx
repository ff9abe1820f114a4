import type { ReactNode } from 'react';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { reshuffleOf, survivalOf } from '../model/table.ts';
import { useRone } from '../useRone.ts';
import styles from './tray.module.css';

/** Always in sight: what the survival check and a reshuffle would cost now. */
export function Costs(): ReactNode {
  const { pack, own, w, view } = useRone();
  const survival = survivalOf(pack, own);
  const reshuffle = reshuffleOf(pack, own, view);
  return (
    <ul className={styles.costs} aria-label={w.costs.title}>
      <li data-cost="survival" data-deadly={survival.deadly ? '' : undefined} title={w.costs.survival(survival.lost)}>
        <RoneIcon name="survival" />
        <span className={styles.word}>{w.costs.survivalShort}</span>
        <b>{survival.lost === 0 ? '0' : `−${survival.lost}`}</b>
        <RoneIcon name="health" />
      </li>
      <li
        data-cost="reshuffle"
        data-flip="cost"
        data-deadly={reshuffle.deadly ? '' : undefined}
        title={w.costs.reshuffle(reshuffle)}
      >
        <RoneIcon name="reshuffle" />
        <span className={styles.word}>{w.costs.reshuffleShort}</span>
        <b>{reshuffle.deadly ? w.costs.deadly : reshuffle.damage === 0 ? '0' : `−${reshuffle.damage}`}</b>
        {reshuffle.deadly ? null : <RoneIcon name="melee" />}
      </li>
    </ul>
  );
}
