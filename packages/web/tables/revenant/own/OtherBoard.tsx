import { wordingOf } from '@starhold/revenant/text';
import type { ReactNode } from 'react';
import { RevenantIcon } from '../../../art/revenant/index.ts';
import { cardIn } from '../faces/card.ts';
import { Price } from '../faces/Price.tsx';
import { CardThing } from '../faces/things.tsx';
import { useRevenant } from '../useRevenant.ts';
import styles from './others.module.css';
import { sectionsOf } from './sections.ts';

/** Crew and frigate of another player, taken out: everything that lies open there. */
export function OtherBoard({ seat }: { seat: number }): ReactNode {
  const { view, pack, w, lang } = useRevenant();
  const player = view.players[seat];
  if (!player) return null;
  const { bonuses } = wordingOf(lang);
  const side = cardIn(pack, player.side);
  const board = cardIn(pack, player.board);
  const laid = [...player.cadets, ...player.frigates].filter((id) => id !== '');
  return (
    <div className={styles.board}>
      <p>{[side?.name[lang], board?.name[lang]].filter((name) => name !== undefined).join(' · ')}</p>
      <ul className={styles.sections} aria-label={w.frigate.sections}>
        {sectionsOf(pack, player).sections.map(({ n, bonus, corrupted, holds }) => (
          <li key={n} data-corrupted={corrupted ? '' : undefined}>
            <b>{bonuses[bonus]}</b>
            {corrupted ? (
              <small>
                <RevenantIcon name="corruption" />
                {w.frigate.blocked}
              </small>
            ) : null}
            <Price of={holds} letter />
          </li>
        ))}
      </ul>
      <ul className={styles.cards}>
        {laid.map((id) => (
          <li key={id}>
            <CardThing id={id} target={`p${seat}.${id}`} form="peek" />
          </li>
        ))}
      </ul>
    </div>
  );
}
