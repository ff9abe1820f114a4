import type { UnsView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import type { ReactNode } from 'react';
import { useDesk } from '../../../desk/context.ts';
import { Spoken } from '../../../kit/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { UnsIcon } from '../faces/index.ts';
import { PARTS_TEXT } from '../texts/parts.ts';
import { PilesButton } from './Hand.tsx';
import styles from './own.module.css';
import { MOST, PlayerPanel } from './PlayerPanel.tsx';
import { threatPhaseOf } from './threatPhase.ts';
import { Value } from './Value.tsx';

/** Own numbers: a panel beside the hand of a desk, chips with what the next Threat phase takes everywhere else. */
export function Own(): ReactNode {
  const { view, seat, size, names, moment } = useDesk<UnsView>();
  if (size !== 'D' && size !== 'XL') return <Chips />;
  const isShared = view.players.length > 1;
  return (
    <div className={styles.panel} data-flip={`player:${seat}`}>
      <PlayerPanel
        view={view}
        seat={seat}
        name={isShared ? names[seat] : undefined}
        waiting={isShared && moment.waitingFor.includes(seat)}
      />
      {size === 'D' ? <PilesButton /> : null}
    </div>
  );
}

function Chips(): ReactNode {
  const { view, seat, why, lang } = useDesk<UnsView>();
  const { player: t, forecast: f } = useText(PARTS_TEXT);
  const player = view.players[seat];
  if (!player) return null;
  const coming = threatPhaseOf(view, seat);
  const chips = [
    { id: 'health', icon: 'health', label: t.health, of: MOST.health, less: coming?.healthLost ?? 0 },
    { id: 'armour', icon: 'armour', label: t.armour, of: MOST.armour, less: coming?.armourLost ?? 0 },
    { id: 'ap', icon: 'ap', label: t.apLong, of: MOST.ap, less: 0 },
    { id: 'credits', icon: 'credit', label: t.credits, of: 0, less: 0 },
  ] as const;
  return (
    <ul
      className={styles.chips}
      data-flip={`player:${seat}`}
      data-deadly={coming?.deadly ? '' : undefined}
      aria-label={t.numbers(nameFor(view, player.character, lang))}
    >
      {chips.map(({ id, icon, label, of, less }) => (
        <li key={id}>
          <button type="button" data-gauge={id} title={label} onClick={() => why(`${id}:${seat}`)}>
            <Spoken>
              {`${label}: ${player[id]}${of > 0 ? `/${of}` : ''}${less > 0 ? `, ${f.title}: −${less}` : ''}`}
              {id === 'health' && coming?.deadly ? ` ${f.deadly}` : ''}
            </Spoken>
            <span aria-hidden="true">
              <UnsIcon name={icon} />
              <b>
                <Value value={player[id]} />
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
