import type { ReactNode } from 'react';
import styles from './CardFace.module.css';
import { hasLongWord } from './longWord.ts';
import type { CardProps } from './types.ts';

const BURST =
  'M12 1.5l2.2 5.2 5.2-2.1-2.1 5.2 5.2 2.2-5.2 2.2 2.1 5.2-5.2-2.1L12 22.5l-2.2-5.2-5.2 2.1 2.1-5.2L1.5 12l5.2-2.2-2.1-5.2 5.2 2.1z';

/** What is printed on a card: art, name, badges, the stat bar; and what is laid on it: result chip, damage. */
export function CardFace({ title, subtitle, art, stats, badges, chip, hit, size = 'board' }: CardProps): ReactNode {
  return (
    <>
      <span className={styles.art}>{art}</span>
      {size === 'board' ? (
        <span className={styles.top}>
          {stats?.centre === undefined ? null : <span className={styles.corner}>{stats.centre}</span>}
          <span className={styles.name} data-long={hasLongWord(title) || undefined}>
            {title}
          </span>
        </span>
      ) : (
        <span className={styles.caption} data-wraps={title.length > 12 || undefined}>
          <span className={styles.name} data-long={hasLongWord(title) || undefined}>
            {title}
          </span>
          {subtitle === undefined ? null : <small>{subtitle}</small>}
        </span>
      )}
      {badges?.length ? (
        <span className={styles.badges}>
          {badges.map((badge) => (
            <span key={badge.id} className={styles.badge} data-badge={badge.tone ?? 'plain'}>
              {badge.content}
            </span>
          ))}
        </span>
      ) : null}
      {hit === undefined ? null : (
        <span className={styles.hit}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={BURST} fill="#ff5a4d" stroke="#ffe1c4" strokeWidth=".8" />
          </svg>
          <b>{hit}</b>
        </span>
      )}
      {stats === undefined ? null : (
        <span className={styles.stats}>
          {stats.left}
          <span className={styles.centre}>{stats.centre}</span>
          <span className={styles.right} data-replaced={chip ? '' : undefined}>
            {stats.right}
          </span>
        </span>
      )}
      {chip === undefined ? null : (
        <span className={styles.chip} data-chip={chip.tone}>
          {chip.icon}
          <span className={styles.long}>{chip.text}</span>
          <span className={styles.short}>{chip.short ?? chip.text}</span>
        </span>
      )}
    </>
  );
}
