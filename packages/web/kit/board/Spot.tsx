import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { useText } from '../../shell/lang.tsx';
import { KIT_PARTS_TEXT } from '../../text/kit-parts.ts';
import { spokenName } from '../spokenMark.ts';
import type { BoardSpot, Marked, SpotShape, TargetHandlers } from '../types.ts';
import { useTarget } from '../useTarget.ts';
import { outline } from './outline.ts';
import { HintSign, PointedSign } from './Signs.tsx';
import styles from './SvgBoard.module.css';

/** One spot: ground, edge, short label, badge. */
export function Spot({
  spot,
  shape,
  hatch,
  ...handlers
}: TargetHandlers & { spot: BoardSpot; shape: SpotShape; hatch: string }): ReactNode {
  const { name, marked, label, tone, art } = spot;
  const t = useText(KIT_PARTS_TEXT);
  const target = useTarget(spot.target, marked, handlers);
  const d = outline(shape.polygon);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons
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
      <path className={styles.edge} d={d} />
      {label === undefined ? null : <Label at={shape} label={label} />}
      <Badge shape={shape} badge={spot.badge} marked={marked} />
      {marked?.hinted ? <HintSign x={shape.label.x + 17} y={shape.label.y - 4} /> : null}
      {marked?.pointed?.length ? (
        <PointedSign who={marked.pointed} x={shape.label.x - 17} y={shape.label.y - 4} />
      ) : null}
    </g>
  );
}

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
      {words === undefined ? (
        <g transform="translate(-6.5 -6.5)" className={styles.sign}>
          <Icon name={isLocked ? 'lock' : 'check'} />
        </g>
      ) : (
        <text>{words}</text>
      )}
    </g>
  );
}
