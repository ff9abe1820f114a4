import type { UnsView } from '@starhold/unstoppable';
import type { ReactNode } from 'react';
import type { Desk } from '../../../desk/context.ts';
import { isSmall } from '../../../desk/size.ts';
import { useUns } from '../useUns.ts';
import styles from './own.module.css';

/** Beside what declines: the discard pile where something is chosen from it (small screens say so in the bar), and the change of seat. */
export function Extra(): ReactNode {
  const uns = useUns();
  const { view, turn, openZone, size, w } = uns;
  const offered = view.players
    .flatMap((player) => player.discard)
    .filter((card) => turn.reach.byTarget.has(`card:${card.ref}`)).length;
  const other = otherSeat(uns);
  return (
    <>
      {offered === 0 || isSmall(size) ? null : (
        <button type="button" className={styles.link} data-open="discard" onClick={() => openZone('piles')}>
          {w.prompt.discard(offered)}
        </button>
      )}
      {other ? (
        <button type="button" className={styles.link} aria-keyshortcuts="S" data-open="seat" onClick={other.take}>
          {w.prompt.otherSeat(other.name)}
        </button>
      ) : null}
    </>
  );
}

/** Two people on one device, and both may answer: who else could, and how to let them. */
export function otherSeat(desk: Desk<UnsView>): { name: string; take: () => void } | undefined {
  const { session, moment, turn, names, live } = desk;
  const me = turn.decision?.ask.seat;
  const persons = session.setup.seats.flatMap((seat, i) => (seat.bot === undefined ? [i] : []));
  if (session.room || !live || me === undefined || persons.length < 2) return undefined;
  const other = moment.waitingFor.find((seat) => seat !== me && persons.includes(seat));
  if (other === undefined) return undefined;
  return { name: names[other] ?? '', take: () => void session.takeDevice(other) };
}
