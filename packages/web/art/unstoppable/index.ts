/** Drawn art of Unstoppable. Loaded with its table only. */
export { CardArt, CardBack, CharacterPortrait, UpgradeArt } from './pictures.tsx';
export { UnsIcon } from './UnsIcon.tsx';
