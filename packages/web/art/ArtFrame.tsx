import type { CSSProperties, ReactNode } from 'react';
import styles from './art.module.css';

export interface ArtProps {
  /** Sizes it. */
  className?: string;
}

interface ArtFrameProps extends ArtProps {
  /** The viewBox. */
  box: string;
  /** Fills its box and is cut, rather than shown whole. */
  isCut?: boolean;
  style?: CSSProperties;
  children: ReactNode;
}

/** What every drawing lies in: it fills its box, and is for eyes only. */
export function ArtFrame({ box, isCut, style, className, children }: ArtFrameProps): ReactNode {
  return (
    <svg
      className={className ? `${styles.art} ${className}` : styles.art}
      viewBox={box}
      preserveAspectRatio={isCut ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      style={style}
    >
      {children}
    </svg>
  );
}
