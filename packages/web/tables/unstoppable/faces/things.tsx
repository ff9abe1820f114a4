import type { CardView, ThreatView } from '@starhold/unstoppable';
import { memo, type ReactNode } from 'react';
import { Thing, type ThingProps } from '../../../desk/Thing.tsx';
import { CoreFace } from './CoreFace.tsx';
import { coreName, threatName } from './describe.ts';
import { AllyFace, PeekFace, Ticks } from './Peek.tsx';
import { useCards } from './pack.ts';
import { ThreatFace } from './ThreatFace.tsx';
import styles from './things.module.css';
import './tones.css';

/** Cards as things of the table: their words for the ear, their face for the eye. */

type Touch = Pick<ThingProps, 'marking' | 'flip' | 'onPress'> & { target?: string | undefined };

export interface CoreThingProps extends Touch {
  card: CardView;
  /** The whole card; its top; or as it lies in play. */
  form?: 'card' | 'peek' | 'ally';
  state?: string | undefined;
}

/** A card by its core side: in hand, in play, in the discard pile, taken up in Selection. */
export const CoreThing = memo(function CoreThing({ card, form = 'card', state, ...touch }: CoreThingProps): ReactNode {
  const cards = useCards();
  return (
    <Thing
      flip={card.ref}
      {...touch}
      target={touch.target ?? `card:${card.ref}`}
      shape={form === 'card' ? 'core' : form}
      className={styles[form]}
      name={coreName(cards, card)}
      notes={state === undefined ? [] : [state]}
    >
      {form === 'card' ? (
        <>
          <CoreFace card={card} />
          <span className={styles.ticks}>
            <Ticks card={card} />
          </span>
        </>
      ) : form === 'peek' ? (
        <PeekFace card={card} />
      ) : (
        <AllyFace card={card} state={state} />
      )}
    </Thing>
  );
});

export interface ThreatThingProps extends Touch {
  threat: ThreatView;
  /** Damage the chosen effect would add, hatched. */
  incoming?: number | undefined;
  /** On top of the deck: how that is said on the tile. */
  tag?: string | undefined;
  deckSize?: number;
}

export const ThreatThing = memo(function ThreatThing({
  threat,
  incoming = 0,
  tag,
  deckSize,
  ...touch
}: ThreatThingProps): ReactNode {
  const cards = useCards();
  const { t } = cards;
  const notes =
    incoming === 0 ? [] : [t.incoming(incoming), ...(threat.damage + incoming >= threat.health ? [t.defeats] : [])];
  return (
    <Thing
      flip={threat.ref}
      {...touch}
      target={touch.target ?? `card:${threat.ref}`}
      shape="threat"
      className={styles.threat}
      name={threatName(cards, threat, tag === undefined ? 'field' : 'onDeck')}
      notes={notes}
    >
      <ThreatFace threat={threat} incoming={incoming} tag={tag} deckSize={deckSize} />
    </Thing>
  );
});
