import type { ArtProps } from './ArtFrame.tsx';
import type { IconName } from './Icon.tsx';

/** All drawings are decoration (`aria-hidden`): names come from the cards. They fill their box; `className` sizes it. */

export interface EnemyArtProps extends ArtProps {
  /** `E01` … `E27`; other ids get a body of their role, or a drifter. */
  type: string;
}

export interface BossArtProps extends ArtProps {
  /** `null-cantor` … viewBox 420 × 166, wider than a column. */
  id: string;
  /** The second side burns brighter. */
  side?: 1 | 2;
}

export interface ShipArtProps extends ArtProps {
  /** Engines off when the table waits. */
  thrust?: boolean;
  damaged?: boolean;
}

export interface CommandArtProps extends ArtProps {
  /** `moveLeft` … `beltBomb`. */
  kind: string;
  /** Draws the emblem only, without its sky. */
  bare?: boolean;
}

export interface CrewPortraitProps extends ArtProps {
  /** `gunner`, `scientist`, `hacker`, `pilot`, `mechanic`. */
  crew: string;
}

export interface AvatarArtProps extends ArtProps {
  /** Name and seat: `Mara/0`. */
  seed: string;
}

export interface StarFieldProps extends ArtProps {
  seed?: string;
  /** Colour of the sky at the top, as a CSS colour. */
  glow?: string;
  /** Colour of the ground haze. */
  haze?: string;
}

export interface IconProps extends ArtProps {
  name: IconName;
  /** Spoken name; without it the icon is decoration. */
  label?: string;
}

/** A part of what an enemy, danger or boss card does; shapes as in `content/ops.ts`. */
export interface EffectLike {
  op: string;
  n?: unknown;
  dir?: string;
  reach?: number;
}

export interface EffectIconProps extends ArtProps {
  effect: EffectLike;
}

export interface EffectIconsProps extends ArtProps {
  effects: readonly EffectLike[];
}

export interface DangerIconProps extends ArtProps {
  kind: string;
  /** Columns of a move: which way the arrow points. */
  from?: number;
  to?: number;
}

export interface BossCardIconProps extends ArtProps {
  effects: readonly EffectLike[];
}
