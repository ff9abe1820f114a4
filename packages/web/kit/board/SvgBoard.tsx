import { type CSSProperties, type ReactNode, useId, useMemo, useRef } from 'react';
import { ON_BOARDS } from '../direction.ts';
import type { BoardLayout, BoardPath, BoardPiece, BoardSize, BoardSpot, SpotShape, TargetHandlers } from '../types.ts';
import { type RovingLayout, useRoving } from '../useRoving.ts';
import { Link, Route } from './Paths.tsx';
import { Piece, StillPiece } from './Piece.tsx';
import { type Packing, packPieces } from './packPieces.ts';
import { Spot } from './Spot.tsx';
import styles from './SvgBoard.module.css';
import { type BoardBox, useBoardBox } from './useBoardBox.ts';

interface SvgBoardProps extends TargetHandlers {
  label: string;
  /** `ringLayout({…})`, `gridLayout({…})` or a game's own; made once, not in every drawing. */
  layout: (size: BoardSize) => BoardLayout;
  /** Width ÷ height. Without it the board fills the height that its surroundings give. */
  aspect?: number;
  spots: readonly BoardSpot[];
  pieces?: readonly BoardPiece[];
  paths?: readonly BoardPath[];
  /** SVG under and over everything; not touchable. */
  background?: (layout: BoardLayout) => ReactNode;
  overlay?: (layout: BoardLayout) => ReactNode;
}

/**
 * A board of spots, links and pieces, all of them targets. One tab stop; arrow keys go where they point. The board stays dark
 * in the light theme. Where pieces stand too close for a finger, a touch means their spot; keys still reach each of them.
 */
export function SvgBoard(props: SvgBoardProps): ReactNode {
  const { label, layout, aspect } = props;
  const root = useRef<HTMLDivElement>(null);
  const box = useBoardBox(root);
  const onKeyDown = useRoving(root, BOARD);
  const shown = useMemo(() => (box ? layout(box) : undefined), [layout, box]);
  const style = aspect === undefined ? undefined : ({ aspectRatio: aspect, height: 'auto' } as CSSProperties);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={root}
      className={styles.board}
      style={style}
      data-tone="dark"
      data-board=""
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {box && shown ? <Drawing {...props} shown={shown} box={box} /> : null}
    </div>
  );
}

/** Stops say themselves where they lie: a sector is longer than it seems to be from the middle of its box. */
const BOARD: RovingLayout = {
  pointOf: ({ dataset }) => ({ x: Number(dataset.x), y: Number(dataset.y) }),
  aside: ON_BOARDS,
};

function Drawing(props: SvgBoardProps & { shown: BoardLayout; box: BoardBox }): ReactNode {
  const { spots, pieces = [], paths = [], background, overlay, shown, box, onPress, onLook, onLookEnd } = props;
  const hatch = useId();
  const handlers = { onPress, onLook, onLookEnd };
  const shapes = useMemo(() => new Map(shown.spots.map((shape) => [shape.target, shape])), [shown]);
  const packings = usePackings(shapes, pieces, box.finger, shown.pieceScale);
  return (
    // The board around it has the name; this one is only paper.
    <svg width={shown.width} height={shown.height} role="presentation">
      <defs>
        <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" stroke="#ffffff" strokeOpacity="0.2" strokeWidth="5" />
        </pattern>
      </defs>
      {background ? <g className={styles.paper}>{background(shown)}</g> : null}
      {paths.map((path) =>
        path.link ? <Link key={path.key} path={path} link={path.link} shapes={shapes} {...handlers} /> : null,
      )}
      {spots.map((spot) => {
        const shape = shapes.get(spot.target);
        if (!shape) return null;
        const { pieces: here, packing } = packings.get(spot.target) ?? NOTHING;
        return (
          <g key={spot.target}>
            <Spot spot={spot} shape={shape} hatch={hatch} {...handlers} />
            {here.map((piece, i) =>
              piece.still ? (
                <StillPiece key={piece.target} piece={piece} at={packing.at[i]} packing={packing} />
              ) : (
                <Piece
                  key={piece.target}
                  piece={piece}
                  at={packing.at[i]}
                  packing={packing}
                  finger={box.finger}
                  {...handlers}
                />
              ),
            )}
          </g>
        );
      })}
      {paths.map((path) => (path.link ? null : <Route key={path.key} path={path} shapes={shapes} />))}
      {overlay ? <g className={styles.paper}>{overlay(shown)}</g> : null}
    </svg>
  );
}

interface Crowd {
  pieces: readonly BoardPiece[];
  packing: Packing;
}

const NOTHING: Crowd = { pieces: [], packing: { scale: 1, isRoomy: true, at: [] } };

function usePackings(
  shapes: ReadonlyMap<string, SpotShape>,
  pieces: readonly BoardPiece[],
  finger: number,
  most: number | undefined,
): ReadonlyMap<string, Crowd> {
  return useMemo(() => {
    const groups = Map.groupBy(pieces, ({ on }) => on);
    const packed = [...shapes.values()].map((shape): [string, Crowd] => {
      return [shape.target, crowdIn(shape, groups.get(shape.target) ?? [], finger, most)];
    });
    return new Map(packed);
  }, [shapes, pieces, finger, most]);
}

/** With what is to spare only where nothing becomes smaller for it. */
function crowdIn(shape: SpotShape, all: readonly BoardPiece[], finger: number, most: number | undefined): Crowd {
  const needed = all.filter(({ still }) => still !== 'spare');
  const packing = packPieces(shape, needed, finger, most);
  if (needed.length === all.length) return { pieces: needed, packing };
  const whole = packPieces(shape, all, finger, most);
  const isAsGood = whole.scale >= packing.scale && (whole.isRoomy || !packing.isRoomy);
  return isAsGood ? { pieces: all, packing: whole } : { pieces: needed, packing };
}
