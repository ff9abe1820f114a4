import type { PlayerView, ThreatView } from '@starhold/unstoppable';
import { nameFor } from '@starhold/unstoppable/text';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Spoken, useRoving } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { ThreatCard } from '../cards/index.ts';
import { threatPhaseOf } from '../model/threatPhase.ts';
import { PARTS_TEXT } from '../text/parts.ts';
import styles from './field.module.css';
import { touchOf } from './touch.ts';
import type { PartProps } from './types.ts';
import { Zone } from './Zone.tsx';

export interface BattlefieldProps extends PartProps {
  /** Damage the chosen effect would add to a threat, by its handle. */
  incoming?: Readonly<Record<string, number>>;
  /** Cards beside each other in three columns, for the phone. */
  compact?: boolean;
}

/** Active threats in a row, then the threat on deck with what lies below it. */
export function Battlefield({ incoming = {}, compact, ...part }: BattlefieldProps): ReactNode {
  const { view, seat } = part;
  const { field: t, forecast } = useText(PARTS_TEXT);
  const lang = useLang();
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(root);
  const player = view.players[seat];
  if (!player) return null;
  const coming = threatPhaseOf(view, seat);
  const title = view.players.length === 1 ? t.title : t.of(nameFor(view, player.character, lang));
  const note = coming ? forecast.short(forecast.range(coming.least, coming.most)) : t.threats(player.field.length);
  const threat = (card: ThreatView, place: 'field' | 'onDeck'): ReactNode => (
    <ThreatCard
      threat={card}
      place={place}
      flipKey={card.ref}
      {...(incoming[card.ref] === undefined ? {} : { incoming: incoming[card.ref] })}
      {...touchOf(part, `card:${card.ref}`)}
    />
  );
  const pile = <Pile player={player}>{player.onDeck ? threat(player.onDeck, 'onDeck') : null}</Pile>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the focus between the cards inside
    <div
      className={styles.side}
      data-battlefield=""
      data-compact={compact ? '' : undefined}
      style={{ '--threats': player.field.length } as CSSProperties}
      ref={root}
      onKeyDown={onKeyDown}
    >
      <Zone
        title={title}
        note={note}
        noteTone={coming && coming.healthLost > 0 ? 'danger' : 'plain'}
        className={styles.field}
      >
        <ul className={styles.row} aria-label={title}>
          {player.field.length === 0 ? <li className={styles.none}>{t.none}</li> : null}
          {player.field.map((card) => (
            <li key={card.ref}>{threat(card, 'field')}</li>
          ))}
          {compact ? (
            <li data-deck="">
              <em className={styles.tag} data-part="tag" aria-hidden="true">
                {`${t.onDeck} · ${player.deckSize}`}
              </em>
              {pile}
            </li>
          ) : null}
        </ul>
      </Zone>
      {compact ? null : (
        <Zone title={t.onDeck} className={styles.deck}>
          {pile}
        </Zone>
      )}
    </div>
  );
}

/** The threat on deck, the edges of what lies below it, and how many cards that is. */
function Pile({ player, children }: { player: PlayerView; children: ReactNode }): ReactNode {
  const t = useText(PARTS_TEXT).field;
  const below = Math.min(3, Math.max(0, player.deckSize - 1));
  return (
    <div className={styles.pile} data-below={below}>
      {children ?? <p className={styles.none}>{t.deckEmpty}</p>}
      {player.deckSize === 0 ? null : (
        <span className={styles.count} title={t.deck(player.deckSize)}>
          <Spoken>{t.deck(player.deckSize)}</Spoken>
          <span aria-hidden="true">{player.deckSize}</span>
        </span>
      )}
    </div>
  );
}
