import { Lists } from '@starhold/effects';
import { type Branches, collectBranches } from './branches.ts';
import type { Op } from './ops.ts';
import type { BossDef, CommandDef, DangerDef, EnemyDef, PackDef } from './schema.ts';

/** A pack ready for play: tables by index, by id, and the addresses of all effect lists. States name it by key. */
export interface Pack {
  key: string;
  def: PackDef;
  commands: CommandDef[];
  dangers: DangerDef[];
  enemies: EnemyDef[];
  bosses: BossDef[];
  /** By the id that views and events carry. */
  byId: {
    command: ReadonlyMap<string, CommandDef>;
    danger: ReadonlyMap<string, DangerDef>;
    enemy: ReadonlyMap<string, EnemyDef>;
    boss: ReadonlyMap<string, BossDef>;
  };
  /** Which command each card is, by card index: the base deck first, then the upgraded stack. */
  cardKind: number[];
  /** Option ids by card, ready-made: they are asked for all the time. */
  commitId: string[];
  slotId: string[];
  baseCards: number;
  lists: Lists<Op>;
  branches: ReadonlyMap<string, readonly Op[]>;
}

export type CardKind = keyof Pack['byId'];

export function build(def: PackDef, key: string): Pack {
  const copiesOf = (count: (c: CommandDef) => number) =>
    def.commands.flatMap((c, kind) => new Array<number>(count(c)).fill(kind));
  const base = copiesOf((c) => c.base);
  const cardKind = [...base, ...copiesOf((c) => c.upgraded)];
  return {
    key,
    def,
    commands: def.commands,
    dangers: def.dangers,
    enemies: def.enemies,
    bosses: def.bosses,
    byId: {
      command: mapOf(def.commands),
      danger: mapOf(def.dangers),
      enemy: mapOf(def.enemies),
      boss: mapOf(def.bosses),
    },
    cardKind,
    commitId: cardKind.map((kind) => `commit:${def.commands[kind].id}`),
    slotId: cardKind.map((kind) => `slot:${def.commands[kind].id}`),
    baseCards: base.length,
    ...listsOf(def),
  };
}

function mapOf<T extends { id: string }>(table: readonly T[]): ReadonlyMap<string, T> {
  return new Map(table.map((def) => [def.id, def]));
}

function listsOf(def: PackDef): Pick<Pack, 'lists' | 'branches'> {
  const lists = new Lists<Op>();
  const branches: Branches = new Map();
  const add = (field: string, address: string, ops: readonly Op[]): void => {
    try {
      lists.add(address, ops);
      collectBranches(ops, branches);
    } catch (error) {
      throw new Error(`${field}: ${error instanceof Error ? error.message : error}`);
    }
  };
  for (const [i, c] of def.commands.entries()) add(`commands.${i}.ops`, `command:${c.id}`, c.ops);
  for (const [i, d] of def.dangers.entries()) add(`dangers.${i}.ops`, `danger:${d.id}`, d.ops);
  for (const [i, e] of def.enemies.entries()) add(`enemies.${i}.ops`, `enemy:${e.id}`, e.ops);
  for (const [i, b] of def.bosses.entries()) {
    for (const [at, ops] of b.cards.entries()) add(`bosses.${i}.cards.${at}`, `boss:${b.id}.${at + 1}`, ops);
  }
  return { lists, branches };
}
