import type { ReactNode } from 'react';
import { useKitText } from '../../text/kit.ts';
import type { Point } from '../direction.ts';
import { spokenName } from '../spokenMark.ts';
import type { BoardPiece, TargetHandlers } from '../types.ts';
import { useTarget } from '../useTarget.ts';
import type { Packing } from './packPieces.ts';
import { BoardIcon, HintSign, PointedSign } from './Signs.tsx';
import styles from './SvgBoard.module.css';

/** A piece on its spot, never turned. */
export function Piece({
  piece,
  at,
  packing,
  finger,
  ...handlers
}: TargetHandlers & { piece: BoardPiece; at: Point; packing: Packing; finger: number }): ReactNode {
  const { name, marked, flipKey } = piece;
  const t = useKitText();
  const target = useTarget(piece.target, marked, handlers);
  const wide = piece.width * packing.scale;
  const high = piece.height * packing.scale;
  const reach = { width: Math.max(wide, finger), height: Math.max(high, finger) };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no buttons */}
      <g
        className={styles.piece}
        role="button"
        tabIndex={-1}
        data-rove={piece.target}
        data-x={at.x}
        data-y={at.y}
        data-flip={flipKey}
        data-tight={packing.isRoomy ? undefined : ''}
        aria-label={spokenName(name, marked, t)}
        {...target}
      >
        {marked?.reason === undefined ? null : <title>{marked.reason}</title>}
        <rect className={styles.reach} x={at.x - reach.width / 2} y={at.y - reach.height / 2} {...reach} />
        <rect
          className={styles.halo}
          x={at.x - wide / 2 - 2}
          y={at.y - high / 2 - 2}
          width={wide + 4}
          height={high + 4}
          rx="6"
        />
        <Face piece={piece} at={at} scale={packing.scale} />
      </g>
      <svg className={styles.signs} aria-hidden="true">
        {/* Where a touch means the spot, a lock on each would only cover them. */}
        {marked?.mark === 'locked' && packing.isRoomy ? (
          <g className={styles.small} transform={`translate(${at.x + wide / 2 - 3} ${at.y - high / 2 + 1})`}>
            <circle r="8" />
            <BoardIcon name="lock" size={11} />
          </g>
        ) : null}
        {marked?.order === undefined ? null : (
          <g
            className={styles.small}
            data-chosen=""
            transform={`translate(${at.x + wide / 2 - 3} ${at.y - high / 2 + 1})`}
          >
            <circle r="8.5" />
            <text>{marked.order}</text>
          </g>
        )}
        {marked?.hinted ? <HintSign x={at.x - wide / 2} y={at.y - high / 2} /> : null}
        {marked?.pointed?.length ? <PointedSign who={marked.pointed} x={at.x} y={at.y + high / 2 + 7} /> : null}
      </svg>
    </>
  );
}

/** Only to be seen. */
export function StillPiece({ piece, at, packing }: { piece: BoardPiece; at: Point; packing: Packing }): ReactNode {
  return (
    <g className={`${styles.piece} ${styles.paper}`} data-flip={piece.flipKey}>
      <Face piece={piece} at={at} scale={packing.scale} />
    </g>
  );
}

function Face({ piece, at, scale }: { piece: BoardPiece; at: Point; scale: number }): ReactNode {
  const { width, height, face } = piece;
  return (
    <svg
      x={at.x - (width * scale) / 2}
      y={at.y - (height * scale) / 2}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {face}
    </svg>
  );
}
