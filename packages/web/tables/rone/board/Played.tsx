import type { ReactNode } from 'react';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { isDesk, isSmall } from '../../../desk/size.ts';
import { Spoken } from '../../../kit/index.ts';
import { CombatSigns } from '../cards/Gists.tsx';
import { cardIn } from '../cards/pack.ts';
import { CardThing } from '../cards/things.tsx';
import { chained } from '../model/dicePlan.ts';
import { keyed } from '../model/keyed.ts';
import { shortName } from '../model/names.ts';
import { severalIn } from '../model/several.ts';
import { afterDamage, damageOf, isActing, isHarmless, opponentsOf } from '../model/table.ts';
import { useRone } from '../useRone.ts';
import { Piles } from './Piles.tsx';
import { Plate, PlateTitle } from './Plate.tsx';
import styles from './played.module.css';

/** Places in the row of a small table; the last one leads to the rest. */
const ROW = 4;

/** What was played this turn, with the place of the card that is chosen; on a desk the piles and the sum of phase 6, too. */
export function Played(): ReactNode {
  const { view, seat, names, w, size, turn, openZone, press } = useRone();
  // In the turn of another his cards lie here, so that whoever looked away sees what he played.
  const whose = isActing(view, seat) ? seat : (opponentsOf(view, seat).find((other) => isActing(view, other)) ?? seat);
  const { played, underway } = view.players[whose];
  const several = severalIn(turn.armed, turn.then);
  const ghost =
    several !== null
      ? null
      : (chained(turn.armed, turn.then)?.card ??
        (turn.armed?.startsWith('play:') ? turn.armed.slice('play:'.length) : null));
  const cards = [...played, ...underway];
  const most = isSmall(size) ? ROW - (ghost === null ? 0 : 1) : cards.length;
  const isMore = cards.length > most;
  const all = keyed(cards);
  const [hidden, shown] = isMore ? [all.slice(0, 1 - most), all.slice(1 - most)] : [[], all];
  return (
    <section className={styles.played} data-part="played">
      <Plate label={w.played.title} className={styles.row}>
        <PlateTitle note={whose === seat ? (cards.length === 0 ? w.played.none : undefined) : names[whose]}>
          {w.played.title}
        </PlateTitle>
        <ul className={styles.cards} data-flip="played">
          {isMore ? (
            <li>
              <button
                type="button"
                className={styles.more}
                onClick={() => (whose === seat ? openZone('piles') : press(`player:p${whose}`))}
              >
                <Spoken>{w.played.more(hidden.length)}</Spoken>
                <span aria-hidden="true">
                  +{hidden.length}
                  {hidden.map(({ key }) => (
                    // What they do comes from here.
                    <i key={key} data-flip={`played:${key}`} />
                  ))}
                </span>
              </button>
            </li>
          ) : null}
          {shown.map(({ id, key }) => (
            <li key={key}>
              <CardThing id={id} target={`played:${id}`} form="played" flip={`played:${key}`} />
            </li>
          ))}
          {ghost === null ? null : (
            <li>
              <Ghost id={ghost} />
            </li>
          )}
        </ul>
        {isSmall(size) ? null : <Piles />}
      </Plate>
      {isDesk(size) ? <Tally /> : null}
    </section>
  );
}

/** Where the chosen card will lie, and what it will deal. */
function Ghost({ id }: { id: string }): ReactNode {
  const { pack, lang } = useRone();
  const def = cardIn(pack, id);
  if (!def) return null;
  return (
    <span className={styles.ghost} aria-hidden="true">
      <b>{shortName(pack, id, lang)}</b>
      <CombatSigns of={def.combat} />
    </span>
  );
}

/** What phase 6 deals as it stands. */
export function Tally(): ReactNode {
  const { view, seat, pack, w, names } = useRone();
  const damage = damageOf(view, seat);
  const [other, ...more] = opponentsOf(view, seat);
  const target = other === undefined || more.length > 0 ? undefined : view.players[other];
  const after = target && afterDamage(pack, target, damage);
  return (
    <Plate label={w.tally.title} className={styles.tally} flip="tally">
      <PlateTitle>{w.tally.title}</PlateTitle>
      <ul>
        {(['melee', 'ranged', 'destruction'] as const).map((kind) => (
          <li key={kind} data-of={kind}>
            <b>
              <RoneIcon name={kind} />
              {damage[kind]}
            </b>
            <small>{w.tally[kind]}</small>
          </li>
        ))}
      </ul>
      {target && after && !isHarmless(damage) ? (
        <p>{w.tally.forecast(names[other] ?? '', [target.armour, after.armour], [target.health, after.health])}</p>
      ) : null}
    </Plate>
  );
}
