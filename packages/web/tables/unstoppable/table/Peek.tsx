import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useUns } from '../context.ts';
import { Inspected } from './Inspector.tsx';
import { nameAt } from './options.tsx';
import styles from './peek.module.css';

/**
 * The card under the pointer or in focus, large, over the side of a desk, where nothing is chosen from; what lies in the
 * side itself is shown to the left of it. It only shows: the card has said the same in words, and the pointer goes through.
 */
export function Peek(): ReactNode {
  const uns = useUns();
  const { peek, inspected, moment } = uns;
  const peeked = useSyncExternalStore(peek.subscribe, peek.now);
  // What was looked at may have gone elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table has changed
  useEffect(() => {
    peek.hide();
  }, [moment, peek]);
  if (peeked === null || peeked.target === inspected) return null;
  const beside = peeked.at?.closest('aside') ? '' : undefined;
  return (
    <div className={styles.peek} data-peek={peeked.target} data-beside={beside} aria-hidden="true" inert>
      <h2>{nameAt(uns, peeked.target)}</h2>
      <Inspected target={peeked.target} />
    </div>
  );
}
