import { Lists, roomsOf } from '@starhold/effects';
import { listsIn } from './lists.ts';
import { HOUSES, type Op, RESOURCES } from './ops.ts';
import type { AgendaDef, ColonyDef, FailureDef, Name, OperationDef, PlanetDef, Price, ScannerDef } from './schema.ts';
import type { ActionDef, CrewDef, DieDef, FrigateDef, HouseDef, OrderDef } from './schema-boards.ts';
import { NAMED, type PackDef } from './schema-pack.ts';
import { requireSound } from './sound.ts';

/**
 * A pack made ready for playing: its cards by number, and what is looked up again and again. Cards, planets, … are each
 * known by their place in their own table; Houses, resources and ships by their place in `HOUSES`, `RESOURCES`, `SHIPS`.
 */
export interface Pack {
  /** Its own key, so that a pack can be asked for wherever a state or a view can. */
  pack: string;
  def: PackDef;
  operations: OperationDef[];
  planets: PlanetDef[];
  scanners: ScannerDef[];
  colonies: ColonyDef[];
  agendas: AgendaDef[];
  failures: FailureDef[];
  crews: CrewDef[];
  frigates: FrigateDef[];
  dice: DieDef[];
  houses: HouseDef[];
  actions: ActionDef[];
  orders: OrderDef[];
  operationIndex: ReadonlyMap<string, number>;
  planetIndex: ReadonlyMap<string, number>;
  scannerIndex: ReadonlyMap<string, number>;
  colonyIndex: ReadonlyMap<string, number>;
  agendaIndex: ReadonlyMap<string, number>;
  failureIndex: ReadonlyMap<string, number>;
  crewIndex: ReadonlyMap<string, number>;
  frigateIndex: ReadonlyMap<string, number>;
  orderIndex: ReadonlyMap<string, number>;

  /** By operation card: four counts, in the order of `RESOURCES`; the House of its flag. */
  price: number[][];
  flag: number[];
  lists: Lists<Op>;
  /** What a branch of a choice does, by its id. */
  branches: ReadonlyMap<string, readonly Op[]>;
  /** What everything with an id is called; ids are different across all kinds of cards. */
  names: ReadonlyMap<string, Name>;
}

const indexOf = (table: readonly { id: string }[]): Map<string, number> => new Map(table.map(({ id }, i) => [id, i]));

/** Four counts of a price. */
export const countsOf = (price: Price): number[] => RESOURCES.map((kind) => price[kind] ?? 0);

export function buildPack(def: PackDef, key: string): Pack {
  requireSound(def);
  const known = listsIn(def);
  const lists = new Lists<Op>();
  for (const [address, ops] of known) lists.add(address, ops);
  const { operations, planets, scanners, colonies, agendas, failures, crews, frigates, orders } = def;
  const arkEffects = def.houses.flatMap(({ upper, lower }) => [upper, lower]);
  return {
    pack: key,
    def,
    operations,
    planets,
    scanners,
    colonies,
    agendas,
    failures,
    crews,
    frigates,
    dice: def.dice,
    houses: def.houses,
    actions: def.actions,
    orders,
    operationIndex: indexOf(operations),
    planetIndex: indexOf(planets),
    scannerIndex: indexOf(scanners),
    colonyIndex: indexOf(colonies),
    agendaIndex: indexOf(agendas),
    failureIndex: indexOf(failures),
    crewIndex: indexOf(crews),
    frigateIndex: indexOf(frigates),
    orderIndex: indexOf(orders),
    price: operations.map(({ cost }) => countsOf(cost)),
    flag: operations.map(({ flag }) => HOUSES.indexOf(flag)),
    lists,
    branches: new Map(known.flatMap(([, ops]) => branchesIn(ops))),
    names: new Map(
      [...NAMED.flatMap((list): readonly { id: string; name: Name }[] => def[list]), ...arkEffects].map(
        ({ id, name }) => [id, name],
      ),
    ),
  };
}

function branchesIn(ops: readonly Op[]): [id: string, does: readonly Op[]][] {
  return ops.flatMap((op) => [
    ...(op.op === 'choose' ? op.of.map((branch): [string, readonly Op[]] => [branch.id, branch.do]) : []),
    ...roomsOf(op).flatMap(([, inner]) => branchesIn(inner as readonly Op[])),
  ]);
}
