import type { ReactNode } from 'react';
import { type ResourceLetter, ResourceSign } from '../../../art/revenant/index.ts';
import styles from './card.module.css';

/** Resources of a price or a payment, each with its shape and colour; `letter`: with their letters. */
export function Price({ of, letter, missing = '' }: { of: string; letter?: boolean; missing?: string }): ReactNode {
  const lacks = [...missing];
  return (
    <span className={styles.price} aria-hidden="true">
      {[...of].map((kind, i) => {
        const at = lacks.indexOf(kind);
        if (at >= 0) lacks.splice(at, 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
          <i key={i} data-missing={at >= 0 ? '' : undefined}>
            <ResourceSign of={kind as ResourceLetter} {...(letter ? { letter } : {})} />
          </i>
        );
      })}
    </span>
  );
}
