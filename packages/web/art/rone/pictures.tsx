import { memo, type ReactNode } from 'react';
import styles from '../art.module.css';
import { backSvg } from './backs.ts';
import { castOf, type RoneKind } from './casting.ts';
import { compose } from './compose.ts';
import type { PaletteName } from './palettes.ts';

interface PictureProps {
  className?: string | undefined;
}

const urls = new Map<string, string>();

/** Drawn once and kept as an image: a table of fifty cards stays fifty elements. */
function urlOf(key: string, draw: () => string): string {
  let url = urls.get(key);
  if (url === undefined) {
    url = `data:image/svg+xml,${encodeURIComponent(draw())}`;
    urls.set(key, url);
  }
  return url;
}

function Picture({ src, className }: { src: string } & PictureProps): ReactNode {
  const cls = `${styles.art} ${styles.photo}`;
  return <img className={className ? `${cls} ${className}` : cls} src={src} alt="" draggable={false} />;
}

/** The picture of a card, by its id; fills its box. `kind` and `tone`: whose tones it wears if nobody drew it. */
export const RoneArt = memo(function RoneArt({
  id,
  kind = 'card',
  tone,
  className,
}: { id: string; kind?: RoneKind; tone?: PaletteName | undefined } & PictureProps): ReactNode {
  const key = `${id}/${kind}/${tone ?? ''}`;
  return <Picture src={urlOf(key, () => compose(id, castOf(id, kind, tone)))} className={className} />;
});

/** A face, close: leaders, and whoever else has one. */
export const RonePortrait = memo(function RonePortrait({
  id,
  kind = 'leader',
  className,
}: { id: string; kind?: RoneKind } & PictureProps): ReactNode {
  return (
    <Picture
      src={urlOf(`${id}/face`, () => compose(id, { ...castOf(id, kind), box: '34 6 92 92' }))}
      className={className}
    />
  );
});

/** The back of a card. */
export const RoneBack = memo(function RoneBack({
  kind = 'card',
  className,
}: { kind?: 'card' | 'recruit' | 'technology' | 'invasion' | 'protocol' } & PictureProps): ReactNode {
  return <Picture src={urlOf(`back/${kind}`, () => backSvg(kind))} className={className} />;
});
