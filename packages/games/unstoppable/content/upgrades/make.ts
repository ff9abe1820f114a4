import type { Nameless } from '../make.ts';
import type { Effect, Faction, Passive, ThreatKeyword, UpgradeDef } from '../schema.ts';

/** Core half and threat half of an upgrade, written short. */
type Core = UpgradeDef['core'];
type Threat = UpgradeDef['threat'];
type Reward = Threat['reward'];

export const does = (...parts: (Effect | Effect['ops'][number])[]): Core => ({
  effects: parts.map((part) => ('ops' in part ? part : { ops: [part] })),
  passives: [],
});
export const always = (passive: Passive): Core => ({ effects: [], passives: [passive] });
export const cheaper: Core = { effects: [], passives: [], cost: -1 };

const plain: Threat = { attack: 0, defence: 0, keywords: [], reward: [] };
export const moreAttack: Threat = { ...plain, attack: 1 };
export const moreDefence = (n: number): Threat => ({ ...plain, defence: n });
export const becomes = (keyword: ThreatKeyword): Threat => ({ ...plain, keywords: [keyword] });
export const gives = (...reward: Reward): Threat => ({ ...plain, reward });

/** Rules file 7.5: 1 up to a price of 4, 2 from 5 on. */
const discountFor = (price: number): number => (price <= 4 ? 1 : 2);

export const upgrade =
  (notch: UpgradeDef['notch'], requires: UpgradeDef['requires']) =>
  (id: string, price: number, faction: Faction | null, core: Core, threat: Threat): Nameless<UpgradeDef> => {
    // an upgrade with a faction keyword carries the mark of the faction it helps to pay for it
    const marked = core.effects.some((effect) => effect.kw !== undefined);
    return {
      id,
      source: 'original',
      price,
      notch,
      requires,
      ...(faction ? { discount: { faction, n: discountFor(price) } } : {}),
      ...(faction && marked ? { mark: faction } : {}),
      core,
      threat,
    };
  };
