import type { CSSProperties, ReactNode } from 'react';
import styles from './EndPicture.module.css';
import { Shards } from './Shards.tsx';

interface Figure {
  art: ReactNode;
  /** Width to height. */
  shape: number;
  /** A picture with a ground of its own, and not a thing that hangs in the sky. */
  framed?: boolean;
}

interface EndPictureProps {
  /** Above: what was fought. */
  foe?: Figure;
  /** Below: who fought it, side by side. */
  heroes: readonly Figure[];
  fallen: 'foe' | 'heroes' | 'nobody';
}

/** The picture of an end: who stands, and what falls apart. */
export function EndPicture({ foe, heroes, fallen }: EndPictureProps): ReactNode {
  return (
    <div className={styles.picture} data-fallen={fallen} data-alone={foe ? undefined : ''} aria-hidden="true">
      <i className={styles.sky} />
      {foe ? <One figure={foe} className={styles.foe} broken={fallen === 'foe'} /> : null}
      <div className={styles.heroes}>
        {heroes.map((hero, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <One key={i} figure={hero} className={styles.hero} broken={fallen === 'heroes'} />
        ))}
      </div>
    </div>
  );
}

function One({ figure, className, broken }: { figure: Figure; className: string; broken: boolean }): ReactNode {
  const { art, shape, framed } = figure;
  return (
    <span
      className={className}
      data-fill=""
      data-framed={framed ? '' : undefined}
      data-broken={broken ? '' : undefined}
      style={{ '--shape': shape } as CSSProperties}
    >
      {broken ? <Shards>{art}</Shards> : art}
    </span>
  );
}
