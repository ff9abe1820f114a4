import { useMemo } from 'react';
import { useUns } from '../context.ts';
import type { PartProps } from '../parts/index.ts';

/** What every part of the table is fed with, for the seat in front; the same object until something changes. */
export function usePart(): PartProps {
  const { view, seat, marks, press, inspect, peek } = useUns();
  return useMemo(
    () => ({ view, seat, marks, onPress: press, onInspect: inspect, onInspectEnd: peek.hide }),
    [view, seat, marks, press, inspect, peek],
  );
}
