import type { ThreatView } from '@starhold/unstoppable';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { Spoken } from '../../../kit/index.ts';
import { threatName } from '../faces/describe.ts';
import { CharacterPortrait, UnsIcon, useCards } from '../faces/index.ts';
import { useUns } from '../useUns.ts';
import { Row } from './bits.tsx';
import { numbersOf } from './numbers.ts';
import styles from './partner.module.css';
import { threatPhaseOf } from './threatPhase.ts';

/** The other player's side in short: numbers, active threats and the threat on deck, all of which may be aimed at. */
export function Partner(): ReactNode {
  const { view, seat: own, names, moment, marks, parts: t, nameOf } = useUns();
  const seat = 1 - own;
  const player = view.players[seat];
  if (!player) return null;
  const target = `player:${seat}`;
  const character = nameOf(player.character);
  return (
    <div
      className={styles.partner}
      data-deadly={threatPhaseOf(view, seat)?.deadly ? '' : undefined}
      data-waiting={moment.waitingFor.includes(seat) ? '' : undefined}
      data-mark={marks.of(target).mark}
    >
      <Thing target={target} name={`${t.partner.open(names[seat])}, ${character}`} className={styles.head}>
        <span className={styles.who}>
          <span className={styles.portrait} data-tone="dark">
            <CharacterPortrait id={player.character} />
          </span>
          <b>{names[seat]}</b>
          <small>
            {t.player.both(player.level, player.draft)}
            {' · '}
            {t.player.hand(player.hand.length)}
          </small>
        </span>
      </Thing>
      <Numbers seat={seat} />
      <Row className={styles.threats} aria-label={t.field.of(character)}>
        {player.field.map((threat) => (
          <li key={threat.ref}>
            <Small threat={threat} />
          </li>
        ))}
        {player.onDeck ? (
          <li data-deck="">
            <Small threat={player.onDeck} deck={player.deckSize} />
          </li>
        ) : null}
        {player.field.length === 0 && !player.onDeck ? <li className={styles.none}>{t.field.none}</li> : null}
      </Row>
    </div>
  );
}

function Numbers({ seat }: { seat: number }): ReactNode {
  const uns = useUns();
  const isDeadly = threatPhaseOf(uns.view, seat)?.deadly;
  return (
    <ul className={styles.numbers} aria-label={uns.parts.player.numbers(uns.names[seat])}>
      {numbersOf(uns, seat).map(({ id, icon, label, value, less, spoken }) => (
        <li key={id} data-number={id} data-flip={`${id}:${seat}`} title={label}>
          <Spoken>{spoken}</Spoken>
          <span aria-hidden="true">
            <UnsIcon name={icon} />
            <b>{value}</b>
            {less > 0 ? <em>−{less}</em> : null}
            {id === 'health' && isDeadly ? <Icon name="warning" /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A threat as a line: name, attack, how much is left of it, keywords. */
function Small({ threat, deck }: { threat: ThreatView; deck?: number }): ReactNode {
  const cards = useCards();
  const { nameOf } = useUns();
  const left = threat.health - threat.damage;
  const place = deck === undefined ? 'field' : 'onDeck';
  return (
    <Thing
      target={`card:${threat.ref}`}
      flip={threat.ref}
      className={styles.threat}
      name={threatName(cards, threat, place)}
    >
      <span className={styles.shown}>
        <span className={styles.name}>{nameOf(threat.threat)}</span>
        <span className={styles.stats}>
          <em data-stat="attack">
            <UnsIcon name="attack" />
            {threat.attack}
          </em>
          <em data-stat="health">
            <UnsIcon name="health" />
            {left}
            <small>{`/${threat.health}`}</small>
          </em>
          {threat.keywords.map((k, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same keyword may stand there twice
            <span key={`${k.k}${i}`} data-keyword={k.k}>
              <UnsIcon name={k.k} />
            </span>
          ))}
          {deck === undefined ? null : (
            <i className={styles.deck}>
              <UnsIcon name="onDeck" />
              {deck}
            </i>
          )}
        </span>
      </span>
    </Thing>
  );
}
