import type { Eyes } from '@starhold/kernel';
import { type Asked, CALLS, type CallName, type DoorCalls, type Said, SEAT_CALLS } from '@starhold/wire';
import { refused } from './live.ts';
import type { OpenTables } from './tables.ts';

/**
 * One table through one pair of eyes: all that a socket, a route or a program can reach. None of its calls names a seat or
 * eyes, so nothing that comes over the wire can ask for another's. Made once, when it is known who is there; shut when
 * somebody else gets the seat.
 */
export class Door {
  readonly table: string;
  readonly eyes: Eyes;
  readonly calls: DoorCalls;
  private readonly tables: Pick<OpenTables, 'call'>;
  private isShut = false;

  constructor(tables: Pick<OpenTables, 'call'>, table: string, eyes: Eyes) {
    this.tables = tables;
    this.table = table;
    this.eyes = eyes;
    const names = Object.keys(CALLS) as CallName[];
    this.calls = Object.fromEntries(
      names.map((name) => [name, (asked: unknown) => this.call(name, asked as never)]),
    ) as unknown as DoorCalls;
  }

  shut(): void {
    this.isShut = true;
  }

  private async call<N extends CallName>(name: N, asked: Asked<N>): Promise<Said[N]> {
    if (this.isShut) return refused('closed') as Said[N];
    if (this.eyes === 'table' && SEAT_CALLS.includes(name)) return refused('notYours') as Said[N];
    return this.tables.call(this.table, this.eyes, name, asked);
  }
}
