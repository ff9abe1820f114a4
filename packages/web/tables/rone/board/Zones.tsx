import { plain } from '@starhold/effects/text';
import { opsText } from '@starhold/rone/text';
import type { ReactNode } from 'react';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { isDesk } from '../../../desk/size.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { GroundFace } from '../cards/Peek.tsx';
import { Screws } from '../cards/Screw.tsx';
import { GroundThing, PermanentThing } from '../cards/things.tsx';
import { keyed } from '../model/keyed.ts';
import { lettersOf, matesOf, opponentsOf, partsOf } from '../model/table.ts';
import { useRone } from '../useRone.ts';
import { useSeveral } from '../useSeveral.ts';
import { Laid } from './Piles.tsx';
import { Plate, PlateTitle } from './Plate.tsx';
import styles from './zones.module.css';

/** Cards of a base shown whole; more of them lie as tiles. */
const WHOLE = 3;

export function Base(): ReactNode {
  const { own, w, size } = useRone();
  const form = size === 'D-' || (isDesk(size) && own.base.length > WHOLE) ? 'tile' : 'card';
  return (
    <Plate label={w.base.title} className={styles.zone}>
      <PlateTitle>{w.base.title}</PlateTitle>
      {own.base.length === 0 ? <p>{w.base.none}</p> : null}
      <ul className={styles.base} data-form={form}>
        {own.base.map(({ id, exhausted }) => (
          <li key={id}>
            <OfBase id={id} exhausted={exhausted} form={form} />
          </li>
        ))}
      </ul>
    </Plate>
  );
}

/** A card of the own base; while several things are laid out, a touch takes its ability out of them or puts it to them. */
function OfBase({ id, exhausted, form }: { id: string; exhausted: boolean; form: 'card' | 'tile' }): ReactNode {
  const several = useSeveral();
  const option = `activate:${id}`;
  const isIn = several?.abilities.includes(id) === true;
  const laid =
    several && (isIn || several.mayBe(option))
      ? { marking: { mark: isIn ? 'chosen' : 'legal' } as const, onPress: () => several.press(option, isIn) }
      : {};
  return <PermanentThing id={id} target={`base:${id}`} exhausted={exhausted} form={form} {...laid} />;
}

/** The training ground: each card with its screws. */
export function Ground(): ReactNode {
  const { own, w } = useRone();
  const ids = keyed(own.ground.map(({ id }) => id));
  return (
    <Plate label={w.ground.title} className={styles.zone}>
      <PlateTitle note={w.ground.note}>{w.ground.title}</PlateTitle>
      {own.ground.length === 0 ? <p>{w.ground.none}</p> : null}
      <ul className={styles.ground}>
        {own.ground.map(({ id, screws }, at) => (
          <li key={ids[at].key}>
            <GroundThing id={id} screws={screws} at={at} />
          </li>
        ))}
      </ul>
    </Plate>
  );
}

/** Spare parts: how many there will be, and what they can be spent on. */
export function Parts(): ReactNode {
  const { own, pack, w, lang, marks, view, seat, turn } = useRone();
  const have = partsOf(view, seat, pack);
  return (
    <Plate label={w.parts.title} className={styles.parts}>
      <PlateTitle>{w.parts.title}</PlateTitle>
      <p className={styles.have} data-target="parts" title={turn.at === 'parts' ? w.parts.drag : undefined}>
        <b data-flip={`part:p${seat}`}>
          <RoneIcon name="part" />
          {have}
        </b>
        <span>{w.parts.note}</span>
      </p>
      <ul>
        {pack.parts.map((def, i) => {
          const price = own.prices[i] ?? def.cost;
          const short = price - have;
          const target = `part:${def.id}`;
          const isLegal = ['legal', 'chosen'].includes(marks.of(target).mark);
          return (
            <li key={def.id}>
              <Thing
                target={target}
                shape="tile"
                className={styles.part}
                name={w.parts.action(def.name[lang], price)}
                notes={[plain(opsText(def.do, lang))]}
              >
                <span
                  className={styles.action}
                  data-short={short > 0 && !isLegal ? (have > 0 ? 'said' : '') : undefined}
                >
                  <b>
                    <RoneIcon name="part" />
                    {price}
                  </b>
                  <strong>{def.name[lang]}</strong>
                  <span>
                    {short > 0 && have > 0 && !isLegal ? w.parts.short(short) : (w.parts.gists[def.id] ?? '')}
                  </span>
                </span>
              </Thing>
            </li>
          );
        })}
      </ul>
    </Plate>
  );
}

/** What lies with the others: bases, training grounds, stored, piles. All of it is open. */
export function Others(): ReactNode {
  const { view, seat } = useRone();
  return (
    <div className={styles.others}>
      {[...opponentsOf(view, seat), ...matesOf(view, seat)].map((other) => (
        <OtherSide key={other} seat={other} />
      ))}
    </div>
  );
}

export function OtherSide({ seat }: { seat: number }): ReactNode {
  const { view, w, names } = useRone();
  const player = view.players[seat];
  const ids = keyed(player.ground.map(({ id }) => id));
  return (
    <section className={styles.other} aria-label={names[seat]}>
      <h3>{names[seat]}</h3>
      <p className={styles.stored}>
        {w.others.stored}: {lettersOf(player.stored) === '' ? '–' : <Screws of={lettersOf(player.stored)} />}
      </p>
      <h4>{w.base.title}</h4>
      <ul className={styles.ground}>
        {player.base.map(({ id, exhausted }) => (
          <li key={id}>
            <PermanentThing id={id} target={`base:${id}>p${seat}`} exhausted={exhausted} form="tile" />
          </li>
        ))}
      </ul>
      <h4>{w.ground.title}</h4>
      {player.ground.length === 0 ? <p>{w.ground.none}</p> : null}
      <ul className={styles.ground}>
        {player.ground.map(({ id, screws }, at) => (
          <li key={ids[at].key}>
            <OtherGround id={id} screws={screws} target={`ground:g${at + 1}>p${seat}`} />
          </li>
        ))}
      </ul>
      <Laid title={w.played.title} cards={[...player.played, ...player.underway]} of="played" />
      <Laid
        title={w.piles.count(w.piles.scrapyard, player.scrap.length)}
        cards={player.scrap.toReversed()}
        of="scrapped"
      />
      <Laid
        title={w.piles.count(w.piles.discard, player.discard.length)}
        cards={player.discard.toReversed()}
        of="discarded"
      />
    </section>
  );
}

function OtherGround({ id, screws, target }: { id: string; screws: number; target: string }): ReactNode {
  const { pack, lang, w } = useRone();
  const def = pack.cards[pack.cardIndex.get(id) ?? 0];
  return (
    <Thing
      target={target}
      shape="tile"
      className={styles.tile}
      name={def.name[lang]}
      notes={[w.ground.screws(screws, def.training ?? 0)]}
    >
      <GroundFace def={def} screws={screws} />
    </Thing>
  );
}
