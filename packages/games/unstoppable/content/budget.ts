import type { Amount, Fact, Op } from './ops.ts';
import type { BossCardDef, CoreDef, Effect, Num, Passive, ThreatDef, ThreatKeyword, UpgradeDef } from './schema.ts';

/**
 * Value points of cards (rules file 7.2, 7.4, 7.5), computed from the same data the engine plays with: the budget of a
 * card cannot drift away from what it does. Averages the rules file leaves open are named constants here.
 */

const GAIN_VP = { credit: 0.75, ap: 2, health: 1, armour: 0.5 } as const;
const LEVEL_BONUS = [0, 1, 2, 3, 4.5, 6, 8];
const SPLIT = 0.5;
/** Effects that may fail are allowed more than the budget: by a third, and by half below the level they name. */
const CONSPIRACY = 4 / 3;
const RIDER = 1.5;

/** Facts at the moment a card reads them, in an average turn. Armour: after the card's own armour. */
const AVERAGE: Partial<Record<Fact, number>> = {
  armour: 4,
  credits: 5,
  hand: 3,
  allies: 1.5,
  exhaustedAllies: 1,
  tactics: 2.5,
  upgrades: 0.5,
  defeatedThisTurn: 2,
};

/** An average turn: damage instances dealt, instances at the deck, attacks suffered, threats defeated. */
const TURN = { instances: 4, deckInstances: 1, attacks: 2.5, defeats: 2.5 };

/** A condition that is not a level holds in every second case. */
const CHANCE = 0.5;

/** What `'X'` is worth: level by level (7.2). Upgrades are priced like the lowest level. */
const X_BY_LEVEL = { focus: [2, 2, 2, 3, 3, 4, 4], unity: [2, 2, 2, 2.5, 2.5, 3, 3] } as const;

/** Value of a list, and how many damage instances free of choice it holds. */
interface Worth {
  vp: number;
  instances: number;
}

interface Scope {
  level: number;
  x: number;
}

const NOTHING: Worth = { vp: 0, instances: 0 };
const sum = (list: Worth[]): Worth =>
  list.reduce((a, b) => ({ vp: a.vp + b.vp, instances: a.instances + b.instances }), NOTHING);
const scale = (worth: Worth, by: number): Worth => ({ vp: worth.vp * by, instances: worth.instances * by });

function amountOf(n: Amount, scope: Scope): number {
  if (typeof n === 'number') return n;
  if (n === 'X') return scope.x;
  const average = AVERAGE[n.per];
  if (average === undefined) throw new Error(`no average for ${n.per}`);
  const value = n.base + (n.each * average) / (n.by ?? 1);
  return n.max === undefined ? value : Math.min(n.max, value);
}

function worthOf(op: Op, scope: Scope): Worth {
  const all = (ops: readonly Op[]): Worth => sum(ops.map((inner) => worthOf(inner, scope)));
  const plain = (vp: number): Worth => ({ vp, instances: 0 });
  switch (op.op) {
    case 'damage': {
      const n = amountOf(op.n, scope);
      if (op.to === 'onDeck') return plain(n * 0.75);
      return { vp: n + (op.ignoreTaunt ? 0.5 : 0), instances: 1 };
    }
    case 'damageAll':
      return plain(2 * amountOf(op.n, scope));
    case 'gain':
      return plain(GAIN_VP[op.what] * amountOf(op.n, scope) + (op.who === 'either' ? 0.25 : 0));
    case 'train':
      return plain(1.5 * (op.n ?? 1));
    case 'remove':
    case 'refresh':
      return plain(2);
    case 'repeatEffect':
    case 'takeBack':
      return plain(3);
    case 'marketRefresh':
      return plain(0.5);
    // armour takes damage first, so a point of it is worth a point of armour
    case 'hurt':
      return plain(-0.5 * op.n);
    case 'repeat':
      return scale(all(op.do), amountOf(op.n, scope));
    // a gain for everybody is priced like the choice between players
    case 'each':
      return sum([all(op.do), plain(0.25)]);
    case 'may':
      return all(op.do);
    case 'pay':
      return sum([all(op.do), plain(-GAIN_VP[op.cost.what] * op.cost.n)]);
    case 'choose': {
      const best = op.of.map((branch) => all(branch.do)).reduce((a, b) => (b.vp > a.vp ? b : a));
      return sum([best, plain(0.25)]);
    }
    case 'when': {
      const otherwise = all(op.else ?? []);
      const more = sum([all(op.then), scale(otherwise, -1)]);
      const level = 'level' in op.if ? op.if.level : undefined;
      if (level === undefined) return sum([otherwise, scale(more, CHANCE)]);
      return sum([otherwise, scale(more, scope.level < level ? 1 / RIDER : 1)]);
    }
    default:
      throw new Error(`${op.op} has no value: it belongs to bosses and the story`);
  }
}

