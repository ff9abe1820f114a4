import {
  BASE_PACK,
  type BossMatDef,
  type CoreDef,
  type Modifier,
  type StoryCardDef,
  type UpgradeDef,
} from '@starhold/unstoppable/content';

/** Definitions by id, as the parts of the table need them. */

const byId = <T extends { id: string | number }>(list: readonly T[]): ReadonlyMap<T['id'], T> =>
  new Map(list.map((def) => [def.id, def]));

const CORES = byId([...BASE_PACK.starters, ...BASE_PACK.cores]);
const UPGRADES = byId(BASE_PACK.upgrades);
const BOSSES = byId(BASE_PACK.bosses);
const STORY = byId(BASE_PACK.story);

export function coreDef(id: string | null): CoreDef | undefined {
  return id === null ? undefined : CORES.get(id);
}

export function upgradeDef(id: string | null): UpgradeDef | undefined {
  return id === null ? undefined : UPGRADES.get(id);
}

export function bossDef(id: string): BossMatDef {
  const def = BOSSES.get(id);
  if (!def) throw new Error(`no boss is called ${id}`);
  return def;
}

export function storyDef(id: number | null): StoryCardDef | undefined {
  return id === null ? undefined : STORY.get(id);
}

interface Sleeved {
  core: string | null;
  top: string | null;
  bottom: string | null;
}

/** What a card in play changes for its owner: its own passives and those of its upgrades. */
export function passivesOf(card: Sleeved): readonly Modifier[] {
  const upgrades = [card.top, card.bottom].flatMap((id) => upgradeDef(id)?.core.passives ?? []);
  return [...(coreDef(card.core)?.passives ?? []), ...upgrades];
}
