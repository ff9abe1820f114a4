import { verbOf } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { StarField } from '../../../art/index.ts';
import { AimPath, BoardGrid, type GridColumn, type GridRow } from '../../../kit/index.ts';
import { useBos } from '../context.ts';
import { BossTop } from './BossTop.tsx';
import { CellTarget } from './CellTarget.tsx';
import { EnemyCell } from './EnemyCell.tsx';
import { ShipCell } from './ShipCell.tsx';

const COLUMNS = [1, 2, 3, 4];
const ROWS = ['A', 'B', 'C'];

/** The game board: the boss above, three rows of enemies, the line, and the row of the ship. */
export function Board(): ReactNode {
  const { view, turn, w, phone, live } = useBos();
  const columns: GridColumn[] = COLUMNS.map((n) => {
    const choice = turn.spots.get(`c${n}`);
    const armed = choice !== undefined && turn.armed === choice;
    return {
      key: String(n),
      label: String(n),
      state: choice === undefined ? 'idle' : armed ? 'armed' : 'legal',
      accessibleName: w.board.column(n),
      // Too small for a finger: there the fields of the column are the targets.
      ...(choice === undefined || phone ? {} : { onActivate: () => turn.choose(choice) }),
    };
  });
  // While cards are chosen and ordered nothing is touched on the board: on a phone, enemies get the room of empty rows.
  const isPlanning = view.phase === 'selection' || view.phase === 'arrangement';
  const isLow = (row: number): boolean =>
    phone && isPlanning && view.columns.every((column) => column.length + view.closedRows <= row);
  const rows: GridRow[] = [
    ...ROWS.map((label, i) => ({
      key: label,
      label,
      accessibleName: w.board.row(label),
      closed: i < view.closedRows,
      weight: i < view.closedRows ? 0.4 : isLow(i) ? 0.55 : 1,
    })),
    { key: 'D', label: 'D', accessibleName: w.board.shipRow, tone: 'ship', weight: phone ? 0.8 : 0.74 },
  ];
  const cell = (column: GridColumn, row: GridRow): ReactNode => {
    const c = Number(column.key);
    if (row.key === 'D') return <ShipCell column={c} />;
    const r = ROWS.indexOf(row.key);
    const enemy = view.columns[c - 1]?.[r - view.closedRows];
    if (enemy) return <EnemyCell key={enemy.uid} enemy={enemy} column={c} row={r} />;
    const spot = `cell:${r}-${c}`;
    const choice = turn.spots.get(spot);
    return choice === undefined ? null : <CellTarget choice={choice} spot={spot} label={`${row.key}${c}`} />;
  };
  const aim = live ? aimOf(turn.armed, turn.spots) : undefined;
  return (
    <BoardGrid
      label={w.board.label}
      columns={columns}
      rows={rows}
      cell={cell}
      top={<BossTop />}
      line={{ afterRow: 'C', label: w.board.line }}
      background={<StarField seed="board" glow="#2c0f3c" haze="#7cf29c" />}
      overlay={aim === undefined ? undefined : <AimPath from="ship" to={aim} />}
      scanlines
    />
  );
}

/** The thing the armed option strikes: an enemy, the boss, or an empty field. */
function aimOf(armed: string | null, spots: ReadonlyMap<string, string>): string | undefined {
  if (armed === null || verbOf(armed) !== 'fire') return undefined;
  for (const [spot, option] of spots) if (option === armed && !spot.startsWith('c')) return spot;
  for (const [spot, option] of spots) if (option === armed && spot.startsWith('cell:')) return spot;
  return undefined;
}
