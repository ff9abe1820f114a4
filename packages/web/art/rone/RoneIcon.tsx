import { memo, type ReactNode } from 'react';
import styles from '../art.module.css';
import { RONE_ICONS } from './icons.ts';

export type RoneIconName = keyof typeof RONE_ICONS;

/** Icons of this game, one em large, in the colour of the text; decoration: what they mean is said in words. */
export const RoneIcon = memo(function RoneIcon({
  name,
  className,
}: {
  name: RoneIconName;
  className?: string | undefined;
}): ReactNode {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={RONE_ICONS[name]} />
    </svg>
  );
});
