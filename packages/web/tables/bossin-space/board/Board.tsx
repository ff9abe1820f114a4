import { verbOf } from '@starhold/kernel';
import { type ReactNode, useRef } from 'react';
import { Icon, StarField } from '../../../art/index.ts';
import { Spoken, useRoving } from '../../../kit/index.ts';
import { useKitText } from '../../../text/kit.ts';
import { columnOf, ROWS } from '../model/options.ts';
import { useBos } from '../useBos.ts';
import { AimPath } from './AimPath.tsx';
import { Boss } from './Boss.tsx';
import styles from './board.module.css';
import { Enemy } from './Enemy.tsx';
import { EmptyField, ShipField } from './Fields.tsx';

const COLUMNS = [1, 2, 3, 4];

/** One grid: the boss above, three rows of enemies, the line, and the row of the ship. Each row has a track of its own. */
export function Board(): ReactNode {
  const { view, turn, w, live, marks } = useBos();
  const kit = useKitText();
  const root = useRef<HTMLFieldSetElement>(null);
  const onKeyDown = useRoving(root);
  const asked = new Set(turn.decision?.ask.kind === 'one' ? turn.reach.ids.map((id) => columnOf(id, view)) : []);
  const armed = turn.armed === null ? 0 : columnOf(turn.armed, view);
  const aim =
    live && turn.armed !== null && verbOf(turn.armed) === 'fire' ? turn.stepsOf(turn.armed)[0]?.[0] : undefined;
  return (
    <fieldset
      ref={root}
      className={styles.board}
      data-tone="dark"
      data-aim={aim}
      data-hot={view.heat >= view.heatMax - 1 ? '' : undefined}
      aria-label={w.board.label}
      onKeyDown={onKeyDown}
    >
      <StarField seed="board" glow="#2c0f3c" haze="#7cf29c" className={styles.sky} />
      <Boss />
      {COLUMNS.map((n) => (
        <span
          key={n}
          className={styles.column}
          style={{ gridColumn: n + 1 }}
          data-flip={`sky:${n}`}
          data-mark={armed === n ? 'chosen' : asked.has(n) ? 'legal' : 'plain'}
          aria-hidden="true"
        >
          <b>{n}</b>
        </span>
      ))}
      {ROWS.map((row, r) =>
        r < view.closedRows ? (
          <p key={row} className={styles.closed} style={{ gridRow: r + 3 }} data-flip={`row:${r + 1}`}>
            <Icon name="lock" />
            {kit.closedRow}
          </p>
        ) : (
          <Row key={row} row={row} at={r} />
        ),
      )}
      <span className={styles.line} data-hinted={marks.of('line').hinted ? '' : undefined} data-flip="line">
        <Spoken>{w.board.line}</Spoken>
      </span>
      <RowName row="D" at={7} />
      {COLUMNS.map((n) => (
        <div key={n} className={styles.berth} style={{ gridArea: `7 / ${n + 1}` }} data-anchor={`D${n}`}>
          <ShipField column={n} />
        </div>
      ))}
      {aim === undefined ? null : <AimPath from="ship" to={aim} />}
    </fieldset>
  );
}

function Row({ row, at }: { row: string; at: number }): ReactNode {
  const { view } = useBos();
  return (
    <>
      <RowName row={row} at={at + 3} />
      {COLUMNS.map((n) => {
        const enemy = view.columns[n - 1]?.[at - view.closedRows];
        return (
          <div key={n} className={styles.cell} style={{ gridArea: `${at + 3} / ${n + 1}` }} data-anchor={`${row}${n}`}>
            {enemy ? <Enemy key={enemy.uid} enemy={enemy} column={n} row={row} /> : <EmptyField row={row} column={n} />}
          </div>
        );
      })}
    </>
  );
}

function RowName({ row, at }: { row: string; at: number }): ReactNode {
  return (
    <span className={styles.row} style={{ gridRow: at }} data-row={row} aria-hidden="true">
      {row}
    </span>
  );
}
