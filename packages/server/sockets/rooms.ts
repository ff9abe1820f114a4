import type { Eyes } from '@starhold/kernel';
import type { MessageName, Payload } from '@starhold/wire';
import type { Server } from 'socket.io';
import { type PeopleHere, Presence } from './presence.ts';

/**
 * Who hears what. A room is a table seen through one pair of eyes; all sockets, and all streams of programs, that look
 * through these eyes are in it. With several servers each message goes to all of them, and each delivers it to its own.
 */

export const roomOf = (table: string, eyes: Eyes): string => `t:${table}:${eyes}`;
export const tableRoom = (table: string): string => `t:${table}`;
export const tokenRoom = (token: string): string => `k:${token}`;
export const personRoom = (person: string): string => `p:${person}`;
/** In it are those who do not read this person. */
export const muteRoom = (person: string): string => `m:${person}`;

/** A payload whose JSON is there already; `listening.ts` writes it as it is. */
export class ReadyText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Listener = (name: string, payload: unknown) => void;

/** What servers tell each other. */
interface Between {
  deliver: (room: string, name: string, payload: unknown, except: string | null) => void;
  /** `here`: who is at the table with the server that says so, where that has changed. */
  changed: (table: string, here: PeopleHere | null) => void;
  shut: (room: string, why: string) => void;
  alive: (server: string) => void;
}

export class Rooms {
  private readonly io: Server;
  private readonly isAlone: boolean;
  private readonly streams = new Map<string, Set<Listener>>();
  private readonly presence = new Presence();
  /** Set by who knows the tables: makes the newest face of one for all who are here. */
  onChanged: (table: string) => void = () => {};
  onShut: (room: string, why: string) => void = () => {};

  /** `isAlone`: there are no other servers to be told anything. */
  constructor(io: Server, isAlone: boolean) {
    this.io = io;
    this.isAlone = isAlone;
    if (isAlone) return;
    const hear: Between = {
      deliver: (room, name, payload, except) => this.deliver(room, name, payload, except),
      changed: (table, here) => {
        const reply = here && this.presence.hear(table, here);
        if (reply) this.tellServers('changed', table, reply);
        this.changedHere(table);
      },
      shut: (room, why) => this.shutHere(room, why),
      alive: (server) => this.presence.hearOf(server),
    };
    for (const [name, listener] of Object.entries(hear)) io.on(name, listener);
  }

  /** For whoever runs the tables. */
  send<N extends MessageName>(table: string, eyes: Eyes, name: N, payload: Payload<N>): void {
    this.toRoom(roomOf(table, eyes), name, payload);
  }

  /** The same where somebody else has made the text of it. */
  sendText(table: string, eyes: Eyes, name: MessageName, text: string | undefined): void {
    const room = roomOf(table, eyes);
    // Other servers and programs want the thing itself.
    if (text === undefined || !this.isAlone || this.streams.has(room)) {
      this.toRoom(room, name, text === undefined ? undefined : JSON.parse(text));
    } else this.io.local.to(room).emit(name, new ReadyText(text));
  }

  toRoom(room: string, name: string, payload: unknown, except: string | null = null): void {
    this.deliver(room, name, payload, except);
    this.tellServers('deliver', room, name, payload, except);
  }

  /** A table's row is another one: everybody at it gets to see it, each in their own way. */
  changed(table: string, here: PeopleHere | null = null): void {
    this.changedHere(table);
    this.tellServers('changed', table, here);
  }

  /** Somebody has a page of a table open, or a program that listens, until what comes back is called. */
  arrive(table: string, person: string): () => void {
    this.changed(table, this.presence.arrive(table, person));
    return () => this.changed(table, this.presence.leave(table, person));
  }

  /** Who is at a table, through whichever server. */
  peopleAt(table: string): ReadonlySet<string> {
    return this.presence.at(table);
  }

  /** To be called every few seconds: says that this server lives, and looks which of the others do. */
  beat(): void {
    this.tellServers('alive', this.presence.name);
    for (const table of this.presence.look()) this.changedHere(table);
  }

  private changedHere(table: string): void {
    this.onChanged(table);
    this.toStreams(tableRoom(table), 'changed', null);
  }

  /** These may listen no longer. */
  shut(room: string, why: string): void {
    this.shutHere(room, why);
    this.tellServers('shut', room, why);
  }

  private shutHere(room: string, why: string): void {
    this.onShut(room, why);
    this.toStreams(room, 'shut', why);
  }

  private tellServers(...said: [name: keyof Between, ...args: unknown[]]): void {
    if (!this.isAlone) this.io.serverSideEmit(...said);
  }

  private deliver(room: string, name: string, payload: unknown, except: string | null): void {
    const to = this.io.local.to(room);
    (except === null ? to : to.except(except)).emit(name, payload);
    this.toStreams(room, name, payload);
  }

  private toStreams(room: string, name: string, payload: unknown): void {
    for (const listener of [...(this.streams.get(room) ?? [])]) listener(name, payload);
  }

  /** All streams of programs here are told why, and end. */
  endStreams(why: string): void {
    for (const room of [...this.streams.keys()]) if (room.startsWith(tokenRoom(''))) this.toStreams(room, 'shut', why);
  }

  /** Everything said in a room, until what comes back is called. */
  listen(room: string, listener: Listener): () => void {
    const all = this.streams.get(room) ?? new Set();
    this.streams.set(room, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0) this.streams.delete(room);
    };
  }
}
