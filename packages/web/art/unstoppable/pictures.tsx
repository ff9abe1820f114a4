import { memo, type ReactNode } from 'react';
import styles from '../art.module.css';
import { backSvg, circuitSvg } from './backs.ts';
import { castOf } from './casting.ts';
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

/** The picture of a core, threat or boss card, by its id; fills its box. `kin`: whose colours it wears if nobody drew it. */
export const CardArt = memo(function CardArt({
  id,
  kin,
  className,
}: { id: string; kin?: PaletteName | undefined } & PictureProps): ReactNode {
  return <Picture src={urlOf(`${id}/${kin ?? ''}`, () => compose(id, castOf(id, kin)))} className={className} />;
});

/** The wiring of an upgrade, faint, in the colour of its notch. */
export const UpgradeArt = memo(function UpgradeArt({
  id,
  notch,
  className,
}: { id: string; notch: 'top' | 'bottom' } & PictureProps): ReactNode {
  return <Picture src={urlOf(`${id}/${notch}`, () => circuitSvg(id, notch))} className={className} />;
});

export const CharacterPortrait = memo(function CharacterPortrait({
  id,
  className,
}: { id: string } & PictureProps): ReactNode {
  return (
    <Picture src={urlOf(`${id}/face`, () => compose(id, { ...castOf(id), box: '34 8 92 92' }))} className={className} />
  );
});

export const BossArt = memo(function BossArt({ id, className }: { id: string } & PictureProps): ReactNode {
  return <Picture src={urlOf(id, () => compose(id, castOf(id)))} className={className} />;
});

export const StoryArt = memo(function StoryArt({ n, className }: { n: number } & PictureProps): ReactNode {
  const id = `story-${n}`;
  return <Picture src={urlOf(id, () => compose(id, castOf(id)))} className={className} />;
});

export const CardBack = memo(function CardBack({
  kind = 'core',
  className,
}: { kind?: 'core' | 'threat' | 'upgrade' } & PictureProps): ReactNode {
  return <Picture src={urlOf(`back/${kind}`, () => backSvg(kind))} className={className} />;
});
