import { plain } from '@starhold/effects/text';
import type { ScannerDef } from '@starhold/revenant/content';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { HOUSE_TONES, HouseEmblem, RevenantArt, RevenantIcon } from '../../../art/revenant/index.ts';
import { RichText } from '../../../kit/index.ts';
import { linesOf as lineCount } from '../../../kit/textFit.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { divided } from '../texts/breaks.ts';
import { REVENANT_TEXT } from '../texts/table.ts';
import styles from './card.module.css';
import { type CardEntry, houseOf, kindName, linesOf, priceOf } from './card.ts';
import { Price } from './Price.tsx';

/** Width of the text and of the name, in em of their own letters. */
const TEXT = 12.4;
const NAME = 9.4;

interface CardFaceProps {
  entry: CardEntry;
  /** Resources that are missing to pay for it. */
  missing?: string;
  /** The effect in force or covered, by its line: the others step back. */
  now?: number;
}

/** Any card of this game: picture, price, House, name, what it does line by line, its kind. All measures in em. */
export const CardFace = memo(function CardFace({ entry, missing = '', now }: CardFaceProps): ReactNode {
  const lang = useLang();
  const w = useText(REVENANT_TEXT);
  const house = houseOf(entry);
  const price = priceOf(entry);
  const lines = linesOf(entry, lang);
  const name = divided(entry.name[lang], lang);
  const rows = lines.reduce((sum, { text }) => sum + lineCount(plain(text), TEXT), 0);
  const style = { '--lines': rows, ...(house ? { '--c': HOUSE_TONES[house] } : {}) } as CSSProperties;
  return (
    <span
      className={styles.card}
      data-tone="dark"
      data-kind={entry.kind}
      data-long={rows > 9 ? '' : undefined}
      style={style}
    >
      <span className={styles.art}>
        <RevenantArt id={entry.id} kind={entry.kind} house={house} />
      </span>
      {price === '' ? null : (
        <span className={styles.cost} data-part="cost">
          <Price of={price} missing={missing} />
        </span>
      )}
      {house ? (
        <span className={styles.house}>
          <HouseEmblem house={house} />
        </span>
      ) : null}
      <span className={styles.words}>
        <b className={styles.name} data-fit={lineCount(name, NAME) > 1 ? 's' : 'm'} data-part="name">
          {name}
        </b>
        {entry.kind === 'scanner' ? <Ring def={entry.definition} /> : null}
        <span className={styles.lines} data-part="text">
          {lines.map(({ text, tone }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <span key={i} data-line={tone} data-back={now === undefined || now === i ? undefined : ''}>
              <RichText text={text} />
            </span>
          ))}
        </span>
      </span>
      <span className={styles.foot} data-part="foot">
        <span>{kindName(entry, lang, w)}</span>
        {entry.kind === 'agenda' ? (
          <b>
            <RevenantIcon name="prestige" />
            {entry.definition.prestige}
          </b>
        ) : null}
      </span>
    </span>
  );
});

/** What the next sector holds: Voidborn ships by sector, sector 1 on top and the others against the clock, as on the map. */
function Ring({ def }: { def: ScannerDef }): ReactNode {
  return (
    <span className={styles.ring} aria-hidden="true">
      {def.voidborn.map((n, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: sectors have fixed places
          key={i}
          style={{ '--turn': `${-i * 45}deg` } as CSSProperties}
          data-planet={def.planets.includes(i + 1) ? '' : undefined}
          data-rift={def.rifts.includes(i + 1) ? '' : undefined}
        >
          <b>{n}</b>
          {def.shuttle === i + 1 ? <RevenantIcon name="shuttle" /> : null}
        </i>
      ))}
    </span>
  );
}
