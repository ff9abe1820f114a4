import { type CSSProperties, type ReactNode, useId } from 'react';
import { useKitText } from '../../text/kit.ts';
import { spokenName } from '../spokenMark.ts';
import type { BoardSpot, Marked, SpotShape, TargetHandlers } from '../types.ts';
import { useTarget } from '../useTarget.ts';
import { outline } from './outline.ts';
import { BoardIcon, HintSign, PointedSign } from './Signs.tsx';
import styles from './SvgBoard.module.css';

/** One spot: ground, edge, short label, badge. */
export function Spot({
  spot,
  shape,
  hatch,
  ...handlers
}: TargetHandlers & { spot: BoardSpot; shape: SpotShape; hatch: string }): ReactNode {
  const { name, marked, label, tone, art } = spot;
  const t = useKitText();
  const target = useTarget(spot.target, marked, handlers);
  const d = outline(shape.polygon);
  const inner = useId();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no buttons */}
      <g
        className={styles.spot}
        role="button"
        tabIndex={-1}
        data-rove={spot.target}
        data-x={shape.label.x}
        data-y={shape.label.y}
        aria-label={spokenName(name, marked, t)}
        style={tone === undefined ? undefined : ({ '--tone': tone } as CSSProperties)}
        {...target}
      >
        {marked?.reason === undefined ? null : <title>{marked.reason}</title>}
        <path className={styles.ground} d={d} />
        {marked?.mark === 'locked' ? <path d={d} fill={`url(#${hatch})`} /> : null}
        {art === undefined ? null : <g className={styles.paper}>{art(shape)}</g>}
        {/* Neighbours share a border, and who is drawn later would cover it: each draws its edge on its own side. */}
        <clipPath id={inner}>
          <path d={d} />
        </clipPath>
        <path className={styles.edge} d={d} clipPath={`url(#${inner})`} />
      </g>
      {/* Beside the button: what these say stands in its name. */}
      <svg className={styles.signs} aria-hidden="true">
        {label === undefined ? null : <Label at={shape} label={label} />}
        <Badge shape={shape} badge={spot.badge} marked={marked} />
        {marked?.hinted ? <HintSign x={shape.label.x + 11} y={shape.label.y - 11} /> : null}
        {marked?.pointed?.length ? <PointedSign who={marked.pointed} {...besideLabel(shape)} /> : null}
      </svg>
    </>
  );
}

/** On the side of the label where the spot goes on. */
const besideLabel = ({ label, heart }: SpotShape): { x: number; y: number; way: -1 | 1 } => {
  const way = heart.x < label.x ? -1 : 1;
  return { x: label.x + way * 12, y: label.y, way };
};

function Label({ at: { label: at }, label }: { at: SpotShape; label: string }): ReactNode {
  const half = Math.max(11, label.length * 4 + 6);
  return (
    <g className={styles.label}>
      <rect x={at.x - half} y={at.y - 11} width={half * 2} height="22" rx="11" />
      <text x={at.x} y={at.y}>
        {label}
      </text>
    </g>
  );
}

const HEX = 'M0 -14L12 -7V7L0 14L-12 7V-7Z';

/** What it costs; its number among the chosen; a lock where it is locked. Plain spots have none unless the game gives one. */
function Badge({
  shape: { badge: at },
  badge,
  marked,
}: {
  shape: SpotShape;
  badge: string | undefined;
  marked: Marked | undefined;
}): ReactNode {
  const words = marked?.order === undefined ? badge : String(marked.order);
  const isLocked = marked?.mark === 'locked';
  const isChosen = marked?.mark === 'chosen';
  if (words === undefined && !isLocked && !isChosen) return null;
  return (
    <g className={styles.badge} transform={`translate(${at.x} ${at.y})`}>
      <path d={HEX} />
      {words === undefined ? <BoardIcon name={isLocked ? 'lock' : 'check'} /> : <text>{words}</text>}
    </g>
  );
}
