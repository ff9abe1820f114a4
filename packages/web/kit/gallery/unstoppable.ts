import type { CardView, ThreatView } from '@starhold/unstoppable';
import { BASE_PACK } from '@starhold/unstoppable/content';

/** Cards of Unstoppable as a view would show them, for the samples. */

const CORES = new Map([...BASE_PACK.starters, ...BASE_PACK.cores].map((def) => [def.id, def]));

export function sleeve(core: string, rest: Partial<CardView> = {}): CardView {
  return { ref: core, core, top: null, bottom: null, cost: CORES.get(core)?.cost ?? 0, exhausted: false, ...rest };
}

export function threat(id: string, rest: Partial<ThreatView> = {}): ThreatView {
  const def = [...BASE_PACK.threats, ...BASE_PACK.bossCards].find((d) => d.id === id);
  const upgrades = BASE_PACK.upgrades.filter((u) => u.id === rest.top || u.id === rest.bottom);
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
