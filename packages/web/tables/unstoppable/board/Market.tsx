import { refOf } from '@starhold/kernel';
import type { UnsView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import { type ReactNode, useRef } from 'react';
import { useDesk } from '../../../desk/context.ts';
import { useRoving } from '../../../kit/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { MarketTile } from '../faces/index.ts';
import { PARTS_TEXT } from '../texts/parts.ts';
import { UNS_TEXT } from '../texts/table.ts';
import { findAnywhere } from '../texts/words.ts';
import { Label } from './Label.tsx';
import label from './label.module.css';
import { priceAt } from './prices.ts';
import styles from './supply.module.css';

/** The six upgrades on offer with their prices now, discount of the card that is shown large taken off. */
export function Market(): ReactNode {
  const desk = useDesk<UnsView>();
  const { view, seat, inspected, lang } = desk;
  const t = useText(PARTS_TEXT).market;
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const found = inspected?.startsWith('card:') ? findAnywhere(view, refOf(inspected)) : undefined;
  const focus = found && !found.threat ? found.card : null;
  const note =
    whyNot(desk) ?? (focus?.core ? t.forCard(nameFor(view, focus.core, lang)) : t.deck(view.upgradeDeck.size));
  return (
    <>
      <Label title={t.title} note={note} />
      <ul className={styles.market} ref={root} onKeyDown={onKeyDown} aria-label={`${t.title}, ${note}`}>
        {view.market.map((offer, slot) => {
          const price = priceAt(view, seat, slot, focus);
          const key = offer?.upgrade ?? `empty-${slot}`;
          if (!offer || !price) {
            return (
              <li key={key} className={label.none}>
                {t.empty}
              </li>
            );
          }
          return (
            <li key={key} data-apart={price.fits ? undefined : ''}>
              <MarketTile target={`market:${slot}`} upgrade={offer.upgrade} price={price.price} base={price.base} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Why nothing can be bought at this moment. */
function whyNot({ view, turn, lang }: ReturnType<typeof useDesk<UnsView>>): string | undefined {
  const { market } = UNS_TEXT[lang];
  if (!turn.decision || turn.at === 'action' || turn.at === 'market') return undefined;
  return view.phase === 'action' ? market.later : market.inAction;
}
