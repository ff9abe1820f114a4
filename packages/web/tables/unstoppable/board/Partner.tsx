import type { ThreatView, UnsView } from '@starhold/unstoppable';
import { packOf } from '@starhold/unstoppable/content';
import { nameFor } from '@starhold/unstoppable/text';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../art/index.ts';
import { useDesk } from '../../../desk/context.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { Spoken, useRoving } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { threatName } from '../faces/describe.ts';
import { CharacterPortrait, UnsIcon } from '../faces/index.ts';
import { CARDS_TEXT } from '../texts/cards.ts';
import { PARTS_TEXT } from '../texts/parts.ts';
import styles from './partner.module.css';
import { threatPhaseOf } from './threatPhase.ts';

/** The other player's side in short: numbers, active threats and the threat on deck, all of which may be aimed at. */
export function Partner(): ReactNode {
  const { view, seat: own, names, moment, marks } = useDesk<UnsView>();
  const t = useText(PARTS_TEXT);
  const lang = useLang();
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const seat = 1 - own;
  const player = view.players[seat];
  if (!player) return null;
  const target = `player:${seat}`;
  const character = nameFor(view, player.character, lang);
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
      <Numbers view={view} seat={seat} />
      <ul className={styles.threats} ref={root} onKeyDown={onKeyDown} aria-label={t.field.of(character)}>
        {player.field.map((threat) => (
          <li key={threat.ref}>
            <Small threat={threat} view={view} />
          </li>
        ))}
        {player.onDeck ? (
          <li data-deck="">
            <Small threat={player.onDeck} view={view} deck={player.deckSize} />
          </li>
        ) : null}
        {player.field.length === 0 && !player.onDeck ? <li className={styles.none}>{t.field.none}</li> : null}
      </ul>
    </div>
  );
}

function Numbers({ view, seat }: { view: UnsView; seat: number }): ReactNode {
  const { player: t, forecast: f } = useText(PARTS_TEXT);
  const player = view.players[seat];
  if (!player) return null;
  const coming = threatPhaseOf(view, seat);
  const items = [
    {
      key: 'health',
      icon: <UnsIcon name="health" />,
      label: t.health,
      value: player.health,
      less: coming?.healthLost ?? 0,
    },
    {
      key: 'armour',
      icon: <UnsIcon name="armour" />,
      label: t.armour,
      value: player.armour,
      less: coming?.armourLost ?? 0,
    },
    { key: 'ap', icon: <UnsIcon name="ap" />, label: t.apLong, value: player.ap, less: 0 },
    { key: 'credits', icon: <UnsIcon name="credit" />, label: t.credits, value: player.credits, less: 0 },
  ];
  return (
    <ul className={styles.numbers} aria-label={t.numbers(player.character)}>
      {items.map(({ key, icon, label, value, less }) => (
        <li key={key} data-number={key} title={label}>
          <Spoken>{`${label}: ${value}${less > 0 ? `, ${f.title}: −${less}` : ''}${key === 'health' && coming?.deadly ? ` ${f.deadly}` : ''}`}</Spoken>
          <span aria-hidden="true">
            {icon}
            <b>{value}</b>
            {less > 0 ? <em>{`−${less}`}</em> : null}
            {key === 'health' && coming?.deadly ? <Icon name="warning" /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A threat as a line: name, attack, how much is left of it, keywords. */
function Small({ threat, view, deck }: { threat: ThreatView; view: UnsView; deck?: number }): ReactNode {
  const t = useText(CARDS_TEXT);
  const lang = useLang();
  const left = threat.health - threat.damage;
  const place = deck === undefined ? 'field' : 'onDeck';
  return (
    <Thing
      target={`card:${threat.ref}`}
      flip={threat.ref}
      className={styles.threat}
      name={threatName(packOf(view), threat, place, lang, t)}
    >
      <span className={styles.shown}>
        <span className={styles.name}>{nameFor(view, threat.threat, lang)}</span>
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
