import { useUns } from '../context.ts';
import type { PartProps } from '../parts/index.ts';

/** What every part of the table is fed with, for the seat in front. */
export function usePart(): PartProps {
  const { view, seat, marks, press, inspect } = useUns();
  return { view, seat, marks, onPress: press, onInspect: inspect };
}
