import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { useKitText } from '../text/kit.ts';
import { MarkSigns, markClass } from './MarkSigns.tsx';
import { Spoken } from './Spoken.tsx';
import styles from './Storage.module.css';
import { spokenName } from './spokenMark.ts';
import type { Marked, StoredThing, TargetHandlers } from './types.ts';
import type { StorageHands } from './useStorageMoves.ts';
import { useTarget } from './useTarget.ts';

/** A thing that can be carried. `falls`: it fits nowhere any more, and why. */
export function StorageThing({
  thing,
  hands,
  falls,
  ...handlers
}: TargetHandlers & { thing: StoredThing; hands: StorageHands; falls?: string | undefined }): ReactNode {
  const t = useKitText();
  const { lifted, dragged } = hands;
  const isUp = lifted?.thing === thing.target;
  const isLocked = thing.marked?.mark === 'locked';
  const marked: Marked | undefined = isUp ? { ...thing.marked, mark: 'chosen' } : thing.marked;
  const lift = (target: string): void => {
    if (isLocked) handlers.onPress?.(target);
    else hands.act({ do: 'lift', thing: target });
  };
  const { onClick, onKeyDown, ...attributes } = useTarget(thing.target, marked, { ...handlers, onPress: lift });
  const drag = dragged?.thing === thing.target ? dragged : undefined;
  const carried = drag ? ({ '--dx': `${drag.x}px`, '--dy': `${drag.y}px` } as CSSProperties) : undefined;
  const name = falls === undefined ? thing.name : `${thing.name}, ${t.fallsOff}: ${falls}`;
  return (
    <button
      type="button"
      className={`${markClass} ${styles.thing}`}
      data-thing=""
      data-rove={thing.target}
      data-up={isUp ? '' : undefined}
      data-dragged={drag ? '' : undefined}
      data-falls={falls === undefined ? undefined : ''}
      style={carried}
      title={marked?.reason}
      {...attributes}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        if (!hands.isEndOfDrag()) onClick();
      }}
      onKeyDown={(event) => {
        if (!isLocked) hands.onThingKey(event, thing);
        onKeyDown(event);
      }}
      onKeyUp={(event) => {
        if (event.key === ' ') event.preventDefault(); // Firefox would press once more
      }}
      onPointerDown={(event) => {
        attributes.onPointerDown?.(event);
        if (!isLocked) hands.onDragStart(event);
      }}
      onPointerMove={(event) => {
        attributes.onPointerMove?.(event);
        hands.onDragMove(event, thing);
      }}
      onPointerUp={(event) => {
        attributes.onPointerUp?.();
        hands.onDragEnd(event, thing);
      }}
      onPointerCancel={(event) => {
        attributes.onPointerCancel?.();
        hands.onDragEnd(event, thing);
      }}
    >
      <Spoken>{spokenName(name, marked, t)}</Spoken>
      <span className={styles.face} aria-hidden="true">
        {thing.face}
      </span>
      {falls === undefined ? null : (
        <span className={styles.falls} aria-hidden="true">
          <Icon name="down" />
          {t.fallsOff}
        </span>
      )}
      <MarkSigns marked={marked} />
    </button>
  );
}
