export type { RevenantKind } from './compose.ts';
export {
  DAMAGE_TONE,
  HOUSE_SIGNS,
  HOUSE_TONES,
  type HouseId,
  isHouse,
  PLAYER_TONES,
  RESOURCE_TONES,
  REVENANT_SIGNS,
  type ResourceLetter,
  type RevenantSign,
  VOID_TONE,
} from './emblems.ts';
export { RevenantArt } from './pictures.tsx';
export { HouseEmblem, ResourceSign, RevenantIcon } from './Signs.tsx';
