import { NONE } from '@starhold/rone';
import type { CSSProperties, ReactNode } from 'react';
import { RoneArt } from '../../../art/rone/index.ts';
import { RoneIcon } from '../../../art/rone/RoneIcon.tsx';
import { isDesk } from '../../../desk/size.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { Screws } from '../cards/Screw.tsx';
import { nameFor } from '../model/names.ts';
import { afterDamage, damageOf, forecastFor, isActing, lettersOf, MOST, matesOf, opponentsOf } from '../model/table.ts';
import { useRone } from '../useRone.ts';
import styles from './opponents.module.css';

/** The others at the table, each in a strip: armour and health with the damage to come, dice, stored, base, piles. */
export function Opponents(): ReactNode {
  const { view, seat, w } = useRone();
  const others = [...opponentsOf(view, seat), ...matesOf(view, seat)];
  if (others.length === 0) return null;
  return (
    <ul className={styles.others} aria-label={w.others.title} data-n={others.length} data-part="others">
      {others.map((other) => (
        <li key={other}>
          <Strip seat={other} />
        </li>
      ))}
    </ul>
  );
}

const BARS = [
  { id: 'armour', tone: '#4fa3ff' },
  { id: 'health', tone: '#57d07c' },
] as const;

function Strip({ seat }: { seat: number }): ReactNode {
  const { view, seat: me, pack, w, lang, names, session, moment } = useRone();
  const player = view.players[seat];
  const isFoe = opponentsOf(view, me).includes(seat);
  const strikes = isFoe && opponentsOf(view, me).length === 1 && isActing(view, me);
  const after = strikes ? afterDamage(pack, player, damageOf(view, me)) : forecastFor(view, pack, seat);
  const [leader] = player.base;
  const exhausted = player.base.filter((card) => card.exhausted).length;
  const ready = player.ground.filter(({ screws, cost }) => screws >= cost).length;
  const bot = session.setup.seats[seat]?.bot;
  const note = isFoe ? (bot === undefined ? '' : w.others.bot) : w.others.mate;
  const acts = moment.waitingFor.includes(seat) || moment.thinking === seat;
  return (
    <Thing
      target={`player:p${seat}`}
      flip={`strip:p${seat}`}
      shape="tile"
      className={styles.strip}
      name={w.others.name(names[seat] ?? '', leader ? nameFor(view, leader.id, lang) : '')}
      notes={[
        w.others.numbers(player.armour, player.health),
        ...(after.armour !== player.armour || after.health !== player.health
          ? [w.others.after(after.armour, after.health)]
          : []),
        w.others.holds(player.hand, player.deck, player.discard.length, player.scrap.length),
      ]}
    >
      <span
        className={styles.face}
        data-tone="dark"
        data-acts={acts ? '' : undefined}
        data-mate={isFoe ? undefined : ''}
        // Without a picture it is all of it.
        data-flip-else={`player:p${seat}`}
      >
        <span className={styles.art} data-flip={`player:p${seat}`}>
          {leader ? <RoneArt id={leader.id} tone="k" /> : null}
        </span>
        <span className={styles.who}>
          <b>{names[seat]}</b>
          <small>{leader ? nameFor(view, leader.id, lang) : note}</small>
        </span>
        <span className={styles.bars}>
          {BARS.map(({ id, tone }) => (
            <span key={id} className={styles.bar} style={{ '--c': tone } as CSSProperties} data-flip={`${id}:p${seat}`}>
              <RoneIcon name={id} />
              <span>
                <i style={{ width: `${(100 * player[id]) / MOST}%` }} />
                <u
                  style={{
                    left: `${(100 * after[id]) / MOST}%`,
                    width: `${(100 * Math.max(0, player[id] - after[id])) / MOST}%`,
                  }}
                />
              </span>
              <b>
                {player[id]}
                {after[id] === player[id] ? null : <s>→{after[id]}</s>}
              </b>
            </span>
          ))}
        </span>
        <span className={styles.dice}>
          {player.dice.map(({ faces, up }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are counted
            <span key={i} data-idle={up === NONE ? '' : undefined}>
              <Screws of={up === NONE ? 'nnn' : faces[up]} />
            </span>
          ))}
        </span>
        <Facts
          facts={[
            [w.others.stored, <Screws key="s" of={lettersOf(player.stored)} />],
            [w.others.base, exhausted === 0 ? player.base.length : w.others.exhausted(player.base.length, exhausted)],
            [w.others.training, ready === 0 ? player.ground.length : w.others.due(player.ground.length, ready)],
          ]}
        />
        <span className={styles.piles}>
          <span>
            <RoneIcon name="keep" />
            {player.hand}
          </span>
          <span>
            <RoneIcon name="draw" />
            {player.deck}
          </span>
          <span>
            <RoneIcon name="discard" />
            {player.discard.length}
          </span>
          <span>
            <RoneIcon name="scrap" />
            {player.scrap.length}
          </span>
        </span>
      </span>
    </Thing>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }): ReactNode {
  const { size } = useRone();
  if (!isDesk(size)) return null;
  return facts.map(([label, value]) => (
    <span key={label} className={styles.fact}>
      <small>{label}</small>
      <b>{value}</b>
    </span>
  ));
}
