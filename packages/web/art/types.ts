import type { IconName } from './Icon.tsx';

/** All drawings are decoration (`aria-hidden`): names come from the cards. They fill their box; `className` sizes it. */

export interface EnemyArtProps {
  /** `E01` … `E27`; other ids get a body of their role, or a drifter. */
  type: string;
  className?: string;
}

export interface BossArtProps {
  /** `null-cantor` … viewBox 420 × 166, wider than a column. */
  id: string;
  /** The second side burns brighter. */
  side?: 1 | 2;
  className?: string;
}

export interface ShipArtProps {
  /** Engines off when the table waits. */
  thrust?: boolean;
  damaged?: boolean;
  className?: string;
}

export interface CommandArtProps {
  /** `moveLeft` … `beltBomb`. */
  kind: string;
  className?: string;
  /** Draws the emblem only, without its sky. */
  bare?: boolean;
}

export interface CrewPortraitProps {
  /** `gunner`, `scientist`, `hacker`, `pilot`, `mechanic`. */
  crew: string;
  className?: string;
}

export interface AvatarArtProps {
  /** Name and seat: `Mara/0`. */
  seed: string;
  className?: string;
}

export interface StarFieldProps {
  seed?: string;
  /** Colour of the sky at the top, as a CSS colour. */
  glow?: string;
  /** Colour of the ground haze. */
  haze?: string;
  className?: string;
}

export interface CardBackProps {
  kind?: 'command' | 'danger' | 'enemy' | 'boss';
  className?: string;
}

export interface IconProps {
  name: IconName;
  className?: string;
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

export interface EffectIconProps {
  effect: EffectLike;
  className?: string;
}

export interface EffectIconsProps {
  effects: readonly EffectLike[];
  className?: string;
}

export interface DangerIconProps {
  kind: string;
  /** Columns of a move: which way the arrow points. */
  from?: number;
  to?: number;
  className?: string;
}

export interface BossCardIconProps {
  effects: readonly EffectLike[];
  className?: string;
}
