import type { Pack } from './pack.ts';
import type { BossCardDef, BossMatDef, CoreDef, StoryCardDef, ThreatDef, UpgradeDef } from './schema.ts';

/** What stands behind an id in a pack. Views name a missing thing by null. */

function at<T>(table: readonly T[], index: ReadonlyMap<string, number>, id: string | null): T | undefined {
  const found = id === null ? undefined : index.get(id);
  return found === undefined ? undefined : table[found];
}

export function coreIn(pack: Pack, id: string | null): CoreDef | undefined {
  return at(pack.cores, pack.coreIndex, id);
}

export function upgradeIn(pack: Pack, id: string | null): UpgradeDef | undefined {
  return at(pack.upgrades, pack.upgradeIndex, id);
}

/** Boss cards, too: what can lie on a battlefield. */
export function threatIn(pack: Pack, id: string | null): ThreatDef | BossCardDef | undefined {
  return at(pack.threats, pack.threatIndex, id);
}

export function isBossDef(def: ThreatDef | BossCardDef): def is BossCardDef {
  return 'group' in def;
}

export function bossIn(pack: Pack, id: string): BossMatDef {
  for (const mat of pack.bosses) if (mat.id === id) return mat;
  throw new Error(`the pack has no boss ${id}`);
}

export function storyIn(pack: Pack, id: number | null): StoryCardDef | undefined {
  return pack.story.find((card) => card.id === id);
}
