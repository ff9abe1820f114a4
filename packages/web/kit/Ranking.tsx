import type { Result, Seat, Side } from '@starhold/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../art/index.ts';
import { useKitText } from '../text/kit.ts';
import styles from './Ranking.module.css';
import { Spoken } from './Spoken.tsx';

interface RankingProps {
  result: Result;
  nameOf: (seat: Seat) => string;
  /** Who is meant by the side without seats. */
  gameName: string;
  teamName?: (side: Side) => string | undefined;
  /** Names of what a score is made of. */
  partName?: (part: string) => string;
  portraitOf?: (seat: Seat) => ReactNode;
  /** The seat of the reader. */
  me?: Seat;
}

/** Who came in where, from the best on; each side is one sentence to the ear. */
export function Ranking(props: RankingProps): ReactNode {
  const { result } = props;
  const t = useKitText();
  const sides = [...result.sides].sort((a, b) => a.place - b.place);
  const isDraw = sides.filter(({ place }) => place === 1).length > 1;
  return (
    <section className={styles.ranking} aria-label={t.ranking}>
      {isDraw ? (
        <p className={styles.draw}>
          <Icon name="bothWays" />
          {t.draw}
        </p>
      ) : null}
      <ol>
        {sides.map((side) => (
          <Row key={side.seats.join() || 'game'} side={side} {...props} />
        ))}
      </ol>
    </section>
  );
}

function Row({ side, ...props }: RankingProps & { side: Side }): ReactNode {
  const { result, me, nameOf, partName, portraitOf } = props;
  const t = useKitText();
  const { place, score, seats, parts = {} } = side;
  const isShared = result.sides.some((other) => other !== side && other.place === place);
  const isMe = me !== undefined && seats.includes(me);
  const title = titleOf(side, props);
  const names = seats.map(nameOf).join(', ');
  const made = Object.entries(parts).map(([part, n]) => ({ part, label: partName?.(part) ?? part, n }));
  const points = score === undefined ? undefined : t.points(score);
  const said = [
    isShared ? t.rankShared(place) : t.rankPlace(place),
    title === names ? names : [title, names].filter((word) => word !== '').join(': '),
    ...(isMe ? [t.you] : []),
    ...(points === undefined ? [] : [points]),
    ...made.map(({ label, n }) => `${label} ${n}`),
  ].join(', ');
  return (
    <li className={styles.side} data-first={place === 1 ? '' : undefined} data-me={isMe ? '' : undefined}>
      <Spoken>{said}</Spoken>
      <span className={styles.place} aria-hidden="true">
        {place === 1 ? <Icon name="trophy" /> : null}
        <b>{isShared ? `=${place}` : place}</b>
      </span>
      <span className={styles.who} aria-hidden="true">
        <span className={styles.faces}>
          {seats.map((seat) => (
            <i key={seat}>{portraitOf?.(seat)}</i>
          ))}
        </span>
        <span>
          <b>{title}</b>
          {isMe ? <em>{t.you}</em> : null}
          {title === names ? null : <small>{names}</small>}
        </span>
      </span>
      {points === undefined ? null : (
        <span className={styles.score} aria-hidden="true">
          <b>{score}</b>
        </span>
      )}
      {made.length === 0 ? null : (
        <span className={styles.parts} aria-hidden="true">
          {made.map(({ part, label, n }) => (
            <span key={part}>
              {label} <b>{n}</b>
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

function titleOf(side: Side, { teamName, nameOf, gameName }: RankingProps): string {
  if (side.seats.length === 0) return gameName;
  return teamName?.(side) ?? side.seats.map(nameOf).join(', ');
}
