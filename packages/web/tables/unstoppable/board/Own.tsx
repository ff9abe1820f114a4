import type { ReactNode } from 'react';
import { Spoken } from '../../../kit/index.ts';
import { UnsIcon } from '../faces/index.ts';
import { useUns } from '../useUns.ts';
import { Value } from './bits.tsx';
import { PilesButton } from './Hand.tsx';
import { numbersOf } from './numbers.ts';
import styles from './own.module.css';
import { PlayerPanel } from './PlayerPanel.tsx';
import { threatPhaseOf } from './threatPhase.ts';

/** Own numbers: a panel beside the hand of a desk, chips with what the next Threat phase takes everywhere else. */
export function Own(): ReactNode {
  const { view, seat, size, names, moment } = useUns();
  if (size !== 'D' && size !== 'XL') return <Chips />;
  const isShared = view.players.length > 1;
  return (
    <div className={styles.panel} data-flip={`player:${seat}`}>
      <PlayerPanel
        seat={seat}
        name={isShared ? names[seat] : undefined}
        waiting={isShared && moment.waitingFor.includes(seat)}
      />
      {size === 'D' ? <PilesButton /> : null}
    </div>
  );
}

function Chips(): ReactNode {
  const uns = useUns();
  const { view, seat, why, parts, player, nameOf } = uns;
  return (
    <ul
      className={styles.chips}
      data-flip={`player:${seat}`}
      data-deadly={threatPhaseOf(view, seat)?.deadly ? '' : undefined}
      aria-label={parts.player.numbers(nameOf(player.character))}
    >
      {numbersOf(uns, seat).map(({ id, icon, label, value, of, less, spoken }) => (
        <li key={id} data-flip={`${id}:${seat}`}>
          <button type="button" data-gauge={id} title={label} onClick={() => why(`${id}:${seat}`)}>
            <Spoken>{spoken}</Spoken>
            <span aria-hidden="true">
              <UnsIcon name={icon} />
              <b>
                <Value value={value} />
              </b>
              {id === 'ap' ? <i>/{of}</i> : null}
              {less > 0 ? <em>−{less}</em> : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
