import { type Proof, prove } from '@starhold/effects/testing';
import { catalogueOf, type RoneEntry } from '../../catalogue.ts';
import type { Pack } from '../../content/index.ts';
import { scenesOf } from './scenes.ts';
import { shown, type Witness } from './stage.ts';

export { invasionModifierScene, modifierScene } from './scenes.ts';
export { addressesOf, shown, Witness } from './stage.ts';

/** Everything that a pack holds, played. */
export function proofsOf(pack: Pack, witness: Witness): Proof<RoneEntry>[] {
  return prove(catalogueOf(pack), (entry) => scenesOf(entry).flatMap((scene) => shown(scene, witness)));
}
