import { catalogueOf, type RevenantEntry } from '../../catalogue.ts';
import type { Pack } from '../../content/index.ts';
import { scenesOf } from './scenes.ts';
import { shown, type Witness } from './stage.ts';

export { addressesOf, shown, Witness } from './stage.ts';

export interface Proof {
  entry: RevenantEntry;
  lines: string[];
}

/** Everything that a pack holds, played. */
export function proofsOf(pack: Pack, witness: Witness): Proof[] {
  return catalogueOf(pack).map((entry) => {
    try {
      return { entry, lines: scenesOf(entry).flatMap((scene) => shown(scene, witness)) };
    } catch (error) {
      throw new Error(`${entry.kind} ${entry.id}: ${error instanceof Error ? error.message : error}`);
    }
  });
}

/** As text to read and to compare: each card by its kind and id, and below it what it did. `lab/coverage.ts` reads it, too. */
export function proofText(proofs: readonly Proof[]): string {
  const parts = proofs.map(({ entry, lines }) => [`# ${entry.kind}:${entry.id}`, ...lines].join('\n'));
  return `${parts.join('\n\n')}\n`;
}
