import type { ReactNode } from 'react';
import { Button } from '../../../kit/index.ts';
import { useUns } from '../context.ts';
import styles from './layout.module.css';

/** Two people on one device, and both may answer: who else could, and how to let them. */
export function useOtherSeat(): { name: string; take: () => void } | undefined {
  const { session, moment, turn, names, live } = useUns();
  const me = turn.decision?.ask.seat;
  const persons = session.setup.seats.flatMap((seat, i) => (seat.bot === undefined ? [i] : []));
  if (!live || me === undefined || persons.length < 2) return undefined;
  const other = moment.waitingFor.find((seat) => seat !== me && persons.includes(seat));
  if (other === undefined) return undefined;
  return { name: names[other] ?? '', take: () => void session.takeDevice(other) };
}

export function SeatSwitch(): ReactNode {
  const { w } = useUns();
  const other = useOtherSeat();
  if (!other) return null;
  return (
    <div className={styles.seats}>
      <Button kind="outline" hotkey="S" onPress={other.take}>
        {w.prompt.otherSeat(other.name)}
      </Button>
    </div>
  );
}
