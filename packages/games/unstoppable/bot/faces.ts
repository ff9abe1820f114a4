import {
  type BossCardDef,
  type CoreDef,
  type Effect,
  isBossDef,
  type Op,
  type Pack,
  type Passive,
  type ThreatDef,
  type UpgradeDef,
} from '../content/index.ts';
import type { SleeveView } from '../view.ts';
import { cards, factionOf, upgradeOf } from './cards.ts';
import {
  addOps,
  momentOf,
  type Needs,
  NO_SOURCE,
  needsOf,
  type Reader,
  readEffects,
  type Source,
  type Use,
} from './reading.ts';
import { passiveWorth, useWorth } from './worth.ts';

/**
 * What is printed on a card with its upgrades, worked out once: thousands of decisions read the same few hundred. What
 * depends on nothing but the player's level is kept by level, the rest is read anew.
 */
export interface Printed {
  core: CoreDef;
  faction: number;
  /** Of the card and its upgrade at the top. */
  cost: number;
  play: Way;
  exhaust: Way[];
  perTurn: Passing;
  /** What it changes about damage while it is in play. */
  modifiers: DamageModifier[];
}

type DamageModifier = Extract<Passive, { mod: 'damage' }>;

/** Using a card in one way: playing it, or one of its exhaust symbols. */
export interface Way {
  effects: readonly Effect[];
  /** The same card, in play or in hand and about to count itself. */
  lying: Source;
  held: Source;
  /** What has been read, by everything it depends on: the level alone, or more. */
  needs: Needs;
  byLevel: Reading[];
  byMoment: Map<number, Reading>;
}

export interface Reading {
  use: Use;
  worth: number;
}

/** What an ally gives while it is in play. */
interface Passing {
  passives: number[];
  triggers: { way: Way; times: number }[];
  /** By level, where nothing else counts. */
  steady: number[] | undefined;
}

const NO_EFFECTS: readonly Effect[] = [];

function wayOf(effects: readonly Effect[], faction: number, upgrades: number): Way {
  const lying = { faction, upgrades, held: false };
  return { effects, lying, held: { ...lying, held: true }, needs: needsOf(effects), byLevel: [], byMoment: new Map() };
}

/** More moments than this are not remembered for a way. */
const MANY = 400;

export function read(r: Reader, way: Way, held: boolean): Reading {
  if (way.needs === 'level') {
    way.byLevel[r.level] ??= readAnew(r, way, way.lying);
    return way.byLevel[r.level];
  }
  const source = held ? way.held : way.lying;
  if (way.needs === 'all') return readAnew(r, way, source);
  const key = momentOf(r, way.needs, source);
  let known = way.byMoment.get(key);
  if (!known) {
    known = readAnew(r, way, source);
    if (way.byMoment.size < MANY) way.byMoment.set(key, known);
  }
  return known;
}

function readAnew(r: Reader, way: Way, source: Source): Reading {
  const use = readEffects(r, way.effects, source);
  return { use, worth: useWorth(use) };
}

/** Effects of playing (`group` -1) or exhausting a card, its upgrades included. */
export function effectsOf(face: Printed, group: number): readonly Effect[] {
  return (group < 0 ? face.play : face.exhaust[group])?.effects ?? NO_EFFECTS;
}

function build(core: CoreDef, top: UpgradeDef | undefined, bottom: UpgradeDef | undefined, marks: number): Printed {
  const faction = factionOf(core.id);
  const added = [...(top?.core.effects ?? NO_EFFECTS), ...(bottom?.core.effects ?? NO_EFFECTS)];
  const isTactic = core.kind === 'tactic';
  const exhausts = core.exhaust.length === 0 ? [NO_EFFECTS] : core.exhaust;
  const play = wayOf(isTactic ? [...core.play, ...added] : core.play, faction, marks);
  const exhaust = exhausts.map((own) => wayOf(isTactic ? own : [...own, ...added], faction, marks));
  const passives: Passive[] = [...core.passives, ...(top?.core.passives ?? []), ...(bottom?.core.passives ?? [])];
  const triggers = core.triggers.map((t) => ({
    way: wayOf([t.effect], faction, marks),
    times: t.on === 'defeat' ? 2 : 1,
  }));
  const isSteady = [...exhaust, ...triggers.map(({ way }) => way)].every((way) => way.needs === 'level');
  return {
    core,
    faction,
    cost: Math.max(0, core.cost + (top?.core.cost ?? 0)),
    play,
    exhaust,
    perTurn: { passives: passives.map(passiveWorth), triggers, steady: isSteady ? [] : undefined },
    modifiers: passives.filter((p) => p.mod === 'damage'),
  };
}

