import { useCallback, useMemo } from 'react';
import { useUns } from '../context.ts';

/** What touching the fixed parts of the table opens. The same functions as long as nothing about them changes. */
export interface Handles {
  onBoss: () => void;
  whyBoss: () => void;
  whyDanger: () => void;
  whyOwn: (what: string) => void;
  onPartner: () => void;
  /** Damage that what is looked at would do, by handle of the threat. */
  incoming: Readonly<Record<string, number>>;
}

export function useHandles(): Handles {
  const { view, seat, seen, inspect, why } = useUns();
  const isStory = view.boss.story !== null;
  const { incoming } = seen;
  return {
    onBoss: useCallback(() => inspect(isStory ? 'story' : 'boss'), [inspect, isStory]),
    whyBoss: useCallback(() => why('boss'), [why]),
    whyDanger: useCallback(() => why('danger'), [why]),
    whyOwn: useCallback((what: string) => why(`${what}:${seat}`), [why, seat]),
    onPartner: useCallback(() => inspect(`player:${1 - seat}`), [inspect, seat]),
    incoming: useMemo(() => Object.fromEntries(incoming), [incoming]),
  };
}
