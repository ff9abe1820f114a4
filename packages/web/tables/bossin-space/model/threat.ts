import type { BosView } from '@starhold/bossin-space';
import type { Op } from '@starhold/bossin-space/content';
import { verbOf } from '@starhold/kernel';
import { bossDef, columnsOf, dangerDef } from './cards.ts';

/** What still threatens the ship in the slot being executed, or in the next one, column by column. */

export interface Threat {
  /** 1–4; 0 when nothing lies on the timeline. */
  slot: number;
  /** Damage in each column, if the ship stood there and nothing changed. */
  columns: number[];
  /** Where the boss strikes with its card of this slot; 0: nowhere. */
  bossColumn: number;
  bossDamage: number;
}

const COLUMNS = [1, 2, 3, 4];

export function threatOf(view: BosView): Threat {
  const slot = view.slot > 0 ? view.slot : firstOpen(view);
  const none: Threat = { slot, columns: [0, 0, 0, 0], bossColumn: 0, bossDamage: 0 };
  if (slot === 0 || view.over !== '') return none;
  const passed = view.slot === slot ? view.step : '';
  const dangerToCome =
    passed !== 'boss' && !(passed === 'danger' && view.resolving.some((cause) => verbOf(cause) === 'danger'));
  const danger = dangerToCome ? dangerDef(view, view.slots[slot - 1]?.danger ?? '') : undefined;
  const { cols = [] } = danger?.kind === 'attack' ? columnsOf(danger) : {};
  const columns = COLUMNS.map((c) => (cols.includes(c) ? strongest(view, c) : 0));
  const boss = view.boss?.entered ? view.boss : null;
  const ops = boss ? (bossDef(view, boss.id)?.cards[slot - 1] ?? []) : [];
  const reach = attackReach(ops);
  if (!boss || reach === undefined) return { ...none, columns };
  const moves = ops.some((op) => op.op === 'moveSelf');
  return {
    slot,
    columns: columns.map((n, i) => (!moves && Math.abs(i + 1 - boss.column) <= reach ? n + boss.attack : n)),
    bossColumn: moves ? 0 : boss.column,
    bossDamage: boss.attack,
  };
}

function firstOpen(view: BosView): number {
  if (view.phase !== 'selection' && view.phase !== 'arrangement') return 0;
  return view.slots.some((slot) => slot.danger !== null) || view.boss?.entered ? 1 : 0;
}

/** BOS-11.3: only the strongest enemy of the column. */
function strongest(view: BosView, column: number): number {
  return Math.max(0, ...(view.columns[column - 1] ?? []).map((enemy) => enemy.attack));
}

function attackReach(ops: readonly Op[]): number | undefined {
  for (const op of ops) if (op.op === 'attack') return op.reach;
  return undefined;
}
