/** Drawn art of Unstoppable. Loaded with its table only. */
export { BossArt, CardArt, CardBack, CharacterPortrait, StoryArt, UpgradeArt } from './pictures.tsx';
export { UnsIcon } from './UnsIcon.tsx';
