import type { CharacterDef, CoreDef } from '../schema.ts';

/** Rules file 7.3: four characters, three cards each. */
export const CHARACTERS: CharacterDef[] = [];
export const CHARACTER_CARDS: CoreDef[] = [];