/** Everything that was worked out of one pack. */
interface Known {
  pack: Pack;
  /** By core card, then by what is in its notches. */
  faces: Map<string, { bare: Printed; upgraded: Map<string | null, Map<string | null, Printed>> }>;
  backs: Map<string, Back>;
  /** What an upgrade does, by the faction of the card it is put on. */
  upgrades: Map<UpgradeDef, Way[]>;
}

function know(pack: Pack): Known {
  return {
    pack,
    faces: new Map(
      pack.cores.map((core) => [core.id, { bare: build(core, undefined, undefined, 0), upgraded: new Map() }]),
    ),
    backs: new Map(pack.threats.map((def) => [def.id, backIn(def)])),
    upgrades: new Map(
      pack.upgrades.map((def) => [def, [NO_FACTION, 0, 1, 2, 3].map((faction) => wayOf(def.core.effects, faction, 1))]),
    ),
  };
}

const byPack = new WeakMap<Pack, Known>();
let last: Known | undefined;

function known(): Known {
  if (last?.pack === cards) return last;
  last = byPack.get(cards) ?? know(cards);
  byPack.set(cards, last);
  return last;
}

/** Undefined for boss cards, which have no core side. */
export function faceOf({ core, top, bottom }: SleeveView): Printed | undefined {
  const entry = core === null ? undefined : known().faces.get(core);
  if (!entry || (top === null && bottom === null)) return entry?.bare;
  let byBottom = entry.upgraded.get(top);
  if (!byBottom) {
    byBottom = new Map();
    entry.upgraded.set(top, byBottom);
  }
  let face = byBottom.get(bottom);
  if (!face) {
    const marks = (top === null ? 0 : 1) + (bottom === null ? 0 : 1);
    face = build(entry.bare.core, upgradeOf(top), upgradeOf(bottom), marks);
    byBottom.set(bottom, face);
  }
  return face;
}

/** What an ally in play gives in one turn. */
export function allyPerTurn(r: Reader, face: Printed, held: boolean): number {
  const { passives, triggers, steady } = face.perTurn;
  const before = steady?.[r.level];
  if (before !== undefined) return before;
  let best = 0;
  for (const way of face.exhaust) best = Math.max(best, read(r, way, held).worth);
  for (const worth of passives) best += worth;
  for (const { way, times } of triggers) best += read(r, way, held).worth * times;
  if (steady) steady[r.level] = best;
  return best;
}

/** The threat side: its reward, and the damage the boss takes when it is drawn. */
interface Back {
  reward: Way;
  bossDamage: number;
}

function backIn(def: ThreatDef | BossCardDef): Back {
  if (!isBossDef(def)) return { reward: rewardWay(def.reward), bossDamage: 0 };
  const bossDamage = def.onDrawn.reduce((sum, op) => sum + (op.op === 'bossDamage' ? op.n : 0), 0);
  return { ...NO_BACK, bossDamage };
}

function rewardWay(ops: readonly Op[]): Way {
  return wayOf(ops.length === 0 ? NO_EFFECTS : [{ ops: [...ops] }], NO_FACTION, 0);
}

const NO_FACTION = -1;
const IDLE = wayOf(NO_EFFECTS, NO_FACTION, 0);
const NO_BACK: Back = { reward: IDLE, bossDamage: 0 };

export function backOf(threat: string): Back {
  return known().backs.get(threat) ?? NO_BACK;
}

/** With what the upgrades on the card add. */
export function rewardOf(r: Reader, { reward }: Back, { top, bottom }: SleeveView): Use {
  const above = upgradeOf(top)?.threat.reward;
  const below = upgradeOf(bottom)?.threat.reward;
  if (!above?.length && !below?.length) return read(r, reward, false).use;
  const all = readEffects(r, reward.effects, NO_SOURCE);
  if (above) addOps(r, above, all);
  if (below) addOps(r, below, all);
  return all;
}

export function upgradeWay(def: UpgradeDef, faction: number): Way {
  return known().upgrades.get(def)?.[faction - NO_FACTION] ?? IDLE;
}
