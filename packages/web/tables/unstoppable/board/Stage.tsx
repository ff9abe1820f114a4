import type { CardView, ThreatView, UnsView } from '@starhold/unstoppable';
import { coreIn, packOf } from '@starhold/unstoppable/content';
import { nameFor } from '@starhold/unstoppable/text';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Icon } from '../../../art/index.ts';
import { type Desk, useDesk } from '../../../desk/context.ts';
import { isDesk } from '../../../desk/size.ts';
import type { Marking } from '../../../desk/target.ts';
import { Spoken, useRoving } from '../../../kit/index.ts';
import { useText } from '../../../shell/lang.tsx';
import { CoreThing, ThreatThing } from '../faces/index.ts';
import { PARTS_TEXT } from '../texts/parts.ts';
import { UNS_TEXT } from '../texts/table.ts';
import { BossPanel } from './BossPanel.tsx';
import { DangerTrack } from './DangerTrack.tsx';
import { Label } from './Label.tsx';
import label from './label.module.css';
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
  const desk = useDesk<UnsView>();
  const { view, seat, seen, lang, size } = desk;
  const { field: t, forecast } = useText(PARTS_TEXT);
  const player = view.players[seat];
  if (!player) return null;
  const coming = threatPhaseOf(view, seat);
  const title = view.players.length === 1 ? t.title : t.of(nameFor(view, player.character, lang));
  const note = coming ? forecast.short(forecast.range(coming.least, coming.most)) : t.threats(player.field.length);
  const damageTo = (threat: ThreatView): number => Number(seen.things?.get(`card:${threat.ref}`) ?? 0);
  return (
    <section className={styles.field} data-battlefield="" aria-label={title}>
      <Label title={title} note={note} isBad={coming !== null && coming.healthLost > 0} />
      <ul className={styles.threats} data-cells={cellsFor(player.field.length, size === 'XL')}>
        {player.field.length === 0 ? <li className={label.none}>{t.none}</li> : null}
        {player.field.map((threat) => (
          <li key={threat.ref}>
            <ThreatThing threat={threat} incoming={damageTo(threat)} marking={markingOf(desk, threat)} />
          </li>
        ))}
        <li data-deck="">
          {player.onDeck ? (
            <ThreatThing
              threat={player.onDeck}
              incoming={damageTo(player.onDeck)}
              marking={markingOf(desk, player.onDeck)}
              tag={t.onDeck}
              deckSize={player.deckSize}
            />
          ) : (
            <p className={label.none}>{t.deckEmpty}</p>
          )}
        </li>
      </ul>
    </section>
  );
}

/** On the tile only what happens to the threat itself: it falls, or how much it will have taken. */
function markingOf({ marks, turn, foreseen, lang }: Desk<UnsView>, threat: ThreatView): Marking {
  const target = `card:${threat.ref}`;
  const marking = marks.of(target);
  const [option] = turn.reach?.byTarget.get(target) ?? [];
  const n = option === undefined ? undefined : foreseen(option).things?.get(target);
  if (n === undefined) return marking;
  const taken = threat.damage + Number(n);
  const result = taken >= threat.health ? UNS_TEXT[lang].results.defeated : `${taken}/${threat.health}`;
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
  const { view, seat, size, openZone, lang } = useDesk<UnsView>();
  const t = useText(PARTS_TEXT).play;
  const w = UNS_TEXT[lang];
  const cards = inPlay(view, seat);
  const most = isDesk(size) ? cards.length : ROW;
  const isMore = cards.length > most;
  const shown = isMore ? cards.slice(0, most - 1) : cards;
  const places = Math.max(shown.length + (isMore ? 1 : 0), 3);
  return (
    <section className={styles.play} aria-label={t.title} style={{ '--n': places } as CSSProperties}>
      <Label title={t.title} note={cards.length === 0 ? t.none : undefined} />
      {cards.length === 0 ? <p className={label.none}>{t.none}</p> : null}
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
      <button
        type="button"
        className={styles.all}
        aria-label={w.play.tabs}
        data-open="tabs"
        onClick={() => openZone('tabs')}
      >
        <Icon name="menu" />
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

export function PlayRow({
  cards,
  label,
  children,
}: {
  cards: readonly CardView[];
  label: string;
  children?: ReactNode;
}): ReactNode {
  const { view } = useDesk<UnsView>();
  const t = useText(PARTS_TEXT).play;
  return (
    <ul className={styles.allies} aria-label={label}>
      {cards.map((card) => (
        <li key={card.ref}>
          <CoreThing card={card} form="ally" state={stateOf(view, card, t)} />
        </li>
      ))}
      {children}
    </ul>
  );
}

/** "now" for what is being resolved, how far a tactic is; nothing for an ally that waits. */
function stateOf(view: UnsView, card: CardView, t: (typeof PARTS_TEXT)['en']['play']): string | undefined {
  const core = coreIn(packOf(view), card.core);
  const at = view.work.find((work) => work.core === card.core && (work.what === 'play' || work.what === 'exhaust'));
  if (at) return t.now;
  return core?.kind === 'tactic' ? t.done : undefined;
}
