import type { ReactNode } from 'react';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { Screw, type ScrewKind } from '../cards/Screw.tsx';
import { oddsOf } from '../model/odds.ts';
import { reshuffleOf } from '../model/table.ts';
import { useRone } from '../useRone.ts';
import styles from './draw.module.css';

/** While drawing: what is left in the own deck, by what it costs. Its order nobody knows. */
export function DrawOdds(): ReactNode {
  const { pack, own, w, view } = useRone();
  const odds = oddsOf(pack, own.rest);
  return (
    <section className={styles.odds} aria-label={w.draw.title} data-part="odds">
      <span className={styles.deck} data-last={own.deck === 0 ? '' : undefined} aria-hidden="true">
        <b>{own.deck}</b>
        <small>{own.deck === 0 ? w.draw.reshuffleNext : w.draw.left}</small>
      </span>
      <div className={styles.kinds}>
        <h3>{own.deck === 0 ? w.draw.empty(reshuffleOf(pack, own, view)) : w.draw.next(own.deck)}</h3>
        {own.deck === 0 ? null : (
          <ul>
            {odds.map(({ kind, n }) => (
              <li key={kind} data-none={n === 0 ? '' : undefined}>
                {kind === 'free' ? <em>{w.card.free}</em> : <Screw kind={kind as ScrewKind} />}
                <span className={styles.bar} aria-hidden="true">
                  <i style={{ width: `${(100 * n) / Math.max(1, own.rest.length)}%` }} />
                </span>
                <b>{`${n}/${own.rest.length}`}</b>
              </li>
            ))}
          </ul>
        )}
        <p>
          <RoneIcon name="draw" />
          {w.draw.hand(own.hand)}
        </p>
      </div>
    </section>
  );
}
