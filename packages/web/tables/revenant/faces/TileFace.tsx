import { plain, type Text } from '@starhold/effects/text';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { HOUSE_TONES, HouseEmblem, RevenantArt } from '../../../art/revenant/index.ts';
import { RichText } from '../../../kit/index.ts';
import { linesOf as lineCount, widthOf } from '../../../kit/textFit.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { divided } from '../texts/breaks.ts';
import { REVENANT_TEXT } from '../texts/table.ts';
import { type CardEntry, houseOf, kindName, linesOf, priceOf } from './card.ts';
import { Price } from './Price.tsx';
import { shortened } from './shortened.ts';
import styles from './tile.module.css';

/** Room for the text of a tile, in letters of that text: so wide, so many lines under a picture, so many where it lies behind. */
export interface TileRoom {
  wide: number;
  lines: number;
  most: number;
}

/**
 * A card that fills the place it is given: its text, and what that leaves is for its picture. A longer text has the picture
 * behind it; of the longest ones the beginning is seen, and all of it by who points at the card.
 */
export const TileFace = memo(function TileFace({
  entry,
  missing = '',
  room,
}: {
  entry: CardEntry;
  missing?: string;
  room: TileRoom;
}): ReactNode {
  const lang = useLang();
  const w = useText(REVENANT_TEXT);
  const house = houseOf(entry);
  const price = priceOf(entry);
  const name = divided(entry.name[lang], lang);
  const texts = linesOf(entry, lang).map(({ text }) => text);
  const words = texts.reduce((sum, text) => sum + lineCount(plain(text), room.wide), 0);
  const title = lineCount(name, room.wide * NAME_SHARE) - 1;
  const isLow = words + title > room.lines;
  const isBeside = isLow && widthOf(name) <= room.wide * NAME_SHARE - price.length * PRICE - HOUSE;
  const most = isBeside ? room.most + 1 : room.most - title;
  const isShort = words > most;
  const whole = <Lines of={texts} />;
  const named = <b data-part="name">{name}</b>;
  return (
    <span
      className={styles.tile}
      data-tone="dark"
      data-short={missing === '' ? undefined : ''}
      data-low={isLow ? '' : undefined}
      data-more={isShort ? '' : undefined}
      style={house ? ({ '--c': HOUSE_TONES[house] } as CSSProperties) : undefined}
    >
      <span className={styles.art}>
        <RevenantArt id={entry.id} kind={entry.kind} house={house} />
      </span>
      <span className={styles.top} data-part="cost">
        <Price of={price} missing={missing} />
        {isBeside ? named : null}
        {house ? <HouseEmblem house={house} /> : null}
      </span>
      {isBeside ? null : named}
      {isShort ? <Lines of={shortened(texts, room.wide, most)} /> : whole}
      {isShort ? <span className={styles.whole}>{whole}</span> : null}
      {isLow && words >= most ? null : <small>{kindName(entry, lang, w)}</small>}
    </span>
  );
});

function Lines({ of }: { of: readonly Text[] }): ReactNode {
  return (
    <span className={styles.lines} data-part="text">
      {of.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <span key={i}>
          <RichText text={text} />
        </span>
      ))}
    </span>
  );
}

/** Letters of the name are so much larger. */
const NAME_SHARE = 0.84;
/** Beside the name, in letters of it: one resource of the price, the sign of the House. */
const PRICE = 1.4;
const HOUSE = 2.6;
