import { Lists } from '@starhold/effects';
import { BOSSES } from './bosses.ts';
import { COMMANDS } from './commands.ts';
import { DANGERS } from './dangers.ts';
import { ENEMIES } from './enemies.ts';
import type { Op } from './ops.ts';
import { type BossDef, type CommandDef, type DangerDef, type EnemyDef, PackDef } from './schema.ts';

/** A pack ready for play: tables by index, addresses of all effect lists. States name it by id. */
export interface Pack {
  id: string;
  def: PackDef;
  commands: CommandDef[];
  dangers: DangerDef[];
  enemies: EnemyDef[];
  bosses: BossDef[];
  /** Which command each card is, by card index: the base deck first, then the upgraded stack. */
  cardKind: number[];
  /** Option ids by card, ready-made: they are asked for all the time. */
  commitId: string[];
  slotId: string[];
  baseCards: number;
  lists: Lists<Op>;
}

/** Rules file 6.6, 6.7 and 6.11. */
export const BASE_PACK: PackDef = {
  id: 'base',
  heatMax: 5,
  startLife: 3,
  startColumn: 2,
  cubes: [2, 3, 4, 5, 6, 7, 8, 9],
  enemyDeck: { easy: [8, 6, 2], normal: [8, 8, 4], hard: [8, 8, 8] },
  dangerSets: { easy: ['core', 'silence', 'help'], normal: ['core', 'silence'], hard: ['core', 'hard'] },
  commands: COMMANDS,
  dangers: DANGERS,
  enemies: ENEMIES,
  bosses: BOSSES,
};

function build(def: PackDef): Pack {
  const copiesOf = (count: (c: CommandDef) => number) =>
    def.commands.flatMap((c, kind) => new Array<number>(count(c)).fill(kind));
  const base = copiesOf((c) => c.base);
  const cardKind = [...base, ...copiesOf((c) => c.upgraded)];
  const lists = new Lists<Op>();
  for (const c of def.commands) lists.add(`command:${c.id}`, c.ops);
  for (const d of def.dangers) lists.add(`danger:${d.id}`, d.ops);
  for (const e of def.enemies) lists.add(`enemy:${e.id}`, e.ops);
  for (const b of def.bosses) b.cards.forEach((ops, i) => void lists.add(`boss:${b.id}.${i + 1}`, ops));
  return {
    id: def.id,
    def,
    commands: def.commands,
    dangers: def.dangers,
    enemies: def.enemies,
    bosses: def.bosses,
    cardKind,
    commitId: cardKind.map((kind) => `commit:${def.commands[kind].id}`),
    slotId: cardKind.map((kind) => `slot:${def.commands[kind].id}`),
    baseCards: base.length,
    lists,
  };
}

const packs = new Map<string, Pack>([['base', build(BASE_PACK)]]);

/** Makes a pack known under its id. The same id must always mean the same pack. */
export function registerPack(raw: unknown): Pack {
  const def = PackDef.parse(raw);
  const known = packs.get(def.id);
  if (known) return known;
  const pack = build(def);
  packs.set(def.id, pack);
  return pack;
}

let last = packs.get('base') as Pack;

export function packOf(s: { pack: string }): Pack {
  if (last.id === s.pack) return last;
  const pack = packs.get(s.pack);
  if (!pack) throw new Error(`unknown pack ${s.pack}`);
  last = pack;
  return pack;
}
