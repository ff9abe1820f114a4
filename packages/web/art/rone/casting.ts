import { randomOf } from '../random.ts';
import type { Cast } from './compose.ts';
import type { PaletteName } from './palettes.ts';
import type { SceneName } from './scenes.ts';
import type { SubjectName } from './subjects/index.ts';

/** Who and what is on which card. Its kind, and for a player card its resource, gives the colours. */

type Roles = Record<string, readonly [SubjectName, SceneName]>;

const CASTS = new Map<string, Cast>();

function group(palette: PaletteName, roles: Roles): void {
  for (const [id, [subject, scene]] of Object.entries(roles)) CASTS.set(id, { palette, scene, subject });
}

group('w', {
  ST01: ['canister', 'pylons'],
  ST02: ['bust:veil/staff', 'mesa'],
  ST08: ['bust:goggles', 'mesa'],
  AS6: ['rider', 'mesa'],
  RC08: ['bust:goggles/scroll', 'ruin'],
  RC14: ['bust:hood/blade', 'ruin'],
  RC41: ['hybrid', 'camp'],
  RC42: ['runner', 'crater'],
  RC43: ['pair', 'works'],
  RC44: ['echo', 'pylons'],
  RC45: ['heap', 'ruin'],
  RC46: ['bust:half', 'camp'],
  RC47: ['cells', 'works'],
});
group('y', {
  ST03: ['bust:cap', 'camp'],
  ST09: ['bust:beard/staff', 'camp'],
  AS4: ['bust:helmet', 'works'],
  RC33: ['sergeant', 'camp'],
  RC34: ['recruiter', 'works'],
  RC35: ['dealer', 'ruin'],
  RC36: ['bench', 'works'],
  RC37: ['guards', 'pylons'],
  RC38: ['cache', 'mesa'],
  RC39: ['speaker', 'camp'],
  RC40: ['foundry', 'works'],
});
group('u', {
  ST04: ['eye', 'mesa'],
  ST10: ['skiff', 'mesa'],
  AS2: ['plates', 'ruin'],
  RC17: ['bust:gasmask/shield', 'works'],
  RC18: ['drone', 'pylons'],
  RC19: ['bust:bun/scroll', 'works'],
  RC20: ['vault', 'ruin'],
  RC21: ['tower', 'pylons'],
  RC22: ['mirror', 'mesa'],
  RC23: ['plan', 'camp'],
  RC24: ['titan', 'ruin'],
});
group('k', {
  ST05: ['guards', 'ruin'],
  AS5: ['daggers', 'ruin'],
  RC09: ['chainFighter', 'pylons'],
  RC10: ['pitMutant', 'crater'],
  RC11: ['hammerMutant', 'ruin'],
  RC12: ['hybrid', 'pylons'],
  RC13: ['crowd', 'ruin'],
  RC15: ['wreckingBall', 'ruin'],
  RC16: ['claws', 'crater'],
});
group('g', {
  ST06: ['bust:leaf/staff', 'mesa'],
  ST12: ['hornedMutant', 'mesa'],
  AS3: ['bust:hood/scroll', 'ruin'],
  RC25: ['medicCase', 'camp'],
  RC26: ['bloom', 'crater'],
  RC27: ['fungi', 'ruin'],
  RC28: ['symbiote', 'pylons'],
  RC29: ['jaws', 'mesa'],
  RC30: ['herd', 'mesa'],
  RC31: ['mushroom', 'crater'],
  RC32: ['elderMutant', 'ruin'],
});
group('r', {
  ST07: ['fist', 'ruin'],
  ST11: ['walker', 'ruin'],
  AS1: ['bust:mask/gun', 'pylons'],
  RC01: ['sniper', 'mesa'],
  RC02: ['flamer', 'crater'],
  RC03: ['howitzer', 'mesa'],
  RC04: ['drone', 'ruin'],
  RC05: ['mortar', 'crater'],
  RC06: ['volley', 'ruin'],
  RC07: ['crawler', 'crater'],
  RC48: ['lastStand', 'crater'],
});
// without a cost, or of several colours, but of a family: as the rules list them
group('leader', {
  L1: ['bust:goggles/falcon', 'camp'],
  L2: ['bust:beard', 'works'],
  L3: ['bust:hair/gun', 'ruin'],
  L4: ['bust:bun/shield', 'camp'],
  L5: ['spikedMutant', 'camp'],
  L6: ['bust:cap/coin', 'works'],
  L7: ['priest', 'ruin'],
  L8: ['bust:antlers/blade', 'mesa'],
});
group('tech', {
  TE01: ['motor', 'works'],
  TE02: ['lens', 'works'],
  TE03: ['foundry', 'camp'],
  TE04: ['ward', 'camp'],
  TE05: ['loader', 'works'],
  TE06: ['gears', 'works'],
  TE07: ['cells', 'pylons'],
  TE08: ['yard', 'camp'],
  TE09: ['eyeSwarm', 'ruin'],
  TE10: ['tower', 'ruin'],
  TE11: ['sap', 'works'],
  TE12: ['turret', 'ruin'],
  TE13: ['rivetGun', 'works'],
  TE14: ['crane', 'ruin'],
  TE15: ['plates', 'camp'],
  TE16: ['belt', 'works'],
  TE17: ['crowd', 'camp'],
  TE18: ['chest', 'camp'],
  TE19: ['plan', 'works'],
  TE20: ['troop', 'camp'],
  TE21: ['shield', 'crater'],
  TE22: ['heap', 'ruin'],
  TE23: ['nanobots', 'works'],
  TE24: ['scales', 'camp'],
});
group('foe', {
  IS01: ['miner', 'crater'],
  IS02: ['orb', 'hive'],
  IS03: ['drone', 'hive'],
  IS04: ['chainGuard', 'crater'],
  IS05: ['pulser', 'hive'],
  IS06: ['slave', 'hive'],
  IS07: ['harvester', 'crater'],
  IS08: ['swarm', 'crater'],
  IS09: ['loader', 'crater'],
  IS10: ['beacon', 'crater'],
  IS11: ['marksman', 'crater'],
  IS12: ['bearer', 'crater'],
  IS13: ['decoy', 'hive'],
  IC01: ['enforcer', 'hive'],
  IC02: ['lancer', 'hive'],
  IC03: ['crawler', 'hive'],
  IC04: ['jammer', 'crater'],
  IC05: ['node', 'hive'],
  IC06: ['mother', 'hive'],
  IC07: ['leech', 'crater'],
  IC08: ['flamer', 'hive'],
  IC09: ['mantis', 'hive'],
  IC10: ['shieldBearer', 'crater'],
  IC11: ['archive', 'hive'],
  IC12: ['beacon', 'hive'],
  IC13: ['grinder', 'crater'],
  IC14: ['tripod', 'hive'],
  IC15: ['guards', 'hive'],
  IC16: ['burrower', 'crater'],
  IC17: ['phase', 'hive'],
  IC18: ['collector', 'crater'],
  IC19: ['executioner', 'hive'],
  IC20: ['mirage', 'hive'],
  IC21: ['net', 'hive'],
  IC22: ['cynex', 'hive'],
});
group('order', {
  PR01: ['signBombs', 'board'],
  PR02: ['signOverrun', 'board'],
  PR03: ['signReinforce', 'board'],
  PR04: ['signStock', 'board'],
  PR05: ['signWipe', 'board'],
  PR06: ['signSeize', 'board'],
  PR07: ['signLock', 'board'],
  PR08: ['signHard', 'board'],
  PR09: ['signSlag', 'board'],
  PR10: ['signUplink', 'board'],
  PR11: ['signReclaim', 'board'],
  PR12: ['signMerge', 'board'],
});
group('war', {
  'hold-the-gate': ['holdTheGate', 'crater'],
  'cut-the-chain': ['cutTheChain', 'hive'],
});

export const CAST_IDS: readonly string[] = [...CASTS.keys()];

export type RoneKind = 'card' | 'leader' | 'technology' | 'invasion' | 'protocol' | 'scenario';

const PALETTE_OF: Record<RoneKind, PaletteName> = {
  card: 'w',
  leader: 'leader',
  technology: 'tech',
  invasion: 'foe',
  protocol: 'order',
  scenario: 'war',
};

/** A picture for a card of which nobody drew one: a subject and a place of its kin, by its id. */
export function castOf(id: string, kind: RoneKind = 'card', tone?: PaletteName): Cast {
  const known = CASTS.get(id);
  if (known) return known;
  const palette = tone ?? PALETTE_OF[kind];
  const kin = [...CASTS.values()].filter((cast) => cast.palette === palette);
  const rnd = randomOf(`cast ${id}`);
  const pick = (): Cast => kin[Math.floor(rnd.next() * kin.length)] as Cast;
  return { palette, scene: pick().scene, subject: pick().subject };
}
