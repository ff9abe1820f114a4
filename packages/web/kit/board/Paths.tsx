import type { ReactNode } from 'react';
import { useKitText } from '../../text/kit.ts';
import type { Point } from '../direction.ts';
import { spokenName } from '../spokenMark.ts';
import type { BoardPath, SpotShape, TargetHandlers, TargetThing } from '../types.ts';
import { useTarget } from '../useTarget.ts';
import { softLine, wayOut } from './outline.ts';
import { HintSign } from './Signs.tsx';
import styles from './SvgBoard.module.css';

type Shapes = ReadonlyMap<string, SpotShape>;

function heartsOf({ through }: BoardPath, shapes: Shapes): Point[] {
  return through.flatMap((target) => shapes.get(target)?.heart ?? []);
}

/** A link lies between its two spots and not in them. */
function edgesOf({ through: [from = '', to = ''] }: BoardPath, shapes: Shapes): Point[] {
  const [a, b] = [shapes.get(from), shapes.get(to)];
  return a && b ? [wayOut(a.polygon, a.heart, b.heart), wayOut(b.polygon, b.heart, a.heart)] : [];
}

/** A link that can be chosen, with its sign in the middle. */
export function Link({
  path,
  link,
  shapes,
  ...handlers
}: TargetHandlers & { path: BoardPath; link: TargetThing; shapes: Shapes }): ReactNode {
  const t = useKitText();
  const target = useTarget(link.target, link.marked, handlers);
  const points = edgesOf(path, shapes);
  const [a, b] = points;
  if (!a || !b) return null;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no buttons */}
      <g
        className={styles.link}
        role="button"
        tabIndex={-1}
        data-rove={link.target}
        data-x={middle.x}
        data-y={middle.y}
        aria-label={spokenName(link.name, link.marked, t)}
        {...target}
      >
        {link.marked?.reason === undefined ? null : <title>{link.marked.reason}</title>}
        <path className={styles.reach} d={softLine(points)} />
        <path className={styles.line} d={softLine(points)} />
        <circle className={styles.reach} cx={middle.x} cy={middle.y} r="22" />
        <path className={styles.knot} d={knotOf(link.marked?.mark)} transform={`translate(${middle.x} ${middle.y})`} />
      </g>
      <svg className={styles.signs} aria-hidden="true">
        {link.marked?.hinted ? <HintSign x={middle.x} y={middle.y - 18} /> : null}
      </svg>
    </>
  );
}

/** Open, chosen and locked links differ in the shape of their sign. */
function knotOf(mark: string | undefined): string {
  if (mark === 'legal') return 'M0 -8L8 0L0 8L-8 0Z';
  if (mark === 'chosen') return 'M0 -11L11 0L0 11L-11 0ZM0 -5L5 0L0 5L-5 0Z';
  if (mark === 'locked') return 'M-7 -7L7 7M7 -7L-7 7';
  return 'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z';
}

/** Where something would go: dotted, over the spots, with an arrow head at its end. */
export function Route({ path, shapes }: { path: BoardPath; shapes: Shapes }): ReactNode {
  const points = heartsOf(path, shapes);
  const [before, end] = points.slice(-2);
  if (!before || !end) return null;
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <g className={styles.route} data-route={path.tone ?? 'legal'}>
      <path className={styles.way} d={softLine(points)} />
      {path.ghost ? (
        <g className={styles.ghost} transform={`translate(${end.x} ${end.y})`}>
          {path.ghost}
        </g>
      ) : (
        <path
          className={styles.head}
          d="M-11 -7L0 0L-11 7Z"
          transform={`translate(${end.x} ${end.y}) rotate(${turn})`}
        />
      )}
    </g>
  );
}
