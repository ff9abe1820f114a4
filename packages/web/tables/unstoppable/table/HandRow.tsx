import type { Language } from '@starhold/kernel';
import type { CardView } from '@starhold/unstoppable';
import { coreIn, type Pack, packOf } from '@starhold/unstoppable/content';
import { nameFor } from '@starhold/unstoppable/text';
import { type CSSProperties, memo, type ReactNode, useId, useRef } from 'react';
import { useRoving } from '../../../kit/index.ts';
import { CoreCard } from '../cards/index.ts';
import { useUns } from '../context.ts';
import type { PartProps } from '../parts/index.ts';
import { touchOf } from '../parts/touch.ts';
import type { UnsText } from '../text/table.ts';
import styles from './hand.module.css';
import { usePart } from './usePart.ts';

/** The hand of the seat in front; in Selection the cards taken up lie before it. */
export function HandRow(): ReactNode {
  const { w, lang } = useUns();
  return <Row part={usePart()} w={w} lang={lang} />;
}

interface RowProps {
  part: PartProps;
  w: UnsText;
  lang: Language;
}

const Row = memo(function Row({ part, w, lang }: RowProps): ReactNode {
  const { view, seat } = part;
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const heading = useId();
  const player = view.players[seat];
  const looking = view.looking[seat] ?? [];
  const cards: { card: CardView; target: string }[] =
    looking.length > 0
      ? looking.map((core) => ({ card: plainCard(packOf(view), core), target: `looking:${core}` }))
      : player.hand.map((card) => ({ card, target: `card:${card.ref}` }));
  const title =
    looking.length > 0
      ? w.hand.lookingAny
      : view.players.length === 1
        ? w.hand.title
        : w.hand.of(nameFor(view, player.character, lang));
  return (
    <section className={styles.hand} aria-labelledby={heading} data-looking={looking.length > 0 ? '' : undefined}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <span>{w.hand.note(looking.length > 0 ? looking.length : player.hand.length)}</span>
      </div>
      {cards.length === 0 ? <p className={styles.empty}>{w.hand.empty}</p> : null}
      <ul ref={root} className={styles.cards} style={{ '--n': cards.length } as CSSProperties} onKeyDown={onKeyDown}>
        {cards.map(({ card, target }, i) => (
          <li key={card.ref} style={{ '--i': i - (cards.length - 1) / 2 } as CSSProperties}>
            <CoreCard card={card} flipKey={card.ref} {...touchOf(part, target)} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** A core card that has no sleeve yet. */
export function plainCard(pack: Pack, core: string): CardView {
  const cost = coreIn(pack, core)?.cost ?? 0;
  return { ref: `core-${core}`, core, top: null, bottom: null, cost, exhausted: false };
}
