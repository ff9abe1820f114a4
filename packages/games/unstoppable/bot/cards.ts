import { BASE_PACK, type CoreDef, FACTIONS, type Kind, type UpgradeDef } from '../content/index.ts';

/** The cards as the policy looks them up: the only place where it asks the content. */

export const CORE = new Map<string, CoreDef>([...BASE_PACK.starters, ...BASE_PACK.cores].map((c) => [c.id, c]));
export const UPGRADE = new Map<string, UpgradeDef>(BASE_PACK.upgrades.map((u) => [u.id, u]));
export const BACKS = new Map(BASE_PACK.threats.map((t) => [t.id, t]));
export const STORY = new Map(BASE_PACK.story.map((c) => [c.id, c]));
export const BOSS_DAMAGE = new Map(
  BASE_PACK.bossCards.map((c) => [c.id, c.onDrawn.reduce((sum, op) => sum + (op.op === 'bossDamage' ? op.n : 0), 0)]),
);

const FACTION = new Map([...CORE.values()].map(({ id, faction }) => [id, faction ? FACTIONS.indexOf(faction) : -1]));

/** Place among FACTIONS; -1 for a card that belongs to none. */
export function factionOf(core: string | null): number {
  return core === null ? -1 : (FACTION.get(core) ?? -1);
}

export function kindOf(core: string | null): Kind | undefined {
  return core === null ? undefined : CORE.get(core)?.kind;
}
