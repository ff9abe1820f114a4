import { type Proof, prove } from '@starhold/effects/testing';
import { catalogueOf, type UnsEntry } from '../../catalogue.ts';
import type { Pack } from '../../content/index.ts';
import { scenesOf } from './scenes.ts';
import { shown, type Witness } from './stage.ts';

export { modifierScenes } from './scenes.ts';
export { addressesOf, shown, Witness } from './stage.ts';

/** Everything that a pack holds, played. */
export function proofsOf(pack: Pack, witness: Witness): Proof<UnsEntry>[] {
  return prove(catalogueOf(pack), (entry) => scenesOf(entry).flatMap((scene) => shown(scene, witness)));
}
