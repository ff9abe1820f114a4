import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Icon } from '../art/index.ts';
import { useText } from '../shell/lang.tsx';
import { KIT_TEXT } from '../text/kit.ts';
import styles from './BoardGrid.module.css';
import { Spoken } from './Spoken.tsx';
import type { BoardGridProps, GridColumn, GridRow } from './types.ts';
import { useRoving } from './useRoving.ts';

/** Columns and rows with their names. The board stays dark in the light theme. Arrow keys go from card to card. */
export function BoardGrid(props: BoardGridProps): ReactNode {
  const { label, columns, rows, line, top, background, overlay, scanlines } = props;
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(root);
  const template = rows
    .flatMap((row) => {
      const track = `minmax(0, ${row.weight ?? 1}fr)`;
      return line?.afterRow === row.key ? [track, 'var(--line-h)'] : [track];
    })
    .join(' ');
  const style = { '--cols': columns.length, '--rows': template } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the focus between the buttons inside
    <div
      ref={root}
      className={styles.board}
      style={style}
      data-tone="dark"
      data-board=""
      data-scan={scanlines ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      {background === undefined ? null : <div className={styles.background}>{background}</div>}
      {top === undefined ? null : <div className={styles.top}>{top}</div>}
      <table className={styles.table} aria-label={label}>
        <Heads columns={columns} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} {...props} />
          ))}
        </tbody>
      </table>
      {overlay === undefined ? null : <div className={styles.overlay}>{overlay}</div>}
    </div>
  );
}

function Heads({ columns }: { columns: readonly GridColumn[] }): ReactNode {
  const t = useText(KIT_TEXT);
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ key, label, state = 'idle', accessibleName, onActivate }) => (
          <th key={key} scope="col" className={styles.head} data-state={state}>
            {onActivate ? (
              <button
                type="button"
                data-rove={`column${key}`}
                data-state={state}
                aria-label={accessibleName ?? t.columnIs(label)}
                onClick={onActivate}
              >
                {label}
              </button>
            ) : (
              <span>{label}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ row, columns, cell, voidLabel, closedLabel, line }: BoardGridProps & { row: GridRow }): ReactNode {
  const t = useText(KIT_TEXT);
  return (
    <>
      <tr className={styles.row} data-row={row.tone ?? 'plain'}>
        <th className={styles.label} scope="row">
          <Spoken>{row.accessibleName}</Spoken>
          <span aria-hidden="true">{row.label}</span>
        </th>
        {row.closed ? (
          <td className={styles.closed} colSpan={columns.length}>
            <Icon name="lock" />
            {closedLabel ?? t.closedRow}
          </td>
        ) : (
          columns.map((column) => (
            <td key={column.key} className={styles.cell} data-column={column.key}>
              {cell(column, row) ?? (
                <span className={styles.void}>{voidLabel?.(column, row) ?? `${row.key}${column.label}`}</span>
              )}
            </td>
          ))
        )}
      </tr>
      {line?.afterRow === row.key ? (
        <tr className={styles.row}>
          <td className={styles.line} data-broken={line.broken ? '' : undefined} colSpan={columns.length + 1}>
            <span>{line.label}</span>
          </td>
        </tr>
      ) : null}
    </>
  );
}
