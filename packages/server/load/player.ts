import { randomBytes, randomUUID } from 'node:crypto';
import { type Decision, type Picked, quickRng, type Rng, samplePick, sealOf } from '@starhold/kernel';
import {
  type DealFace,
  type Done,
  type Full,
  isBefore,
  type OnlineMoment,
  type Said,
  type Step,
  type StreamPlace,
  stepped,
} from '@starhold/wire';
import { io, type Socket } from 'socket.io-client';

/** Somebody who plays over the net as a page does: a cookie, a ticket, a socket, a part of the deal, legal answers by chance. */

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what comes
  body: any;
}

export class Person {
  /** Where to ask; the first is asked until it does not answer. */
  urls: string[];
  private cookie = '';

  constructor(urls: readonly string[]) {
    this.urls = [...urls];
  }

  static async named(urls: readonly string[], name: string): Promise<Person> {
    const person = new Person(urls);
    await person.post('/api/guests', { name, language: 'en' });
    return person;
  }

  async ask(method: string, path: string, body?: unknown): Promise<Reply> {
    const [url] = this.urls;
    const response = await fetch(url + path, {
      method,
      headers: {
        origin: url,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0];
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  }

  /** Rejects what is not a yes. */
  async post(path: string, body: unknown = {}): Promise<Reply> {
    const reply = await this.ask('POST', path, body);
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`);
    return reply;
  }

  /** Another instance, because this one does not answer. */
  goElsewhere(): void {
    this.urls.push(this.urls.shift() as string);
  }
}

/** What came of an answer, and how long the way there and back took. */
export interface TimedAnswer {
  said: Done;
  ms: number;
}

/** One socket of a person at a table. Keeps the moment by steps, as a page does, and starts anew where one is missing. */
export class Player {
  readonly person: Person;
  readonly table: string;
  seat = -1;
  moment: OnlineMoment | undefined;
  /** How often a step did not follow, or a server said to start anew. */
  resyncs = 0;
  steps = 0;
  /** What became of the last answer. */
  lastSaid = '';
  /** Called when the moment is another one. */
  onMoment: () => void = () => {};
  private socket: Socket | undefined;
  private at: StreamPlace | undefined;
  private readonly parts = new Map<number, string>();
  private readonly rng: Rng;
  private isOver = false;

  constructor(person: Person, table: string, luck: number) {
    this.person = person;
    this.table = table;
    this.rng = quickRng(luck);
  }

  get isConnected(): boolean {
    return this.socket?.connected ?? false;
  }

  async connect(): Promise<void> {
    const { body } = await this.person.post(`/api/tables/${this.table}/ticket`);
    const socket = io(this.person.urls[0], {
      auth: { ticket: body.ticket, table: this.table },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    this.socket?.close();
    this.socket = socket;
    socket.on('room', ({ you }: { you: number | null }) => {
      this.seat = you ?? -1;
    });
    socket.on('deal', (deal: DealFace) => void this.takePart(deal).catch(() => {}));
    socket.on('full', (full: Full) => this.take(full));
    socket.on('to', (step: Step) => this.step(step));
    socket.on('resync', () => void this.sync().catch(() => {}));
    await new Promise<void>((resolve, reject) => {
      const fail = (why: Error | string): void => {
        socket.close();
        reject(why instanceof Error ? why : new Error(why));
      };
      socket.once('connect', resolve);
      socket.once('connect_error', fail);
      // A server that goes down in the middle of a greeting is heard of in this way alone.
      socket.once('disconnect', fail);
    });
  }

  /** Comes back as often as it takes, here or at the next instance. */
  async stay(): Promise<void> {
    while (!this.isOver) {
      try {
        await this.connect();
        await new Promise<void>((resolve) => this.socket?.once('disconnect', () => resolve()));
      } catch {
        this.person.goElsewhere();
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }

  leave(): void {
    this.isOver = true;
    this.socket?.close();
  }

  private take(full: Full): void {
    if (this.at && isBefore(full, this.at)) return;
    this.at = { epoch: full.epoch, gen: full.gen, n: full.n };
    this.moment = full.moment;
    this.onMoment();
  }

  private step(step: Step): void {
    const { at, moment } = this;
    if (!at || !moment || step.epoch !== at.epoch || step.gen !== at.gen || step.n !== at.n + 1) {
      if (!at || step.epoch !== at.epoch || step.gen !== at.gen || step.n > at.n) void this.sync().catch(() => {});
      return;
    }
    this.steps++;
    at.n = step.n;
    // Nobody looks at what lay between.
    this.moment = { ...stepped(moment, step), beats: [] };
    this.onMoment();
  }

  /** Asks until there is an answer, or another connection, which brings everything by itself. */
  async sync(): Promise<void> {
    this.resyncs++;
    const { socket } = this;
    while (socket?.connected && socket === this.socket) {
      const full = await this.ask('sync', {}).catch(() => ({ ok: false as const, why: 'again' }));
      if (!('ok' in full)) return this.take(full);
      if (full.why !== 'again') throw new Error(`sync: ${full.why}`);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }

  ask<N extends keyof Said>(name: N, asked: object): Promise<Said[N]> {
    // Socket.IO would keep it for a connection that never comes: the next one is another socket.
    if (!this.socket?.connected) return Promise.reject(new Error('not connected'));
    return this.socket.timeout(5_000).emitWithAck(name, asked) as Promise<Said[N]>;
  }

  private async takePart({ commit, seals, opened }: DealFace): Promise<void> {
    const { seat } = this;
    if (!commit.seats.includes(seat)) return;
    const part = this.parts.get(commit.k) ?? randomBytes(32).toString('hex');
    if (!this.parts.has(commit.k)) {
      this.parts.set(commit.k, part);
      await this.ask('seal', { k: commit.k, seal: sealOf(this.table, commit.k, seat, part) });
    }
    if (seals !== null && !opened.includes(seat)) await this.ask('open', { k: commit.k, x: part });
  }

  /** What this seat is asked now, if anything. */
  get decision(): Decision | undefined {
    return this.moment?.over === '' ? this.moment.decisions.find(({ aside }) => aside === undefined) : undefined;
  }

  pick(decision: Decision): Picked {
    return samplePick(decision.ask, this.rng);
  }

  /** Gives an answer; the same command may be given again where nothing was heard. */
  async answer(decision: Decision, pick: Picked, command: string = randomUUID()): Promise<TimedAnswer> {
    const start = performance.now();
    const said = await this.ask('answer', { c: command, d: decision.id, p: pick, g: this.at?.gen });
    if (!said.ok && said.full) this.take(said.full);
    this.lastSaid = said.ok ? 'ok' : said.why;
    return { said, ms: performance.now() - start };
  }
}

export interface TableWish {
  game: string;
  options: object;
}

/** Opens a table for two, sits both down and lets them be dealt to; both are connected and at their first moment. */
export async function openTable(
  [ann, ben]: readonly [Person, Person],
  { game, options }: TableWish,
  luck: number,
): Promise<[Player, Player]> {
  const wish = { game, options, seats: [null, null], pace: 'live', language: 'en' };
  const more = { listed: false, spectators: false, clock: null };
  const { body } = await ann.post('/api/tables', { ...wish, ...more });
  const { id } = body.table;
  await ben.post('/api/join', { invite: body.invite });
  await ben.post(`/api/tables/${id}/seats/1/take`);
  const players: [Player, Player] = [new Player(ann, id, luck), new Player(ben, id, luck + 1)];
  players[0].seat = 0;
  players[1].seat = 1;
  const begun = players.map(
    (player) =>
      new Promise<void>((resolve) => {
        player.onMoment = resolve;
      }),
  );
  await Promise.all(players.map((player) => player.connect()));
  for (const person of [ann, ben]) await person.post(`/api/tables/${id}/ready`, { ready: true });
  await Promise.all(begun);
  return players;
}
