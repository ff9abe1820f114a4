import type { ReactNode } from 'react';
import { isHouse } from '../../../art/revenant/index.ts';
import { Laid } from '../../../desk/Laid.tsx';
import { CardThing } from '../faces/things.tsx';
import { useRevenant } from '../useRevenant.ts';
import styles from './offer.module.css';

/** What lies there only to be chosen from, over the stage: boards during set-up, and what only these eyes see. */
export function Offer(): ReactNode {
  const { view, w, turn } = useRevenant();
  const rows = [
    { id: 'looking', title: w.offer.looking, cards: view.looking },
    { id: 'sides', title: w.offer.sides, cards: turn.at === 'crewSide' ? view.sides : [] },
    { id: 'boards', title: w.offer.boards, cards: turn.at === 'board' ? view.boards : [] },
  ].filter(({ cards }) => cards.length > 0);
  if (rows.length === 0) return null;
  return (
    <Laid className={styles.offer} data-part="offer">
      {rows.map(({ id, title, cards }) => (
        <section key={id} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {cards.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: of a House several equal cards may be drawn
              <li key={`${card}${i}`}>
                <CardThing id={card} target={isHouse(card) ? `hidden.${card}` : card} form="card" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Laid>
  );
}
