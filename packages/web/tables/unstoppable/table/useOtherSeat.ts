import { useUns } from '../context.ts';

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
