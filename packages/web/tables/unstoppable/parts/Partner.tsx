import { plain } from '@starhold/effects/text';
import type { ThreatView, UnsView } from '@starhold/unstoppable';
import { nameFor, wordingOf } from '@starhold/unstoppable/text';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../art/index.ts';
import { Pointers } from '../../../desk/Pointers.tsx';
import { Spoken, useLongPress, useRoving } from '../../../kit/index.ts';
import { useLang, useText } from '../../../shell/lang.tsx';
import { CharacterPortrait, UnsIcon } from '../cards/index.ts';
import type { Target } from '../model/marks.ts';
import { threatPhaseOf } from '../model/threatPhase.ts';
import { PARTS_TEXT } from '../text/parts.ts';
import styles from './partner.module.css';
import type { PartProps } from './types.ts';

export interface PartnerProps extends PartProps {
  /** Who sits there. */
  name?: string | undefined;
  waiting?: boolean;
  /** Opens the partner's side at full size. */
  onOpen?: (() => void) | undefined;
}

/** The other player's side in short: numbers, active threats and the threat on deck, all of which may be aimed at. */
export function Partner({ name, waiting, onOpen, ...part }: PartnerProps): ReactNode {
  const { view, seat } = part;
  const t = useText(PARTS_TEXT);
  const lang = useLang();
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const player = view.players[seat];
  if (!player) return null;
  const character = nameFor(view, player.character, lang);
  const { mark } = part.marks.of(`player:${seat}`);
  return (
    <section
      className={styles.partner}
      data-deadly={threatPhaseOf(view, seat)?.deadly ? '' : undefined}
      data-waiting={waiting ? '' : undefined}
      data-mark={mark}
      aria-label={t.partner.title(name ?? character)}
    >
      <Head part={part} name={name} character={character} onOpen={onOpen} />
      <Numbers view={view} seat={seat} />
      <ul className={styles.threats} ref={root} onKeyDown={onKeyDown} aria-label={t.field.of(character)}>
        {player.field.map((threat) => (
          <li key={threat.ref}>
            <Small threat={threat} part={part} />
          </li>
        ))}
        {player.onDeck ? (
          <li data-deck="">
            <Small threat={player.onDeck} part={part} deck={player.deckSize} />
          </li>
        ) : null}
        {player.field.length === 0 && !player.onDeck ? <li className={styles.none}>{t.field.none}</li> : null}
      </ul>
    </section>
  );
}

interface HeadProps {
  part: PartProps;
  name: string | undefined;
  character: string;
  onOpen: (() => void) | undefined;
}

function Head({ part, name, character, onOpen }: HeadProps): ReactNode {
  const t = useText(PARTS_TEXT);
  const { view, seat } = part;
  const player = view.players[seat];
  const target: Target = `player:${seat}`;
  const { mark } = part.marks.of(target);
  if (!player) return null;
  const legal = mark === 'legal' || mark === 'chosen';
  return (
    <button
      type="button"
      className={styles.head}
      data-mark={mark}
      title={legal ? undefined : t.partner.open(name ?? character)}
      aria-pressed={mark === 'chosen' ? true : undefined}
      onClick={() => (legal || !onOpen ? part.onPress(target) : onOpen())}
    >
      <span className={styles.portrait} data-tone="dark">
        <CharacterPortrait id={player.character} />
      </span>
      <span className={styles.who}>
        <b>{name ?? character}</b>
        <small>
          {t.player.both(player.level, player.draft)}
          {' · '}
          {t.player.hand(player.hand.length)}
        </small>
      </span>
    </button>
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
function Small({ threat, part, deck }: { threat: ThreatView; part: PartProps; deck?: number }): ReactNode {
  const { field: t } = useText(PARTS_TEXT);
  const lang = useLang();
  const target = `card:${threat.ref}`;
  const { mark, reason, result, order, hinted, pointed } = part.marks.of(target);
  const press = useLongPress((how, at) => part.onInspect(target, how, at), part.onInspectEnd);
  const w = wordingOf(lang);
  const keywords = threat.keywords.map((k) => plain(w.threatKeyword(k)));
  const name = nameFor(part.view, threat.threat, lang);
  const left = threat.health - threat.damage;
  return (
    <button
      type="button"
      className={styles.threat}
      data-mark={mark}
      data-hinted={hinted ? '' : undefined}
      data-flip={threat.ref}
      data-rove={threat.ref}
      data-thing={target}
      title={reason ?? keywords.join(', ')}
      aria-pressed={mark === 'chosen' ? true : undefined}
      aria-disabled={mark === 'locked' || undefined}
      onClick={() => part.onPress(target)}
      {...press}
    >
      <Spoken>
        {[
          name,
          deck === undefined ? '' : t.onDeck,
          `${w.words.attack} ${threat.attack}`,
          `${left}/${threat.health}`,
          ...keywords,
          result ?? '',
          reason ?? '',
        ]
          .filter((part) => part !== '')
          .join(', ')}
      </Spoken>
      <span className={styles.shown} aria-hidden="true">
        <span className={styles.name}>{name}</span>
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
            <i className={styles.deck} title={t.onDeck}>
              <UnsIcon name="onDeck" />
              {deck}
            </i>
          )}
        </span>
        {result === undefined && order === undefined ? null : <strong>{result ?? order}</strong>}
      </span>
      <Pointers who={pointed} />
    </button>
  );
}
