import { type CSSProperties, memo, type ReactNode } from 'react';
import { HOUSE_TONES, HouseEmblem, RevenantArt } from '../../../art/revenant/index.ts';
import { useLang } from '../../../shell/lang.tsx';
import { divided } from '../texts/breaks.ts';
import { type CardEntry, houseOf, priceOf } from './card.ts';
import { Price } from './Price.tsx';
import styles from './peek.module.css';

/** A card where there is no room for all of it: price, House, name over its picture. */
export const PeekFace = memo(function PeekFace({
  entry,
  missing = '',
}: {
  entry: CardEntry;
  missing?: string;
}): ReactNode {
  const lang = useLang();
  const house = houseOf(entry);
  return (
    <span
      className={styles.peek}
      data-tone="dark"
      data-short={missing === '' ? undefined : ''}
      style={house ? ({ '--c': HOUSE_TONES[house] } as CSSProperties) : undefined}
    >
      <span className={styles.art}>
        <RevenantArt id={entry.id} kind={entry.kind} house={house} />
      </span>
      <span className={styles.top} data-part="cost">
        <Price of={priceOf(entry)} missing={missing} />
        {house ? <HouseEmblem house={house} /> : null}
      </span>
      <b data-part="name">{divided(entry.name[lang], lang)}</b>
    </span>
  );
});
