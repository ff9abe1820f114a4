/** The cards of Unstoppable: faces, and the same as things of the table. */
export { CardArt, CardBack, CharacterPortrait, UnsIcon } from '../../../art/unstoppable/index.ts';
export { CoreDeckTile } from './CoreDeckTile.tsx';
export { MarketTile } from './MarketTile.tsx';
export { OpenSleeve } from './OpenSleeve.tsx';
export { PeekFace } from './Peek.tsx';
export { PackProvider, useCards } from './pack.ts';
export { CoreThing, ThreatThing } from './things.tsx';
