import {
  BASE_PACK,
  type BossCardDef,
  type CoreDef,
  type ThreatDef,
  type UpgradeDef,
} from '@starhold/unstoppable/content';

/** Definitions by id. Cards of a pack the browser does not know show their id and no text. */
const CORES = new Map([...BASE_PACK.starters, ...BASE_PACK.cores].map((def) => [def.id, def]));
const UPGRADES = new Map(BASE_PACK.upgrades.map((def) => [def.id, def]));
const THREATS = new Map<string, ThreatDef | BossCardDef>(
  [...BASE_PACK.threats, ...BASE_PACK.bossCards].map((def) => [def.id, def]),
);

export type Notch = UpgradeDef['notch'];
export const NOTCHES: readonly Notch[] = ['top', 'bottom'];

export function coreDef(id: string | null): CoreDef | undefined {
  return id === null ? undefined : CORES.get(id);
}

export function upgradeDef(id: string | null): UpgradeDef | undefined {
  return id === null ? undefined : UPGRADES.get(id);
}

export function threatDef(id: string): ThreatDef | BossCardDef | undefined {
  return THREATS.get(id);
}

export function isBossCard(def: ThreatDef | BossCardDef): def is BossCardDef {
  return 'group' in def;
}
