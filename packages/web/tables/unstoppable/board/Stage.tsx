import type { CardView, ThreatView, UnsView } from '@starhold/unstoppable';
import { coreIn, packOf } from '@starhold/unstoppable/content';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Icon } from '../../../art/index.ts';
import { isDesk } from '../../../desk/size.ts';
import type { Marking } from '../../../desk/target.ts';
import { Spoken, useRoving } from '../../../kit/index.ts';
import { CoreThing, ThreatThing } from '../faces/index.ts';
import { type Uns, useUns } from '../useUns.ts';
import { BossPanel } from './BossPanel.tsx';
import bits from './bits.module.css';
import { Label } from './bits.tsx';
import { DangerTrack } from './DangerTrack.tsx';
import './hits.css';
import { Offer } from './Offer.tsx';
import styles from './stage.module.css';
import { threatPhaseOf } from './threatPhase.ts';

/** What is played on: boss and danger, the threats with the one on deck, what lies in play; offers lie over it. */
export function Stage(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(root);
  return (
    <>
      <div className={styles.strip}>
        <BossPanel />
        <DangerTrack />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from card to card */}
      <div className={styles.ground} ref={root} onKeyDown={onKeyDown}>
        <Threats />
        <InPlay />
        <Offer />
      </div>
    </>
  );
}

/** Cells are fixed for a number of threats; the one on deck always has the last of them. */
function Threats(): ReactNode {
  const uns = useUns();
  const { view, seat, player, seen, size, nameOf } = uns;
  const { field: t, forecast } = uns.parts;
  const coming = threatPhaseOf(view, seat);
  const title = view.players.length === 1 ? t.title : t.of(nameOf(player.character));
  const say = view.phase === 'threat' ? forecast.toCome : forecast.short;
  const note = coming ? say(forecast.range(coming.least, coming.most)) : t.threats(player.field.length);
  const shown = (threat: ThreatView) => ({
    threat,
    incoming: Number(seen.things?.get(`card:${threat.ref}`) ?? 0),
    marking: markingOf(uns, threat),
  });
  return (
    <section className={styles.field} data-battlefield="" aria-label={title}>
      <Label title={title} note={note} isBad={coming !== null && coming.healthLost > 0} />
      <ul className={styles.threats} data-cells={cellsFor(player.field.length, size === 'XL')}>
        {player.field.length === 0 ? <li className={bits.none}>{t.none}</li> : null}
        {player.field.map((threat) => (
          <li key={threat.ref}>
            <ThreatThing {...shown(threat)} />
          </li>
        ))}
        <li data-deck="">
          {player.onDeck ? (
            <ThreatThing {...shown(player.onDeck)} tag={t.onDeck} deckSize={player.deckSize} />
          ) : (
            <p className={bits.none}>{t.deckEmpty}</p>
          )}
        </li>
      </ul>
    </section>
  );
}

/** On the tile only what happens to the threat itself: it falls, or how much it will have taken. */
function markingOf({ marks, turn, foreseen, w }: Uns, threat: ThreatView): Marking {
  const target = `card:${threat.ref}`;
  const marking = marks.of(target);
  const [option] = turn.reach?.byTarget.get(target) ?? [];
  const n = option === undefined ? undefined : foreseen(option).things?.get(target);
  if (n === undefined) return marking;
  const taken = threat.damage + Number(n);
  const result = taken >= threat.health ? w.results.defeated : `${taken}/${threat.health}`;
  return { ...marking, result };
}

/** `few`: one row of cards where there is room, two rows of three on a phone; `some` and `many`: two rows of four, five. */
function cellsFor(threats: number, isLarge: boolean): 'few' | 'five' | 'some' | 'many' {
  if (isLarge && threats > 4) return threats > 6 ? 'many' : 'five';
  if (threats <= 4) return 'few';
  return threats === 5 ? 'five' : threats <= 7 ? 'some' : 'many';
}

/** Tiles that fit into the row of a phone; the last one then leads to all of them. */
const ROW = 5;

function InPlay(): ReactNode {
  const { view, seat, size, openZone, parts, w } = useUns();
  const t = parts.play;
  const cards = inPlay(view, seat);
  const most = isDesk(size) ? cards.length : ROW;
  const isMore = cards.length > most;
  const shown = isMore ? cards.slice(0, most - 1) : cards;
  const places = Math.max(shown.length + (isMore ? 1 : 0), 3);
  return (
    <section className={styles.play} aria-label={t.title} style={{ '--n': places } as CSSProperties}>
      <Label title={t.title} note={cards.length === 0 ? t.none : undefined} />
      {cards.length === 0 ? <p className={bits.none}>{t.none}</p> : null}
      <PlayRow cards={shown} label={t.title}>
        {isMore ? (
          <li>
            <button type="button" className={styles.more} onClick={() => openZone('play')}>
              <Spoken>{w.play.more(cards.length - shown.length)}</Spoken>
              <span aria-hidden="true">+{cards.length - shown.length}</span>
            </button>
          </li>
        ) : null}
      </PlayRow>
      <button type="button" className={styles.all} data-open="tabs" onClick={() => openZone('tabs')}>
        <Icon name="menu" label={w.play.tabs} />
      </button>
    </section>
  );
}

/** Allies first, then the tactics of this turn. */
export function inPlay(view: UnsView, seat: number): CardView[] {
  const cards = view.players[seat]?.play ?? [];
  const isAlly = (card: CardView): boolean => coreIn(packOf(view), card.core)?.kind === 'ally';
  return [...cards.filter(isAlly), ...cards.filter((card) => !isAlly(card))];
}

type PlayRowProps = { cards: readonly CardView[]; label: string; children?: ReactNode };

export function PlayRow({ cards, label, children }: PlayRowProps): ReactNode {
  const uns = useUns();
  return (
    <ul className={styles.allies} aria-label={label}>
      {cards.map((card) => (
        <li key={card.ref}>
          <CoreThing card={card} form="ally" state={stateOf(uns, card)} />
        </li>
      ))}
      {children}
    </ul>
  );
}

/** "now" for what is being resolved, how far a tactic is; nothing for an ally that waits. */
function stateOf({ view, pack, parts }: Uns, { core }: CardView): string | undefined {
  const isNow = view.work.some((work) => work.core === core && (work.what === 'play' || work.what === 'exhaust'));
  if (isNow) return parts.play.now;
  return coreIn(pack, core)?.kind === 'tactic' ? parts.play.done : undefined;
}
