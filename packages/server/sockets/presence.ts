import { randomUUID } from 'node:crypto';

/** What a server says of a table to the others: who is there with it. `asks`: it wants to hear the same of them. */
export interface PeopleHere {
  server: string;
  people: readonly string[];
  asks: boolean;
}

/** A server that was not heard of for so long counts for nothing, until it is heard again. */
const SILENT_MS = 15_000;
/** And after so long it does not come back: one that is started anew has another name. */
const GONE_MS = 600_000;

/**
 * Who has a page of a table open, or a program that listens. Each server counts its own; the others are known from what
 * they say, and only of tables where somebody is here, too.
 */
export class Presence {
  private readonly me = randomUUID();
  private readonly now: () => number;
  /** By table: how many pages each person has open here. */
  private readonly own = new Map<string, Map<string, number>>();
  /** By table, then server. */
  private readonly others = new Map<string, Map<string, readonly string[]>>();
  /** When each server was last heard. */
  private readonly heard = new Map<string, number>();
  private silent: ReadonlySet<string> = new Set();

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  at(table: string): Set<string> {
    const people = new Set(this.own.get(table)?.keys());
    for (const [server, there] of this.others.get(table) ?? []) {
      if (!this.silent.has(server)) for (const person of there) people.add(person);
    }
    return people;
  }

  /** One page more. What comes back is what the others are to hear. */
  arrive(table: string, person: string): PeopleHere {
    const isFirst = !this.own.has(table);
    const here = this.own.get(table) ?? new Map<string, number>();
    this.own.set(table, here.set(person, (here.get(person) ?? 0) + 1));
    return this.say(table, isFirst);
  }

  leave(table: string, person: string): PeopleHere {
    const here = this.own.get(table);
    const left = (here?.get(person) ?? 0) - 1;
    if (left > 0) here?.set(person, left);
    else here?.delete(person);
    if (here?.size === 0) {
      this.own.delete(table);
      this.others.delete(table);
    }
    return this.say(table, false);
  }

  private say(table: string, asks: boolean): PeopleHere {
    return { server: this.me, people: [...(this.own.get(table)?.keys() ?? [])], asks };
  }

  /** Another server has said this; what it is to be answered, if anything. */
  hear(table: string, { server, people, asks }: PeopleHere): PeopleHere | null {
    this.hearOf(server);
    if (!this.own.has(table)) return null;
    const known = this.others.get(table) ?? new Map<string, readonly string[]>();
    this.others.set(table, known);
    if (people.length > 0) known.set(server, people);
    else known.delete(server);
    return asks ? this.say(table, false) : null;
  }

  /** By which the others know that this server lives. */
  get name(): string {
    return this.me;
  }

  hearOf(server: string): void {
    this.heard.set(server, this.now());
  }

  /** Now and then: tables where somebody is gone, or back, because a server has fallen silent or is heard again. */
  look(): string[] {
    const quiet = (ms: number): string[] =>
      [...this.heard].flatMap(([server, at]) => (this.now() - at > ms ? [server] : []));
    const before = this.silent;
    this.silent = new Set(quiet(SILENT_MS));
    const isOther = (server: string): boolean => before.has(server) !== this.silent.has(server);
    const changed = [...this.others].filter(([, servers]) => [...servers.keys()].some(isOther)).map(([table]) => table);
    for (const server of quiet(GONE_MS)) {
      this.heard.delete(server);
      for (const servers of this.others.values()) servers.delete(server);
    }
    return changed;
  }
}
