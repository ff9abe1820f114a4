import { CREWS, DICE, FRIGATES } from './boards.ts';
import { EXPECTS } from './expects.ts';
import { FAILURES } from './failures.ts';
import { AGENDAS, COLONIES } from './goals.ts';
import { ACTIONS, HOUSE_CARDS } from './houses.ts';
import { OPERATION_CARDS } from './operations/index.ts';
import { ORDERS } from './orders.ts';
import { PLANETS } from './planets.ts';
import { SCANNERS } from './scanners.ts';
import type { PackDef } from './schema-pack.ts';

/** The content that comes with the game. Asked for through `packs`, like any other. */
export const BASE_PACK: PackDef = {
  id: 'base',
  expects: EXPECTS,
  operations: OPERATION_CARDS,
  planets: PLANETS,
  scanners: SCANNERS,
  colonies: COLONIES,
  agendas: AGENDAS,
  failures: FAILURES,
  crews: CREWS,
  frigates: FRIGATES,
  dice: DICE,
  houses: HOUSE_CARDS,
  actions: ACTIONS,
  orders: ORDERS,
};
