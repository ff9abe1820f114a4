import type { UnsView } from '@starhold/unstoppable';
import type { ReactNode } from 'react';
import { type Desk, useDesk } from '../../../desk/context.ts';
import { UNS_TEXT } from '../texts/table.ts';
import styles from './own.module.css';

/** Beside what declines: the discard pile where something is chosen from it, and the change of seat. */
export function Extra(): ReactNode {
  const desk = useDesk<UnsView>();
  const { view, turn, lang, openZone } = desk;
  const { prompt } = UNS_TEXT[lang];
  const offered = view.players
    .flatMap((player) => player.discard)
    .filter((card) => turn.reach.byTarget.has(`card:${card.ref}`)).length;
  const other = otherSeat(desk);
  return (
    <>
      {offered === 0 ? null : (
        <button type="button" className={styles.link} data-open="discard" onClick={() => openZone('piles')}>
          {prompt.discard(offered)}
        </button>
      )}
      {other ? (
        <button type="button" className={styles.link} aria-keyshortcuts="S" data-open="seat" onClick={other.take}>
          {prompt.otherSeat(other.name)}
        </button>
      ) : null}
    </>
  );
}

/** Two people on one device, and both may answer: who else could, and how to let them. */
export function otherSeat({
  session,
  moment,
  turn,
  names,
  live,
}: Desk<UnsView>): { name: string; take: () => void } | undefined {
  const me = turn.decision?.ask.seat;
  const persons = session.setup.seats.flatMap((seat, i) => (seat.bot === undefined ? [i] : []));
  if (!live || me === undefined || persons.length < 2) return undefined;
  const other = moment.waitingFor.find((seat) => seat !== me && persons.includes(seat));
  if (other === undefined) return undefined;
  return { name: names[other] ?? '', take: () => void session.takeDevice(other) };
}
