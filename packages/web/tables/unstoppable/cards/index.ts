/** The cards of Unstoppable. Purely presentational: they are told what they show and how they are marked. */
export { BossArt, CardArt, CardBack, CharacterPortrait, StoryArt, UnsIcon } from '../../../art/unstoppable/index.ts';
export { CoreCard } from './CoreCard.tsx';
export { CoreDeckTile } from './CoreDeckTile.tsx';
export { MarketTile } from './MarketTile.tsx';
export { OpenSleeve } from './OpenSleeve.tsx';
export { PackProvider, usePack } from './pack.ts';
export { ThreatCard } from './ThreatCard.tsx';
export type {
  CoreCardProps,
  CoreCardSize,
  CoreDeckTileProps,
  MarketTileProps,
  OpenSleeveProps,
  ThreatCardProps,
  Touch,
} from './types.ts';
