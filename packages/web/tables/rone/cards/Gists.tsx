import type { Combat } from '@starhold/rone/content';
import type { ReactNode } from 'react';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import type { Gist } from './gist.ts';
import styles from './gists.module.css';
import { Screw } from './Screw.tsx';

/** Signs in a row, for eyes only. */
export function Gists({ of, most }: { of: readonly Gist[]; most?: number }): ReactNode {
  const shown = most === undefined ? of : of.slice(0, most);
  return (
    <span className={styles.gists} aria-hidden="true">
      {shown.map(({ icon, screw, n, faint }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, the same sign may come twice
        <i key={i} data-faint={faint ? '' : undefined} data-of={icon}>
          {icon === undefined ? null : <RoneIcon name={icon} />}
          {screw === undefined ? null : <Screw kind={screw} />}
          {n}
        </i>
      ))}
    </span>
  );
}

const DAMAGES = ['melee', 'ranged', 'destruction'] as const;

/** Combat values, in their colours. */
export function CombatSigns({ of }: { of: Combat }): ReactNode {
  return <Gists of={combatGist(of)} />;
}

export function combatGist(of: Combat): Gist[] {
  return DAMAGES.filter((kind) => of[kind] > 0).map((icon) => ({ icon, n: String(of[icon]) }));
}

export function Reward({ n }: { n: number }): ReactNode {
  if (n === 0) return null;
  return (
    <span className={styles.reward} aria-hidden="true">
      <RoneIcon name="part" />
      {n}
    </span>
  );
}
