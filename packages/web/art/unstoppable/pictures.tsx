import { memo, type ReactNode } from 'react';
import styles from '../art.module.css';

interface PictureProps {
  className?: string | undefined;
}

function Picture({ id, className }: { id: string } & PictureProps): ReactNode {
  return <span className={className ? `${styles.art} ${className}` : styles.art} data-art={id} />;
}

/** The picture of a core, threat, boss or upgrade card, by its id; fills its box. */
export const CardArt = memo(function CardArt({ id, className }: { id: string } & PictureProps): ReactNode {
  return <Picture id={id} className={className} />;
});

export const CharacterPortrait = memo(function CharacterPortrait(props: { id: string } & PictureProps): ReactNode {
  return <Picture {...props} />;
});

export const BossArt = memo(function BossArt(props: { id: string } & PictureProps): ReactNode {
  return <Picture {...props} />;
});

export const StoryArt = memo(function StoryArt({ n, className }: { n: number } & PictureProps): ReactNode {
  return <Picture id={`story-${n}`} className={className} />;
});

export const CardBack = memo(function CardBack({ className }: PictureProps): ReactNode {
  return <Picture id="back" className={className} />;
});
