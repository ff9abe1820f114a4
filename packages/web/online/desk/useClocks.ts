import type { ClockFace } from '@starhold/wire';
import { useEffect, useState } from 'react';
import { useMoment } from '../../session/hooks.ts';
import type { TableSession } from '../../session/types.ts';
import type { TableRoom } from '../tableRoom.ts';

/** When each face came: what it says is the time left then. */
const came = new WeakMap<ClockFace, number>();

/** Milliseconds each seat has left now; undefined without clocks. Drawn anew every second while one runs. */
export function useClocks(room: TableRoom, session: TableSession): number[] | undefined {
  useMoment(session);
  const face = room.game?.moment.clock ?? undefined;
  const [, tick] = useState(0);
  const isRunning = face !== undefined && face.running.length > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!face) return undefined;
  const now = performance.now();
  if (!came.has(face)) came.set(face, now);
  const gone = now - (came.get(face) ?? now);
  return face.left.map((left, seat) => Math.max(0, left - (face.running.includes(seat) ? gone : 0)));
}

/** `12:05`, `1:02:05`; over days only hours and days are worth knowing. */
export function clockText(ms: number, words: { days: (n: number) => string; hours: (n: number) => string }): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return words.days(Math.floor(hours / 24));
  if (hours >= 12) return words.hours(hours);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
