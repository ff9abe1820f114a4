import { SaveError } from '@starhold/kernel';
import { HeldElsewhere } from '../tables/tables.ts';

/** What two threads ask and tell each other. Everything said must be plain data. */

/** The end of a channel: a worker, or inside it its `parentPort`. */
export interface Port {
  postMessage(said: unknown): void;
  on(event: 'message', heard: (said: Said[]) => void): unknown;
}

type Said =
  | { ask: number; name: string; args: unknown[] }
  | { tell: string; args: unknown[] }
  | { answer: number; value: unknown }
  | { answer: number; error: Failure };

interface Failure {
  name: string;
  message: string;
  problem?: SaveError['problem'];
  detail?: string;
}

/** By name, what the other side may ask or tell. */
export type Calls = Record<string, (...args: never[]) => unknown>;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Asks get an answer or an error, what is told gets none; both arrive in the order in which they were said. */
export class Line {
  private readonly port: Port;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** Told, and not yet on its way. */
  private told: Said[] = [];
  private isDue = false;

  constructor(port: Port, calls: Calls) {
    this.port = port;
    port.on('message', (all) => {
      for (const said of all) this.hear(said, calls);
    });
  }

  private hear(said: Said, calls: Calls): void {
    if ('ask' in said) void this.answer(said.ask, () => calls[said.name](...(said.args as never[])));
    else if ('tell' in said) calls[said.tell](...(said.args as never[]));
    else this.settle(said);
  }

  /**
   * To wake another thread costs more than most of what is said: what is told waits for the next question or answer, or the
   * end of this turn of the loop, and goes with it. Nothing goes behind an answer: whoever waited for it goes on before
   * anything else is heard, as on one thread.
   */
  private say(said: Said): void {
    this.told.push(said);
    if (!('tell' in said)) return this.send();
    if (this.isDue) return;
    this.isDue = true;
    setImmediate(() => {
      this.isDue = false;
      this.send();
    });
  }

  private send(): void {
    if (this.told.length > 0) this.port.postMessage(this.told.splice(0));
  }

  private async answer(ask: number, work: () => unknown): Promise<void> {
    try {
      this.say({ answer: ask, value: await work() });
    } catch (error) {
      this.say({ answer: ask, error: failureOf(error) });
    }
  }

  private settle(said: Extract<Said, { answer: number }>): void {
    const waiting = this.waiting.get(said.answer);
    this.waiting.delete(said.answer);
    if ('error' in said) waiting?.reject(errorOf(said.error));
    else waiting?.resolve(said.value);
  }

  ask<T>(name: string, ...args: unknown[]): Promise<T> {
    const ask = ++this.asked;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(ask, { resolve: resolve as Waiting['resolve'], reject });
      this.say({ ask, name, args });
    });
  }

  tell(name: string, ...args: unknown[]): void {
    this.say({ tell: name, args });
  }

  /** Nobody is at the other end any more. */
  cut(why: Error): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of all) reject(why);
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof SaveError)
    return { name: 'SaveError', message: '', problem: error.problem, detail: error.detail };
  if (error instanceof HeldElsewhere) return { name: 'HeldElsewhere', message: error.message };
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { name, message };
}

/** Of the kinds that somebody on the other side tells apart. */
function errorOf({ name, message, problem, detail }: Failure): Error {
  if (problem !== undefined) return new SaveError(problem, detail ?? '');
  if (name === 'HeldElsewhere') return new HeldElsewhere(message);
  return Object.assign(new Error(message), { name });
}
