import type { UpgradeDef } from '../content/index.ts';
import { type CoreDef, coreIn, FACTIONS, type Kind, type Pack, packOf, packs, upgradeIn } from '../content/index.ts';

/** The pack of the table that is being thought about: set whenever a sight comes in, read by everything in this folder. */
export let cards: Pack = packs.at(packs.base);

export function readFrom(sight: { pack: string }): void {
  cards = packOf(sight);
}

export function coreOf(id: string | null): CoreDef | undefined {
  return coreIn(cards, id);
}

export function upgradeOf(id: string | null): UpgradeDef | undefined {
  return upgradeIn(cards, id);
}

/** Place among FACTIONS; -1 for a card that belongs to none. */
export function factionOf(core: string | null): number {
  const faction = coreOf(core)?.faction ?? null;
  return faction === null ? -1 : FACTIONS.indexOf(faction);
}

export function kindOf(core: string | null): Kind | undefined {
  return coreOf(core)?.kind;
}
