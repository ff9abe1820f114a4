export type { RoneKind } from './casting.ts';
export { RoneArt, RonePortrait } from './pictures.tsx';
export { RoneIcon, type RoneIconName } from './RoneIcon.tsx';
