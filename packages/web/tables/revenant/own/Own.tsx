import { estimateOf } from '@starhold/revenant';
import type { ReactNode } from 'react';
import { ResourceSign, RevenantIcon, type RevenantSign } from '../../../art/revenant/index.ts';
import { isSmall } from '../../../desk/size.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { Spoken } from '../../../kit/index.ts';
import { MAP_TEXT } from '../texts/map.ts';
import { useRevenant } from '../useRevenant.ts';
import { Figures } from './Figures.tsx';
import styles from './own.module.css';
import { corruptionOf } from './sections.ts';

const LETTERS = ['m', 'e', 's', 'n'] as const;
/** Corruption fits into four sections; the third remnant, like the third data, is turned into hidden influence. */
const MOST_CORRUPTION = 4;
const MOST_KEPT = 3;

/** Own goods and numbers: the four resources, tactics, rank, what the Void has left, and who is at home. */
export function Own(): ReactNode {
  const { own, seat, w, why, view, size } = useRevenant();
  if (!own) return null;
  const numbers: readonly { id: string; icon: RevenantSign; label: string; value: number; of?: number }[] = [
    { id: 'tactics', icon: 'tactics', label: w.own.tactics, value: own.tactics },
    { id: 'rank', icon: 'rank', label: w.own.rank, value: own.rank },
    { id: 'corruption', icon: 'corruption', label: w.own.corruption, value: corruptionOf(own), of: MOST_CORRUPTION },
    { id: 'remnants', icon: 'remnant', label: w.own.remnants, value: own.remnants, of: MOST_KEPT },
    { id: 'data', icon: 'data', label: w.own.data, value: own.data, of: MOST_KEPT },
  ];
  return (
    <ul className={styles.own} data-flip={`player:p${seat}`} aria-label={w.own.title} data-part="numbers">
      {LETTERS.map((letter, kind) => (
        <li key={letter}>
          <Thing
            target={letter}
            shape="good"
            className={styles.good}
            name={w.own.chip(w.resources[letter], own.stored[kind] ?? 0)}
          >
            <span aria-hidden="true" title={w.resources[letter]}>
              <ResourceSign of={letter} />
              <i>{letter.toUpperCase()}</i>
              <b>{own.stored[kind] ?? 0}</b>
            </span>
          </Thing>
        </li>
      ))}
      {/* Before the first cycle nothing is counted. */}
      {(view.cycle === 0 ? [] : numbers).map(({ id, icon, label, value, of }) => (
        <li key={id} data-gauge={id} data-flip={`${id}:p${seat}`}>
          <button type="button" title={label} onClick={() => why(`${id}:${seat}`)}>
            <Spoken>{w.own.chip(label, value, of)}</Spoken>
            <span aria-hidden="true">
              <RevenantIcon name={icon} />
              <b>{value}</b>
            </span>
          </button>
        </li>
      ))}
      <Prestige />
      <li className={styles.figures}>
        <Figures of={own} seat={seat} still={!isSmall(size)} />
      </li>
    </ul>
  );
}

/** What the seat would score now, from what it knows; a small table has no room for it in one line. */
function Prestige(): ReactNode {
  const { view, seat, lang, size } = useRevenant();
  const estimate = isSmall(size) ? undefined : estimateOf(view, seat);
  if (!estimate || view.cycle === 0) return null;
  const said = MAP_TEXT[lang].estimate.own(estimate.total);
  return (
    <li className={styles.prestige} title={said}>
      <Spoken>{said}</Spoken>
      <span aria-hidden="true">
        <RevenantIcon name="prestige" />
        <b>{estimate.total}</b>
      </span>
    </li>
  );
}