function effectWorth(effect: Effect, level: number): Worth {
  const x = effect.kw === 'focus' || effect.kw === 'unity' ? X_BY_LEVEL[effect.kw][level] : 0;
  let worth = sum(effect.ops.map((op) => worthOf(op, { level, x })));
  if (effect.kw === 'conspiracy') worth = scale(worth, 1 / CONSPIRACY);
  if (typeof effect.kw === 'object') worth = sum([worth, { vp: -(effect.kw.haggle - 1) * 0.75, instances: 0 }]);
  if (effect.level !== undefined && level < effect.level) worth = scale(worth, 1 / RIDER);
  return worth;
}

/** Effects that happen together: every damage instance after the first costs the split. */
function together(effects: readonly Effect[], level: number): number {
  const worth = sum(effects.map((effect) => effectWorth(effect, level)));
  return worth.vp + Math.max(0, worth.instances - 1) * SPLIT;
}

export function passiveValue(passive: Passive): number {
  switch (passive.mod) {
    case 'damage':
      return passive.when === 'first'
        ? passive.n
        : passive.when === 'each'
          ? passive.n * TURN.instances
          : passive.n * TURN.deckInstances * 0.75;
    case 'shield':
      return passive.n * 0.5 * (passive.when === 'each' ? TURN.attacks : 1);
    // one purchase, one bargain a turn
    case 'price':
    case 'haggle':
      return -passive.n * 0.75;
    case 'fearless':
      return 0.5;
    // half of it is there to be kept
    case 'keepArmour':
      return passive.n * 0.25;
  }
}

/** Value of a card: of a tactic as played, of an ally for each way to use it in a turn. */
export function coreValues(def: CoreDef): number[] {
  const play = together(def.play, def.level);
  if (def.kind === 'tactic') return [play];
  const of = (on: 'upkeep' | 'defeat'): number =>
    together(
      def.triggers.filter((trigger) => trigger.on === on).map((trigger) => trigger.effect),
      def.level,
    );
  const always =
    def.passives.reduce((vp, passive) => vp + passiveValue(passive), 0) +
    of('upkeep') +
    of('defeat') * TURN.defeats +
    play / 2;
  if (def.exhaust.length === 0) return [always];
  return def.exhaust.map((effects) => always + together(effects, def.level));
}

export function coreBudget(def: CoreDef): number {
  const tactic = 2 * def.cost + LEVEL_BONUS[def.level];
  if (def.kind === 'tactic') return tactic;
  return tactic * (def.exhaust.length > 1 ? 0.6 : 0.5);
}

/** How far a value may lie below and above its budget: towards the player at levels 1 and 2, away at 5 and 6. */
export function tolerance(level: number): { below: number; above: number } {
  if (level <= 2) return { below: 0.25, above: 0.5 };
  if (level <= 4) return { below: 0.5, above: 0.5 };
  return { below: 0.75, above: 0.25 };
}

/** A danger-based stat counts as 2 (7.4). */
const statOf = (n: Num): number => (typeof n === 'number' ? n : 2);
const KEYWORD_WEIGHT = { fear: 1, swift: 1.5, taunt: 1, rage: 1.5, madness: -1 } as const;
const rewardValue = (ops: readonly Op[]): number => sum(ops.map((op) => worthOf(op, { level: 1, x: 0 }))).vp;
const keywordWeight = (keywords: readonly ThreatKeyword[]): number =>
  keywords.reduce((weight, keyword) => weight + KEYWORD_WEIGHT[keyword.k], 0);

export const threatHealth = (def: ThreatDef | BossCardDef): number => statOf(def.attack) + statOf(def.defence);

export const threatWeight = (def: ThreatDef): number =>
  statOf(def.attack) * 1.5 + statOf(def.defence) + keywordWeight(def.keywords) - rewardValue(def.reward);

/** "Cost −1" is worth 2 (7.5). */
export function upgradeValue(def: UpgradeDef): number {
  const passives = def.core.passives.reduce((vp, passive) => vp + passiveValue(passive), 0);
  return together(def.core.effects, 1) + passives + 2 * -(def.core.cost ?? 0);
}

const PRICE_FACTOR = { tactic: 2, any: 3, ally: 4 } as const;

/** Does the threat side help the player, or do nothing? Such an upgrade costs 2 more. */
export const isKind = (def: UpgradeDef): boolean =>
  def.threat.attack === 0 &&
  def.threat.defence === 0 &&
  def.threat.keywords.every((keyword) => keyword.k === 'madness');

export const upgradePrice = (def: UpgradeDef): number =>
  Math.ceil(PRICE_FACTOR[def.requires] * upgradeValue(def) - 1e-9) + (isKind(def) ? 2 : 0);

export const upgradePenalty = (def: UpgradeDef): number =>
  def.threat.attack * 1.5 + def.threat.defence + keywordWeight(def.threat.keywords);
