import type { SeenEvent } from './project.ts';
import type { GameEvent } from './types.ts';

/** When an event was told: after how many answers, in which round. */
export interface When {
  at: number;
  round: number;
}

/** An event with the moment it was told. */
export interface Told extends When {
  event: SeenEvent;
}

/** Where events go. `held` keeps those of sealed lanes, by lane, until the lanes close. */
export interface Recorder {
  events: GameEvent[];
  /** One for each of `events`. */
  when: When[];
  held: GameEvent[][];
  nextN: number;
  /** How many answers lead to what is recorded now; whoever keeps the log counts. */
  at: number;
}

export function newRecorder(): Recorder {
  return { events: [], when: [], held: [], nextN: 0, at: 0 };
}

export function record(recorder: Recorder, event: GameEvent, round: number): void {
  recorder.events.push({ ...event, n: recorder.nextN++ });
  recorder.when.push({ at: recorder.at, round });
}

export function copyRecorder(r: Recorder): Recorder {
  const held = r.held.map((lane) => lane?.slice() ?? []);
  return { events: r.events.slice(), when: r.when.slice(), held, nextN: r.nextN, at: r.at };
}
