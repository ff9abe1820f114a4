import type { CardView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import { type ReactNode, useRef } from 'react';
import { useRoving } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { MarketTile } from '../cards/index.ts';
import { priceAt } from '../model/prices.ts';
import { PARTS_TEXT } from '../text/parts.ts';
import styles from './market.module.css';
import { touchOf } from './touch.ts';
import type { PartProps } from './types.ts';
import { Zone } from './Zone.tsx';

export interface MarketProps extends PartProps {
  /** The card looked at: prices are shown for it, and what does not fit it steps back. */
  focus?: CardView | null;
  /** Why nothing can be bought now. */
  note?: string | undefined;
}

/** The six upgrades on offer with their prices now, discount of the card in focus taken off. */
export function Market({ focus = null, note, ...part }: MarketProps): ReactNode {
  const { view, seat } = part;
  const t = useText(PARTS_TEXT).market;
  const lang = useLang();
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const said = note ?? (focus?.core ? t.forCard(nameFor(view, focus.core, lang)) : t.deck(view.upgradeDeck.size));
  return (
    <Zone title={t.title} note={said} className={styles.market}>
      <ul className={styles.row} ref={root} onKeyDown={onKeyDown} aria-label={t.title}>
        {view.market.map((offer, slot) => {
          const price = priceAt(view, seat, slot, focus);
          const key = offer?.upgrade ?? `empty-${slot}`;
          if (!offer || !price) {
            return (
              <li key={key} className={styles.empty}>
                {t.empty}
              </li>
            );
          }
          return (
            <li key={key} data-apart={price.fits ? undefined : ''}>
              <MarketTile
                upgrade={offer.upgrade}
                price={price.price}
                base={price.base}
                flipKey={`upgrade-${offer.upgrade}`}
                {...touchOf(part, `market:${slot}`)}
              />
            </li>
          );
        })}
      </ul>
    </Zone>
  );
}
