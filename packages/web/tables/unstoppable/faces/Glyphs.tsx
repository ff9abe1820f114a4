import type { ReactNode } from 'react';
import { UnsIcon } from '../../../art/unstoppable/index.ts';
import styles from './Glyphs.module.css';
import type { Glyph } from './glyphs.ts';

/** Signs in a row, for eyes only. */
export function Glyphs({ of, className }: { of: readonly Glyph[]; className?: string | undefined }): ReactNode {
  return (
    <span className={className ? `${styles.glyphs} ${className}` : styles.glyphs} data-units="" aria-hidden="true">
      {of.map(({ icon, n, not }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, the same sign may come twice
        <span key={`${icon}${i}`} className={styles.glyph} data-not={not ? '' : undefined}>
          {icon === undefined ? null : <UnsIcon name={icon} />}
          {n === undefined ? null : <b>{n}</b>}
        </span>
      ))}
    </span>
  );
}
