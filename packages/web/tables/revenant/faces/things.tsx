import type { ReactNode } from 'react';
import { Thing } from '../../../desk/Thing.tsx';
import type { Marking } from '../../../desk/target.ts';
import { useRevenant } from '../useRevenant.ts';
import { CardFace } from './CardFace.tsx';
import { cardIn, missingFor, priceOf, spokenCard } from './card.ts';
import { PeekFace } from './PeekFace.tsx';
import { TileFace, type TileRoom } from './TileFace.tsx';
import styles from './things.module.css';

/** A card as a thing of the table: its words for the ear, its face for the eye. */

interface CardThingProps {
  id: string;
  /** Its address; its id unless it lies with somebody else. */
  target?: string;
  form: 'card' | 'peek' | 'tile';
  /** Of a tile. */
  room?: TileRoom;
  /** Show what is missing to pay for it. */
  priced?: boolean;
  marking?: Marking;
  notes?: readonly string[];
}

export function CardThing({ id, target = id, form, room, priced, marking, notes = [] }: CardThingProps): ReactNode {
  const { pack, lang, own, marks } = useRevenant();
  const entry = cardIn(pack, id);
  if (!entry) return null;
  const mark = marking ?? marks.of(target);
  const isOpen = mark.mark === 'legal' || mark.mark === 'chosen';
  const missing = priced && !isOpen ? missingFor(priceOf(entry), own.stored) : '';
  return (
    <Thing
      target={target}
      shape={form === 'card' ? 'card' : 'tile'}
      className={styles[form]}
      name={spokenCard(entry, lang)}
      // What is missing stands on the card: a lock would only cover it.
      marking={missing !== '' && mark.mark === 'locked' ? { ...mark, mark: 'plain' } : mark}
      notes={missing !== '' && mark.reason !== undefined ? [...notes, mark.reason] : notes}
    >
      {form === 'card' ? <CardFace entry={entry} missing={missing} /> : null}
      {form === 'peek' ? <PeekFace entry={entry} missing={missing} /> : null}
      {form === 'tile' && room ? <TileFace entry={entry} missing={missing} room={room} /> : null}
    </Thing>
  );
}
