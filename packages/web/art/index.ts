/** Drawn art: everything is SVG composed from an id. No raster, no emoji. */
export { AvatarArt } from './AvatarArt.tsx';
export { BossArt } from './BossArt.tsx';
export { CommandArt } from './CommandArt.tsx';
export { CrewPortrait } from './CrewPortrait.tsx';
export { EnemyArt } from './EnemyArt.tsx';
export { BossCardIcon, CommandIcon, DangerIcon, EffectIcons } from './effects.tsx';
export { Icon, type IconName } from './Icon.tsx';
export { ShipArt } from './ShipArt.tsx';
export { StarField } from './StarField.tsx';
