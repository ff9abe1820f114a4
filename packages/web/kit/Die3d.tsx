import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useKitText } from '../text/kit.ts';
import styles from './Die3d.module.css';
import { lightOf, turnOf } from './diePose.ts';
import { MarkSigns, markClass } from './MarkSigns.tsx';
import { Spoken } from './Spoken.tsx';
import { spokenName } from './spokenMark.ts';
import type { Marked, SixFaces, TargetHandlers } from './types.ts';
import { useStill } from './useMotion.ts';
import { useTarget } from './useTarget.ts';

interface Die3dProps extends TargetHandlers {
  target: string;
  /** "Die 1". */
  name: string;
  faces: SixFaces;
  /** Which face was rolled; it looks at the player. */
  up: number;
  /** Tumbles once and comes to lie with `up` in front; `onRolled` then. Without motion it lies there at once. */
  rolling?: boolean;
  onRolled?: () => void;
  /** Edge in pixels, 56 to 80; the sheet of a table may set `--size` instead. */
  size?: number;
  marked?: Marked;
  /** Has given what it had in this turn: drained and struck through. */
  used?: boolean;
  /** Under the die in place of its name, for the eye. */
  label?: ReactNode;
}

/** Front, right, back, left, top, bottom. */
const SIDES = [
  'rotateY(0deg)',
  'rotateY(90deg)',
  'rotateY(180deg)',
  'rotateY(-90deg)',
  'rotateX(90deg)',
  'rotateX(-90deg)',
];

/** A cube of six pictures. The rolled one looks at the player, a side and the top show a little. */
export function Die3d(props: Die3dProps): ReactNode {
  const { target, name, faces, up, rolling = false, size, marked, used = false, label } = props;
  const t = useKitText();
  const attributes = useTarget(target, marked, props);
  const rolls = useRoll(props);
  const turn = turnOf(up);
  const shown = rolling ? t.rolling : (faces[up]?.name ?? '');
  const style = {
    ...(size === undefined ? {} : { '--size': `${size}px` }),
    '--turn-x': `${turn.x}deg`,
    '--turn-y': `${turn.y}deg`,
  } as CSSProperties;
  return (
    <button
      type="button"
      className={`${markClass} ${styles.die}`}
      style={style}
      data-rove={target}
      data-flip={target}
      data-used={used ? '' : undefined}
      title={marked?.reason}
      {...attributes}
    >
      <Spoken>{spokenName([`${name}: ${shown}`, ...(used ? [t.usedUp] : [])].join(', '), marked, t)}</Spoken>
      <span className={styles.view} aria-hidden="true" data-tone="dark">
        <span
          className={styles.cube}
          data-cube=""
          data-rolling={rolls.turning ? '' : undefined}
          onAnimationEnd={rolls.onEnd}
        >
          {SIDES.map((side, i) => (
            <span
              key={side}
              className={styles.face}
              style={{ '--side': side, '--light': lightOf(i, up) } as CSSProperties}
            >
              {faces[i]?.face}
            </span>
          ))}
        </span>
      </span>
      <span className={styles.name} aria-hidden="true">
        {label ?? (used ? <s>{name}</s> : name)}
      </span>
      <MarkSigns marked={marked} />
    </button>
  );
}

/** The roll ends by itself, and it ends also where nothing moves. */
function useRoll({ rolling = false, onRolled }: Die3dProps): { turning: boolean; onEnd: () => void } {
  const still = useStill();
  const latest = useRef(onRolled);
  useEffect(() => {
    latest.current = onRolled;
  });
  useEffect(() => {
    if (rolling && still) latest.current?.();
  }, [rolling, still]);
  return { turning: rolling && !still, onEnd: () => latest.current?.() };
}
