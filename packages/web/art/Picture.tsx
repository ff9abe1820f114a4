import type { ReactNode } from 'react';
import styles from './art.module.css';

export interface PictureProps {
  className?: string | undefined;
}

const urls = new Map<string, string>();

/** SVG text as an image, drawn once and kept by its key: a table of fifty cards stays fifty elements. */
export function Picture({ of, draw, className }: { of: string; draw: () => string } & PictureProps): ReactNode {
  const src = urls.get(of) ?? `data:image/svg+xml,${encodeURIComponent(draw())}`;
  urls.set(of, src);
  const cls = `${styles.art} ${styles.photo}`;
  return <img className={className ? `${cls} ${className}` : cls} src={src} alt="" draggable={false} />;
}
