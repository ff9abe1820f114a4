import type { ReactNode } from 'react';
import { Thing } from '../../../desk/Thing.tsx';
import { GroundFace } from '../cards/Peek.tsx';
import { Screws } from '../cards/Screw.tsx';
import { PermanentThing } from '../cards/things.tsx';
import { keyed } from '../model/keyed.ts';
import { lettersOf, matesOf, opponentsOf } from '../model/table.ts';
import { useRone } from '../useRone.ts';
import { Laid } from './Piles.tsx';
import styles from './zones.module.css';

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
