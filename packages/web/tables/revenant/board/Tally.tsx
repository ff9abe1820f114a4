import { eventOf } from '@starhold/revenant';
import { nameFor, RIVAL } from '@starhold/revenant/text';
import type { CSSProperties, ReactNode } from 'react';
import { HouseEmblem, type HouseId, PLAYER_TONES } from '../../../art/revenant/index.ts';
import { crewAt } from '../model/fleet.ts';
import { CALL } from '../model/targets.ts';
import { housesTold, partsTold, sourcesIn, tallyPart, tallyPlace, tallyRow } from '../scoring.ts';
import { ENDS_TEXT } from '../texts/ends.ts';
import { type Revenant, useRevenant } from '../useRevenant.ts';
import styles from './tally.module.css';

/** What lies over the map only as long as it is told: the card that calls somebody, the rows of the final scoring. For the eye: the log says it, too. */
export function Told(): ReactNode {
  const desk = useRevenant();
  const types = desk.beat?.events.map(({ type }) => type) ?? [];
  if (types.some((type) => type === 'council' || type === 'order')) return <Call desk={desk} />;
  return types.some((type) => /^(shown|scored|over)$/.test(type)) && desk.view.phase === SCORING ? (
    <Tally desk={desk} isEnd={types.includes('over')} />
  ) : null;
}
const SCORING = 6;

function Call({ desk: { beat, view, lang } }: { desk: Revenant }): ReactNode {
  const call = beat?.events.map(eventOf).find(({ type }) => type === 'council' || type === 'order');
  if (call?.type !== 'council' && call?.type !== 'order') return null;
  const { house, ship } = call.pub;
  // Whoever was called sits there now.
  if (crewAt(view, ship) !== '') return null;
  return (
    <div className={styles.call} data-flip={CALL} data-tone="dark" aria-hidden="true">
      <HouseEmblem house={house as HouseId} />
      <b>{nameFor(view, house, lang)}</b>
    </div>
  );
}

/** Houses first, then the other sources, one row for all players; over them bars that grow with each: a row more moves nothing. */
function Tally({ desk, isEnd }: { desk: Revenant; isEnd: boolean }): ReactNode {
  const { view, pack, lang, names, past, beat } = desk;
  const t = ENDS_TEXT[lang];
  const told = [...past.map(({ event }) => event), ...(beat?.events ?? [])];
  const parts = partsTold(told);
  const rows = [
    ...housesTold(view, told, pack).map(({ house, scores }) => ({
      id: house as string,
      name: nameFor(view, house, lang),
      points: scores.map(({ points }) => points),
    })),
    ...sourcesIn(parts).map((id) => ({
      id,
      name: t.ranking[id] ?? id,
      points: view.players.map((_, seat) => parts.get(seat)?.[id] ?? 0),
    })),
  ];
  const sum = (seat: number): number => rows.reduce((n, { points }) => n + (points[seat] ?? 0), 0);
  const players = view.players.map((_, seat) => seat);
  const most = Math.max(desk.moment.result?.sides[0]?.score ?? 0, ...players.map(sum), 1);
  const places = players.toSorted((a, b) => sum(b) - sum(a));
  return (
    <div className={styles.tally} data-tone="dark" data-tally="" aria-hidden="true">
      <ul>
        {players.map((seat) => (
          <li key={seat} style={toneOf(seat)}>
            <b>{names[seat] ?? RIVAL[lang]}</b>
            <span className={styles.bar}>
              {rows.map(({ id, points }) => (
                <Part key={id} id={id} seat={seat} share={(points[seat] ?? 0) / most} />
              ))}
            </span>
            {isEnd ? <strong data-flip={tallyPlace(places.indexOf(seat) + 1)}>{sum(seat)}</strong> : <strong />}
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <th />
            {players.map((seat) => (
              <th key={seat} style={toneOf(seat)}>
                {names[seat] ?? RIVAL[lang]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, points }) => (
            <tr key={id} data-flip={tallyRow(id)}>
              <th>{name}</th>
              {points.map((n, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: players have fixed columns
                <td key={seat}>{n}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const toneOf = (seat: number): CSSProperties => ({ '--chip': PLAYER_TONES[seat] ?? PLAYER_TONES[0] }) as CSSProperties;

/** What is lost lies over the end of the bar, and what comes then begins there. */
function Part({ id, seat, share }: { id: string; seat: number; share: number }): ReactNode {
  if (share === 0) return null;
  const width = `${Math.abs(share) * 100}%`;
  return (
    <i
      data-flip={tallyPart(id, seat)}
      data-lost={share < 0 ? '' : undefined}
      style={share < 0 ? { width, marginInline: `-${width}` } : { width }}
    />
  );
}
