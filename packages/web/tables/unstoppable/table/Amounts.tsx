import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { IconButton } from '../../../kit/index.ts';
import { useUns } from '../context.ts';
import styles from './prompt.module.css';

/** So much from each: one line per bin with less and more. */
export function Amounts(): ReactNode {
  const { turn, w, words } = useUns();
  const ask = turn.decision?.ask;
  if (ask?.kind !== 'amounts') return null;
  const sum = Object.values(turn.amounts).reduce((a, b) => a + b, 0);
  return (
    <ul className={styles.amounts}>
      {ask.bins.map((bin) => {
        const now = turn.amounts[bin.id] ?? bin.min;
        const who = words.option(bin.id);
        return (
          <li key={bin.id} data-bin={bin.id}>
            <span>{who}</span>
            <IconButton
              label={w.prompt.less(who)}
              icon={<Icon name="minus" />}
              disabled={now <= bin.min}
              onPress={() => turn.put(bin.id, now - 1)}
            />
            <b className={styles.amount}>{now}</b>
            <IconButton
              label={w.prompt.more(who)}
              icon={<Icon name="plus" />}
              disabled={now >= bin.max || sum >= ask.max}
              onPress={() => turn.put(bin.id, now + 1)}
            />
          </li>
        );
      })}
    </ul>
  );
}
