import { optionId } from '@starhold/kernel';
import { BONUSES } from '../content/index.ts';
import { FIGURE_REFS, NOTHING, SECTION_REFS, SECTOR_REFS, SHIP_REFS } from './refs.ts';

/** Ids of options that are made at nearly every step: made once. */

const each = (verb: string, refs: readonly string[]): readonly string[] => refs.map((ref) => optionId(verb, ref));

export const EMERGENCY_IDS = each('emergency', FIGURE_REFS);
export const BONUS_IDS: ReadonlyMap<string, string> = new Map(
  BONUSES.map((bonus) => [bonus, optionId('bonus', bonus)]),
);
export const HIT_SHIP_IDS = each('hit', SHIP_REFS);
export const TAINT_IDS = each('corrupt', SHIP_REFS);
export const SHIELD_IDS = each('shield', SECTOR_REFS);
export const DESTROY_IDS = each('destroy', SECTOR_REFS);
export const TO_IDS = each('to', SECTOR_REFS);
export const HIT_IDS = each('hit', SECTOR_REFS);
export const SEND_IDS: readonly (readonly string[])[] = FIGURE_REFS.map((figure) =>
  SHIP_REFS.map((ship) => optionId('send', figure, ship)),
);
export const MOVE_IDS: readonly (readonly string[])[] = SHIP_REFS.map((ship) =>
  SECTOR_REFS.map((sector) => optionId('move', ship, sector)),
);
export const DEPLOY_IDS: readonly (readonly string[])[] = SHIP_REFS.map((ship) =>
  SECTOR_REFS.map((sector) => optionId('deploy', ship, sector)),
);

/** Of cards and mixes there are many, and few of them come up again and again: made when they are first met. */
function kept(make: (key: string, at: number) => string): (key: string, at: number) => string {
  const made: Map<string, string>[] = [];
  return (key, at) => {
    made[at] ??= new Map();
    let id = made[at].get(key);
    if (id === undefined) {
      id = make(key, at);
      made[at].set(key, id);
    }
    return id;
  };
}

/** A card of the row, by figure. */
export const chargeId = kept((card, figure) => optionId('send', FIGURE_REFS[figure], card));
/** What bears two effects, by the one of them. */
export const effectId = kept((of, which) => optionId('effect', `${of}.${which}`));
/** What stays in a section that is corrupted, by section. */
export const corruptId = kept((letters, section) => optionId('corrupt', SECTION_REFS[section], letters || NOTHING));
