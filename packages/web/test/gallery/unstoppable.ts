import { type CardView, catalogueOf, type ThreatView, type UnsEntry } from '@starhold/unstoppable';
import { coreIn, packs, threatIn, upgradeIn } from '@starhold/unstoppable/content';

/** Cards of Unstoppable as a view would show them, for the samples. */

const pack = packs.at(packs.base);

/** What the catalogue lists of these kinds. */
export function listed<K extends UnsEntry['kind']>(...kinds: K[]): Extract<UnsEntry, { kind: K }>[] {
  const isWanted = (entry: UnsEntry): entry is Extract<UnsEntry, { kind: K }> =>
    (kinds as readonly string[]).includes(entry.kind);
  return catalogueOf(pack).filter(isWanted);
}

export function sleeve(core: string, rest: Partial<CardView> = {}): CardView {
  const cost = coreIn(pack, core)?.cost ?? 0;
  return { ref: core, core, top: null, bottom: null, cost, exhausted: false, ...rest };
}

export function threat(id: string, rest: Partial<ThreatView> = {}): ThreatView {
  const def = threatIn(pack, id);
  const upgrades = [rest.top ?? null, rest.bottom ?? null].flatMap((upgrade) => upgradeIn(pack, upgrade) ?? []);
  const number = (what: 'attack' | 'defence'): number => {
    const printed = def?.[what];
    return (typeof printed === 'number' ? printed : 2) + upgrades.reduce((sum, u) => sum + u.threat[what], 0);
  };
  const attack = number('attack');
  const defence = number('defence');
  return {
    ...sleeve('strike'),
    threat: id,
    attack,
    defence,
    health: Math.max(1, attack + defence),
    damage: 0,
    keywords: [...(def?.keywords ?? []), ...upgrades.flatMap((u) => u.threat.keywords)],
    ...rest,
  };
}
