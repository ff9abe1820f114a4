import { plain } from '@starhold/effects/text';
import { HOUSES } from '@starhold/revenant/content';
import { nameFor, opsText } from '@starhold/revenant/text';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { HouseEmblem, PLAYER_TONES } from '../../../art/revenant/index.ts';
import { Thing } from '../../../desk/Thing.tsx';
import { useRoving } from '../../../kit/index.ts';
import { OpSigns } from '../faces/OpSigns.tsx';
import { playerName } from '../model/names.ts';
import { worthAfterLoss, worthOf } from '../model/worth.ts';
import { Panel } from '../own/Panel.tsx';
import styles from './houses.module.css';
import { useMap } from './useMap.ts';

const MOST = 8;
const REWARDS: readonly number[] = [2, 5, 8];
const SPACES = Array.from({ length: MOST + 1 }, (_, n) => n);

/** The influence board: for each House its power, a track with a lane for each player, rewards, and what it is worth. */
export function Houses(): ReactNode {
  const { m, view, seat, sign } = useMap();
  const root = useRef<HTMLUListElement>(null);
  const onKeyDown = useRoving(root);
  const sum = HOUSES.reduce((n, _, house) => n + worthOf(view, seat, house), 0);
  return (
    <Panel
      label={m.houses.title}
      note={
        <>
          <span className={styles.legend} aria-hidden="true">
            {view.players.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: players have fixed lanes
              <i key={at} style={{ '--chip': PLAYER_TONES[at] } as CSSProperties}>
                {sign(at)}
              </i>
            ))}
          </span>
          {m.houses.sum(sum)}
        </>
      }
      part="houses"
    >
      {/* For the eye: in words each row says where everybody is. */}
      <p className={styles.scale} aria-hidden="true">
        <span className={styles.track}>
          {SPACES.map((n) => (
            <i key={n}>{n}</i>
          ))}
        </span>
      </p>
      <ul ref={root} className={styles.houses} onKeyDown={onKeyDown}>
        {HOUSES.map((id, house) => (
          <li key={id}>
            <HouseRow id={id} house={house} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function HouseRow({ id, house }: { id: (typeof HOUSES)[number]; house: number }): ReactNode {
  const { view, names, lang, m, seat, pack, marks, seen } = useMap();
  // What it would bring is seen on the track: words would lie over it.
  const { result, ...marking } = marks.of(id);
  const own = view.players[seat]?.influence[house] ?? 0;
  const then = Math.min(MOST, own + (seen.gauges?.[`influence:${seat}.${id}`] ?? 0));
  const name = nameFor(view, id, lang);
  const power = view.power[house];
  const hidden = view.players[seat]?.hidden[house] ?? 0;
  const worth = worthOf(view, seat, house);
  const afterLoss = worthAfterLoss(view, seat, house);
  const reward = plain(opsText(pack.houses[house].reward, lang));
  const notes = [
    ...(result === undefined ? [] : [result]),
    ...view.players.map((player, at) => m.houses.of(playerName(names, at, lang), player.influence[house])),
    m.houses.worthOf(worth),
    ...(worth > 0 ? [m.houses.falls(afterLoss)] : []),
    ...(hidden > 0 ? [m.houses.hidden(hidden)] : []),
    ...REWARDS.map((space, i) =>
      view.rewards[house][i] ? `${m.houses.reward(space)}: ${reward}` : m.houses.taken(space),
    ),
  ];
  return (
    <Thing
      target={id}
      shape="tile"
      className={styles.row}
      name={m.houses.row(name, power)}
      notes={notes}
      marking={marking}
    >
      <span className={styles.face}>
        <HouseEmblem house={id} />
        <strong>{name}</strong>
        <b className={styles.power} data-flip={`power.${id}`} title={m.houses.power}>
          {power}
        </b>
        <span className={styles.track} style={{ '--lanes': view.players.length } as CSSProperties}>
          {SPACES.map((n) => (
            <i
              key={n}
              className={styles.space}
              style={{ gridColumn: n + 1 }}
              data-reward={rewardAt(view.rewards[house], n)}
            >
              {rewardAt(view.rewards[house], n) === 'there' ? <OpSigns ops={pack.houses[house].reward} /> : null}
            </i>
          ))}
          {view.players.map((player, at) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: players have fixed lanes
              key={at}
              className={styles.marker}
              style={
                {
                  '--chip': PLAYER_TONES[at],
                  gridColumn: `1 / ${player.influence[house] + 2}`,
                  gridRow: at + 1,
                } as CSSProperties
              }
            >
              <i data-flip={`marker.${id}.${at}`} />
            </i>
          ))}
          {then > own ? (
            <i
              className={styles.ghost}
              style={{ '--chip': PLAYER_TONES[seat], gridColumn: then + 1, gridRow: seat + 1 } as CSSProperties}
            />
          ) : null}
        </span>
        <span className={styles.worth}>
          {worth}
          {hidden > 0 ? <small>+{hidden}</small> : null}
          {worth > 0 ? <small data-falls="">→{afterLoss}</small> : null}
        </span>
      </span>
    </Thing>
  );
}

function rewardAt(rewards: readonly boolean[], space: number): 'there' | 'gone' | undefined {
  const i = REWARDS.indexOf(space);
  if (i < 0) return undefined;
  return rewards[i] ? 'there' : 'gone';
}
