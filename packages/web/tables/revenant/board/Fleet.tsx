import { plain } from '@starhold/effects/text';
import { HULL_SPACES, orderAfterMuster } from '@starhold/revenant/forecast';
import { failureText, opsText } from '@starhold/revenant/text';
import type { ReactNode } from 'react';
import { PLAYER_TONES, RevenantIcon } from '../../../art/revenant/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { RichText, SharedTrack } from '../../../kit/index.ts';
import { kindIn, supplyOf } from '../model/fleet.ts';
import { playerName, shipName } from '../model/names.ts';
import { Panel } from '../own/Panel.tsx';
import styles from './fleet.module.css';
import { ShipFace, SIZES } from './pieces.tsx';
import { Row } from './Row.tsx';
import { useMap } from './useMap.ts';

/** The state of the fleet: tactics, failures, what the scanner shows, ships in the supply. */
export function Fleet(): ReactNode {
  return (
    <div className={styles.fleet}>
      <Tactics />
      <Failures />
      <Row />
      <Supply />
    </div>
  );
}

const MOST_TACTICS = 12;

/** Of two on a space the lower marker goes first; who that is stands in the order. */
function Tactics(): ReactNode {
  const { view, names, lang, m, sign, seat, seen } = useMap();
  const order = orderAfterMuster(view).map((player) => playerName(names, player, lang));
  const gain = seen.gauges?.[`tactics:${seat}`] ?? 0;
  return (
    <Panel label={m.tactics.title} note={m.tactics.order(order.join(', '))} part="tactics">
      <SharedTrack
        label={m.tactics.title}
        max={MOST_TACTICS}
        compact
        markers={view.players.map(({ tactics }, player) => ({
          id: `p${player}`,
          name: playerName(names, player, lang),
          letter: sign(player),
          value: tactics,
          color: PLAYER_TONES[player] ?? PLAYER_TONES[0],
          ...(player === seat && gain !== 0 ? { forecast: Math.max(0, Math.min(MOST_TACTICS, tactics + gain)) } : {}),
        }))}
      />
    </Panel>
  );
}

/** With two cards the lower one comes first. */
function Failures(): ReactNode {
  const { view, m } = useMap();
  const { upper, lower, hull, failures } = view;
  const left = [lower, upper].filter(({ card }) => card !== '');
  const next = left.slice(failures);
  return (
    <Panel
      label={m.failures.title}
      note={next.length === 0 ? m.failures.deck(view.failureDeck) : m.failures.at(HULL_SPACES + 1 - hull)}
      part="failures"
    >
      {next.length === 0 ? <p>{m.failures.none}</p> : null}
      <ul className={styles.failures}>
        {next.map(({ card, cover }, i) => (
          <li key={card}>
            <FailureCard card={card} cover={cover} when={when(next.length, i, m.failures)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const when = (count: number, i: number, w: { first: string; second: string; only: string }): string =>
  count === 1 ? w.only : i === 0 ? w.first : w.second;

function FailureCard({ card, cover, when }: { card: string; cover: number; when: string }): ReactNode {
  const { pack, lang, m } = useMap();
  const def = pack.failures[pack.failureIndex.get(card) ?? -1];
  if (!def) return null;
  const name = def.name[lang];
  return (
    <div className={styles.failure} data-flip={card}>
      <p>
        <small>{when}</small>
        <strong>{plain(failureText(def, lang).title)}</strong>
      </p>
      {([def.upper, def.lower] as const).map((ops, i) => {
        const isCovered = cover === i + 1;
        return (
          <Thing
            // biome-ignore lint/suspicious/noArrayIndexKey: the upper and the lower effect
            key={i}
            target={`${card}.${i + 1}`}
            className={styles.effect}
            name={m.failures.effect(name, i + 1)}
            notes={[plain(opsText(ops, lang)), ...(isCovered ? [m.failures.covered] : [])]}
          >
            <span className={styles.words} data-covered={isCovered ? '' : undefined}>
              {isCovered ? <RevenantIcon name="shield" /> : null}
              <RichText text={opsText(ops, lang)} />
            </span>
          </Thing>
        );
      })}
    </div>
  );
}

/** Ships that have been lost or never came: what can be deployed. */
function Supply(): ReactNode {
  const { view, names, lang, m, sign } = useMap();
  const ships = supplyOf(view);
  return (
    <Panel label={m.supply.title} note={String(ships.length)} part="supply">
      {ships.length === 0 ? <p>{m.supply.none}</p> : null}
      <ul className={styles.supply}>
        {ships.map((ship) => {
          const { width, height } = SIZES[kindIn(ship.id)];
          return (
            <li key={ship.id}>
              <Thing target={ship.id} className={styles.ship} name={shipName(ship.id, view, names, lang)}>
                <svg viewBox={`0 0 ${width} ${height}`} width={width * 0.8} height={height * 0.8} aria-hidden="true">
                  <ShipFace ship={ship} landed={false} acts={false} signOf={sign} />
                </svg>
              </Thing>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
