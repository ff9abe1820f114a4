import { plain } from '@starhold/effects/text';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { HOUSE_TONES, HouseEmblem, RevenantArt } from '../../../art/revenant/index.ts';
import { RichText } from '../../../kit/index.ts';
import { linesOf as lineCount } from '../../../kit/textFit.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { divided } from '../texts/breaks.ts';
import { REVENANT_TEXT } from '../texts/table.ts';
import { type CardEntry, houseOf, kindName, linesOf, priceOf } from './card.ts';
import { Price } from './Price.tsx';
import styles from './tile.module.css';

/** Room for the text of a tile, in letters of that text: so wide, so many lines. */
export interface TileRoom {
  wide: number;
  lines: number;
  /** Too low for a picture of its own: it lies behind the text. */
  low?: true;
}

/** A card that fills the place it is given: its text as far as all of it fits, the rest is for its picture. */
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
  const name = divided(entry.name[lang], lang);
  const lines = linesOf(entry, lang);
  const needed =
    lines.reduce((sum, { text }) => sum + lineCount(plain(text), room.wide), 0) +
    lineCount(name, room.wide * NAME_SHARE) -
    1;
  const fits = needed <= room.lines;
  return (
    <span
      className={styles.tile}
      data-tone="dark"
      data-short={missing === '' ? undefined : ''}
      data-low={room.low && fits ? '' : undefined}
      style={house ? ({ '--c': HOUSE_TONES[house] } as CSSProperties) : undefined}
    >
      <span className={styles.art}>
        <RevenantArt id={entry.id} kind={entry.kind} house={house} />
      </span>
      <span className={styles.top} data-part="cost">
        <Price of={priceOf(entry)} missing={missing} />
        {house ? <HouseEmblem house={house} /> : null}
      </span>
      <b data-part="name">{name}</b>
      {fits ? (
        <span className={styles.lines} data-part="text">
          {lines.map(({ text }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <span key={i}>
              <RichText text={text} />
            </span>
          ))}
        </span>
      ) : null}
      {room.low && needed === room.lines ? null : <small>{kindName(entry, lang, w)}</small>}
    </span>
  );
});

/** Letters of the name are so much larger. */
const NAME_SHARE = 0.84;
