import type { KeyboardEvent } from 'react';
import type { Marked, TargetHandlers } from './types.ts';
import { useLongPress } from './useLongPress.ts';

/**
 * What makes an element a target: its address and mark for styles and tests, press, look by hover, long press or the key `i`.
 * SVG has no buttons, so Space presses here when the element is not one by itself. Enter says what is chosen, wherever the
 * focus is (`useKeys`).
 */
export function useTarget(target: string, marked: Marked | undefined, { onPress, onLook, onLookEnd }: TargetHandlers) {
  const look = useLongPress(onLook && ((how, at) => onLook(target, how, at)), onLookEnd);
  const onKeyDown = (event: KeyboardEvent<Element>): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 'i' && onLook) {
      event.preventDefault();
      onLook(target, 'key', event.currentTarget);
    }
    if (event.key !== ' ' || event.currentTarget instanceof HTMLButtonElement) return;
    event.preventDefault();
    onPress?.(target);
  };
  return {
    'data-target': target,
    'data-mark': marked?.mark ?? 'plain',
    'data-hinted': marked?.hinted ? '' : undefined,
    'data-pointed': marked?.pointed?.length ? '' : undefined,
    'aria-disabled': marked?.mark === 'locked' || undefined,
    onClick: () => onPress?.(target),
    onKeyDown,
    ...look,
  };
}
