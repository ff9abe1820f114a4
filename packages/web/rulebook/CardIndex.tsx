import type { Text } from '@starhold/effects/text';
import type { ReactNode } from 'react';
import { useText } from '../shell/lang.tsx';
import { RULEBOOK_TEXT } from '../text/rulebook.ts';
import styles from './cards.module.css';
import { type CardBook, type CardGroup, cardId, type IndexCard } from './cards.ts';
import { Near } from './Near.tsx';
import page from './rulebook.module.css';
import { Found, type Reading, RefLink } from './SectionView.tsx';
import { cut, rangesOf } from './search.ts';

/** The generated text of a card: rule words lead into the book, found words are marked. */
function CardWords({ text, reading }: { text: Text; reading: Reading }): ReactNode {
  const whole = text.map((segment) => segment.v).join('');
  const ranges = rangesOf(whole, reading.words);
  let offset = 0;
  return text.map((segment) => {
    const from = offset;
    offset += segment.v.length;
    let at = from;
    const pieces = cut(segment.v, from, ranges).map(({ v, hit }) => {
      const start = at;
      at += v.length;
      if (!hit) return v;
      return (
        <mark key={start} data-start={ranges.some((range) => range.from === start) ? '' : undefined}>
          {v}
        </mark>
      );
    });
    if (segment.t === 'num') return <b key={from}>{pieces}</b>;
    if (segment.ref === undefined) return <span key={from}>{pieces}</span>;
    return (
      <RefLink key={from} reading={reading} to={segment.ref} className={styles.word}>
        {pieces}
      </RefLink>
    );
  });
}

/** One card of the index. */
export function CardEntry({
  book,
  card,
  reading,
  heading: Heading = 'h4',
}: {
  book: CardBook;
  card: IndexCard;
  reading: Reading;
  heading?: 'h3' | 'h4';
}): ReactNode {
  const t = useText(RULEBOOK_TEXT);
  const isMarked = reading.marked === card.ref;
  return (
    <li
      className={styles.card}
      data-card={card.ref}
      data-group={card.group}
      data-marked={isMarked ? '' : undefined}
      tabIndex={-1}
    >
      <Near className={styles.picture}>
        <book.Picture group={card.group} id={card.id} />
      </Near>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <Found text={card.title} words={reading.words} />
          {card.copies > 1 ? <small>{t.copies(card.copies)}</small> : null}
        </Heading>
        {card.stats.length > 0 ? (
          <p className={styles.stats}>
            <CardWords text={card.stats} reading={reading} />
          </p>
        ) : null}
        {card.body.length > 0 ? (
          <p>
            <CardWords text={card.body} reading={reading} />
          </p>
        ) : null}
        {card.parts.length > 0 ? (
          <ol className={styles.slots}>
            {card.parts.map(({ label, text }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card have no other name than their order
              <li key={i} data-plain={label === '' ? '' : undefined}>
                {label === '' ? null : <span className={styles.slot}>{label}</span>}
                <span>
                  <CardWords text={text} reading={reading} />
                </span>
              </li>
            ))}
          </ol>
        ) : null}
        <RefLink reading={reading} to={card.rule} className={styles.why}>
          {t.explained}
        </RefLink>
      </div>
    </li>
  );
}

/** All cards by group; `shown` limits them to what a search has found. */
export function CardIndex({
  book,
  cards,
  reading,
  shown,
}: {
  book: CardBook;
  cards: readonly IndexCard[];
  reading: Reading;
  shown: (card: IndexCard) => boolean;
}): ReactNode {
  const t = useText(RULEBOOK_TEXT);
  const groups = book.groups
    .map((group): [CardGroup, IndexCard[]] => [group, cards.filter((card) => card.group === group && shown(card))])
    .filter(([, members]) => members.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className={page.section}>
      <h2 id="rules-cards" tabIndex={-1} data-section="cards">
        {t.cards}
      </h2>
      <p>{t.cardsLead}</p>
      {groups.map(([group, members]) => (
        <section key={group}>
          <h3 id={`rules-cards-${group}`} tabIndex={-1} data-section={`cards-${group}`}>
            {t.groups[group]}
          </h3>
          <ul className={styles.cards}>
            {members.map((card) => (
              <CardEntry key={cardId(card)} book={book} card={card} reading={reading} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
