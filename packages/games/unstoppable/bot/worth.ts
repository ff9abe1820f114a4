import { BASE_PACK, type Op } from '../content/index.ts';

/** Rough value points of cards (rules file 7.2), read off the data once, for drafting, discarding and buying. */

const GAIN = { credit: 0.75, ap: 2, health: 1, armour: 0.5 } as const;

function opsWorth(ops: readonly Op[]): number {
  return ops.reduce((sum, op) => sum + opWorth(op), 0);
}

function amount(n: number | 'X' | { base: number; each: number }): number {
  if (typeof n === 'number') return n;
  return n === 'X' ? 2.5 : n.base + n.each;
}

function opWorth(op: Op): number {
  switch (op.op) {
    case 'damage':
      return amount(op.n) * (op.to === 'onDeck' ? 0.75 : 1) + 0.3;
    case 'damageAll':
      return 2 * amount(op.n);
    case 'gain':
      return amount(op.n) * GAIN[op.what];
    case 'train':
      return 1.5;
    case 'remove':
    case 'refresh':
      return 2;
    case 'repeatEffect':
    case 'takeBack':
      return 3;
    case 'when':
      return 0.6 * opsWorth(op.then) + 0.4 * opsWorth(op.else ?? []);
    case 'choose':
      return Math.max(...op.of.map((b) => opsWorth(b.do)));
    case 'pay':
      return 0.5 * opsWorth(op.do);
    case 'repeat':
      return amount(op.n) * opsWorth(op.do);
    case 'may':
    case 'each':
      return opsWorth(op.do);
    default:
      return 0.5;
  }
}

type Effects = readonly { kw?: unknown; level?: number | undefined; ops: Op[] }[];

function effectsWorth(effects: Effects): number {
  return effects.reduce((sum, e) => sum + opsWorth(e.ops) * (e.kw ? 0.8 : 1) * (e.level ? 0.6 : 1), 0);
}

const CORES = new Map(
  [...BASE_PACK.starters, ...BASE_PACK.cores].map((c) => {
    const exhaust = c.exhaust.map((g) => effectsWorth(g));
    const lasting = 2 * Math.max(0, ...exhaust) + 2.5 * c.passives.length;
    const triggers = 2 * effectsWorth(c.triggers.map((t) => t.effect));
    return [c.id, effectsWorth(c.play) + lasting + triggers - 1.6 * c.cost] as const;
  }),
);
const UPGRADES = new Map(
  BASE_PACK.upgrades.map((u) => {
    const penalty = 1.5 * u.threat.attack + u.threat.defence + u.threat.keywords.length;
    const core = effectsWorth(u.core.effects) + 2 * u.core.passives.length - 2 * (u.core.cost ?? 0);
    return [u.id, (u.requires === 'ally' ? 2 : 1.3) * core - 0.35 * penalty] as const;
  }),
);

/** 0 for what nobody knows. */
export function coreWorth(id: string, _level: number): number {
  return CORES.get(id) ?? 0;
}

export function upgradeWorth(id: string): number {
  return UPGRADES.get(id) ?? 0;
}
