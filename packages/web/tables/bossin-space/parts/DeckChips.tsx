import { ZONE_NAMES } from '@starhold/bossin-space/text';
import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../../../art/index.ts';
import { Spoken } from '../../../kit/index.ts';
import { useBos } from '../context.ts';
import { PilesDialog } from '../dialogs/PilesDialog.tsx';
import styles from './boss.module.css';

/** How much is left in each deck, in the free corner beside the boss. Opens what is known of the piles. */
export function DeckChips({ side }: { side: 'left' | 'right' }): ReactNode {
  const { view, lang, t } = useBos();
  const [open, setOpen] = useState(false);
  const decks: { id: 'enemyDeck' | 'dangerDeck' | 'commandDeck'; icon: IconName; n: number }[] = [
    { id: 'enemyDeck', icon: 'enemies', n: view.decks.enemies },
    { id: 'dangerDeck', icon: 'warning', n: view.decks.dangers },
    { id: 'commandDeck', icon: 'deck', n: view.decks.commands },
  ];
  return (
    <>
      <button type="button" className={styles.decks} data-side={side} onClick={() => setOpen(true)}>
        <Spoken>{`${t.menu.piles}: `}</Spoken>
        {decks.map((deck) => (
          <span key={deck.id} data-deck={deck.id} title={ZONE_NAMES[deck.id][lang]}>
            <Icon name={deck.icon} />
            <Spoken>{`${ZONE_NAMES[deck.id][lang]} `}</Spoken>
            <b>{deck.n}</b>
            <Spoken>{', '}</Spoken>
          </span>
        ))}
      </button>
      {open ? <PilesDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
