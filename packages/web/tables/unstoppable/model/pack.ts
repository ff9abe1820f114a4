import { BASE_PACK, type BossMatDef, type Modifier, type StoryCardDef } from '@starhold/unstoppable/content';
import { coreDef, upgradeDef } from '../cards/defs.ts';
import type { SleeveView } from './sleeves.ts';

/** Definitions by id, as the parts of the table need them. */

export { coreDef, upgradeDef };

const byId = <T extends { id: string | number }>(list: readonly T[]): ReadonlyMap<T['id'], T> =>
  new Map(list.map((def) => [def.id, def]));

const BOSSES = byId(BASE_PACK.bosses);
const STORY = byId(BASE_PACK.story);

export function bossDef(id: string): BossMatDef {
  const def = BOSSES.get(id);
  if (!def) throw new Error(`no boss is called ${id}`);
  return def;
}

export function storyDef(id: number | null): StoryCardDef | undefined {
  return id === null ? undefined : STORY.get(id);
}

/** What a card in play changes for its owner: its own passives and those of its upgrades. */
export function passivesOf(card: SleeveView): readonly Modifier[] {
  const upgrades = [card.top, card.bottom].flatMap((id) => upgradeDef(id)?.core.passives ?? []);
  return [...(coreDef(card.core)?.passives ?? []), ...upgrades];
}
