import { type ReactNode, useId, useRef } from 'react';
import { useKitText } from '../text/kit.ts';
import { MarkSigns, markClass } from './MarkSigns.tsx';
import { Spoken } from './Spoken.tsx';
import styles from './Storage.module.css';
import { StorageThing } from './StorageThing.tsx';
import { spokenName } from './spokenMark.ts';
import { added, countIn, fallingOff, misfit, waiting } from './storageMoves.ts';
import type { StorageProps, StorageSlot } from './types.ts';
import { useRoving } from './useRoving.ts';
import { reasonOf, type StorageHands, useStorageMoves } from './useStorageMoves.ts';
import { useTarget } from './useTarget.ts';

/**
 * Things of a pool are put into slots: dragged, touched and then the slot touched, or by keys (Space lifts, arrows choose,
 * Enter drops, Escape puts back). What fits nowhere is shown as falling off, with the reason.
 */
export function Storage(props: StorageProps): ReactNode {
  const { label, slots, pool, compact, placed = false } = props;
  const t = useKitText();
  const root = useRef<HTMLFieldSetElement>(null);
  const keys = useId();
  const onKeyDown = useRoving(root);
  const hands = useStorageMoves(root, props);
  const left = waiting(props);
  const falling = new Set(fallingOff(props));
  const { lifted } = hands;
  return (
    <fieldset ref={root} className={styles.storage} aria-label={label} aria-describedby={keys} onKeyDown={onKeyDown}>
      <p id={keys} hidden>
        {t.storageKeys}
      </p>
      {pool.length === 0 || placed ? null : (
        // biome-ignore lint/a11y/noStaticElementInteractions: a touch of the pool puts a lifted thing back; keys do it too
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          className={styles.pool}
          data-slot=""
          data-over={lifted && lifted.over === undefined ? '' : undefined}
          onClick={() => hands.dropAt(undefined)}
        >
          <p className={styles.title}>{t.pool}</p>
          <ul>
            {left.map((thing) => (
              <li key={thing.target}>
                <StorageThing
                  thing={thing}
                  hands={hands}
                  falls={falling.has(thing) ? t.noRoom : undefined}
                  onPress={props.onPress}
                  onLook={props.onLook}
                  onLookEnd={props.onLookEnd}
                />
              </li>
            ))}
            {left.length === 0 ? <li className={styles.none}>{t.poolEmpty}</li> : null}
          </ul>
        </div>
      )}
      <ul className={styles.slots} data-compact={compact ? '' : undefined}>
        {slots.map((slot) => (
          <Slot key={slot.target} slot={slot} hands={hands} {...props} />
        ))}
      </ul>
    </fieldset>
  );
}

function Slot({ slot, hands, ...props }: StorageProps & { slot: StorageSlot; hands: StorageHands }): ReactNode {
  const { pool, compact, onPress } = props;
  const t = useKitText();
  const here = added(props, slot);
  const count = countIn(props, slot);
  const { lifted } = hands;
  const thing = pool.find(({ target }) => target === lifted?.thing);
  const why = thing && misfit(props, thing, slot);
  const marked = !thing
    ? slot.marked
    : why === undefined
      ? ({ mark: 'legal' } as const)
      : ({ mark: 'locked', reason: reasonOf(why, slot, t) } as const);
  const press = (target: string): void => {
    const last = here.at(-1);
    if (lifted) hands.dropAt(slot.target);
    else if (compact && last) hands.act({ do: 'lift', thing: last.target });
    else onPress?.(target);
  };
  const attributes = useTarget(slot.target, marked, { ...props, onPress: press });
  const said = [t.slotHolds(slot.name, count, slot.room), ...(slot.takes === 'any' ? [t.wild] : [])].join(', ');
  return (
    <li
      className={styles.slot}
      data-slot={slot.target}
      data-flip={slot.target}
      data-wild={slot.takes === 'any' ? '' : undefined}
      data-over={lifted?.over === slot.target ? (why === undefined ? 'fits' : 'not') : undefined}
    >
      <button
        type="button"
        className={`${markClass} ${styles.ground}`}
        data-rove={slot.target}
        title={marked?.reason}
        {...attributes}
      >
        <Spoken>{spokenName(said, marked, t)}</Spoken>
        <MarkSigns marked={marked} />
      </button>
      {compact ? (
        <span className={styles.count} aria-hidden="true">
          <span className={styles.held}>{(slot.holds[0] ?? here[0])?.face ?? slot.empty}</span>
          <b>{count}</b>
          <small>/{slot.room}</small>
        </span>
      ) : (
        <ul className={styles.things}>
          {slot.holds.map((held) => (
            <li key={held.target} className={styles.held}>
              <Spoken>{held.name}</Spoken>
              {held.face}
            </li>
          ))}
          {here.map((mine) => (
            <li key={mine.target}>
              <StorageThing thing={mine} hands={hands} {...props} />
            </li>
          ))}
          {Array.from({ length: slot.room - count }, (_, i) => `free${i}`).map((key) => (
            <li key={key} className={styles.free} aria-hidden="true">
              {slot.empty}
            </li>
          ))}
        </ul>
      )}
      {slot.note === undefined ? null : <div className={styles.note}>{slot.note}</div>}
    </li>
  );
}
