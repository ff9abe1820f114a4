import type { ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { IconButton } from '../../kit/index.ts';
import { useDesk } from '../context.ts';
import styles from './prompt.module.css';

/** So much from each: players, piles, colours. */
export function AmountsRow(): ReactNode {
  const { turn, words, t } = useDesk();
  const ask = turn.decision?.ask;
  if (ask?.kind !== 'amounts') return null;
  const sum = Object.values(turn.amounts).reduce((a, b) => a + b, 0);
  return (
    <ul className={styles.amounts}>
      {ask.bins.map(({ id, min, max }) => {
        const n = turn.amounts[id] ?? min;
        const name = words.option(id);
        return (
          <li key={id} data-bin={id}>
            <span>{name}</span>
            <IconButton
              label={t.prompt.less(name)}
              icon={<Icon name="minus" />}
              disabled={n <= min}
              onPress={() => turn.put(id, n - 1)}
            />
            <output>{n}</output>
            <IconButton
              label={t.prompt.more(name)}
              icon={<Icon name="plus" />}
              disabled={n >= max || sum >= ask.max}
              onPress={() => turn.put(id, n + 1)}
            />
          </li>
        );
      })}
    </ul>
  );
}
