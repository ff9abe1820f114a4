import type {
  Asked,
  CallName,
  ChatLine,
  DealFace,
  Full,
  Have,
  Messages,
  OnlineTable,
  Said,
  Shut,
  Step,
  Talk,
  TalkName,
} from '@starhold/wire';

/** The connection to one online table. It comes back by itself when it is lost; what was asked is asked again by whoever asked. */

export type LineState = 'joining' | 'joined' | 'lost' | 'shut';

/** What a page hears. `state` also says why it was shut. */
export interface Hearing {
  state?: (state: LineState, why: Shut | null) => void;
  room?: (table: OnlineTable) => void;
  full?: (full: Full) => void;
  to?: (step: Step) => void;
  resync?: () => void;
  deal?: (deal: DealFace) => void;
  chat?: (line: ChatLine) => void;
}

export interface LineToTable {
  readonly state: LineState;
  /** Throws LostError where the connection goes before the answer has come: nobody knows whether it was heard. */
  call<N extends CallName>(name: N, asked: Asked<N>): Promise<Said[N]>;
  talk<N extends TalkName>(name: N, said: Talk<N>): Promise<boolean>;
  /** The answer ends it. */
  hear(hearing: Hearing): () => void;
  /** Where the page is, for the next time it has to join anew. */
  have: Have | undefined;
  close(): void;
}

export class LostError extends Error {
  constructor() {
    super('the connection was lost');
    this.name = 'LostError';
  }
}

/** What a line is made of: one socket after the other. */
export interface Socket {
  emit(name: string, said: unknown, answered: (reply: unknown) => void): void;
  on(name: string, heard: (...given: never[]) => void): void;
  close(): void;
}
/** Opens one; `joined` and `gone` are called once each at most, `gone` after all else. */
export type OpenSocket = (
  have: Have | undefined,
  joined: () => void,
  gone: (isRefused: boolean) => void,
) => Promise<Socket>;

/** An answer takes no longer on a connection that is alive. */
const PATIENCE = 6000;
const FIRST_WAIT = 150;
/** At first, while it may be no more than a restart; and when it lasts, so that a server that comes back is not run over. */
const LONG_WAIT = 1400;
const LONGEST_WAIT = 5000;
const PATIENT_TRIES = 20;
/** Said no so often in a row: there is nothing to come back to. */
const MOST_REFUSALS = 4;

/** After these there is nothing to come back to with this page. */
const FOR_GOOD: readonly Shut[] = ['login', 'closed', 'update'];

const HEARD = ['room', 'full', 'to', 'resync', 'deal', 'chat'] as const satisfies (keyof Messages)[];

/** When the device or its reader comes back there is no reason to wait any longer. */
export interface Comebacks {
  listen(back: () => void, gone: () => void): () => void;
}

export class TableLine implements LineToTable {
  state: LineState = 'joining';
  have: Have | undefined;
  private readonly openSocket: OpenSocket;
  private readonly hearings = new Set<Hearing>();
  private readonly waiting = new Set<() => void>();
  private readonly endComebacks: () => void;
  private socket: Socket | undefined;
  private tries = 0;
  private refusals = 0;
  /** Counts sockets: an old one says nothing any more. */
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(openSocket: OpenSocket, comebacks: Comebacks) {
    this.openSocket = openSocket;
    this.endComebacks = comebacks.listen(
      () => {
        if (this.state === 'lost') this.join();
      },
      () => this.drop(),
    );
    this.join();
  }

  hear(hearing: Hearing): () => void {
    this.hearings.add(hearing);
    return () => void this.hearings.delete(hearing);
  }

  private tell<N extends keyof Hearing>(name: N, ...given: Parameters<NonNullable<Hearing[N]>>): void {
    for (const hearing of this.hearings) (hearing[name] as ((...all: typeof given) => void) | undefined)?.(...given);
  }

  private become(state: LineState, why: Shut | null = null): void {
    if (this.state === state) return;
    this.state = state;
    this.tell('state', state, why);
  }

  private join(): void {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    const isNow = (): boolean => turn === this.turn && this.state !== 'shut';
    const joined = (): void => {
      if (!isNow()) return;
      this.tries = 0;
      this.refusals = 0;
      this.become('joined');
    };
    const gone = (isRefused: boolean): void => {
      if (isNow()) this.gone(isRefused);
    };
    this.openSocket(this.have, joined, gone).then(
      (socket) => (isNow() ? this.use(socket, isNow) : socket.close()),
      () => gone(false),
    );
  }

  private use(socket: Socket, isNow: () => boolean): void {
    this.socket = socket;
    for (const name of HEARD) {
      socket.on(name, (...given: never[]) => {
        if (isNow()) this.tell(name, ...(given as unknown as Parameters<NonNullable<Hearing[typeof name]>>));
      });
    }
    socket.on('shut', (why: Shut) => {
      if (!isNow()) return;
      // On another seat one has other eyes: what was seen through the old ones is no place to go on from.
      if (why === 'seat') this.have = undefined;
      if (FOR_GOOD.includes(why)) this.shut(why);
      else this.drop();
    });
  }

  /** The connection is taken for dead; another one is made. */
  private drop(): void {
    if (this.state === 'shut') return;
    this.gone(false);
  }

  private gone(isRefused: boolean): void {
    this.turn++;
    this.socket?.close();
    this.socket = undefined;
    for (const lost of [...this.waiting]) lost();
    if (isRefused && ++this.refusals >= MOST_REFUSALS) return this.shut('closed');
    this.become(this.state === 'joining' ? 'joining' : 'lost');
    const longest = this.tries < PATIENT_TRIES ? LONG_WAIT : LONGEST_WAIT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.tries++);
    clearTimeout(this.timer);
    // Many come back at once after a restart: not all in the same moment.
    this.timer = setTimeout(() => this.join(), wait * (0.75 + Math.random() / 2));
  }

  private shut(why: Shut): void {
    this.turn++;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = undefined;
    this.become('shut', why);
    for (const lost of [...this.waiting]) lost();
  }

  /** Who takes a seat joins anew with other eyes: what is said meanwhile waits for it. */
  private untilJoined(): Promise<void> {
    if (this.state === 'joined') return Promise.resolve();
    return new Promise((resolve, reject) => {
      const end = (isJoined: boolean): void => {
        clearTimeout(timer);
        unhear();
        if (isJoined) resolve();
        else reject(new LostError());
      };
      const timer = setTimeout(() => end(false), PATIENCE);
      const unhear = this.hear({
        state: (state) => {
          if (state === 'joined' || state === 'shut') end(state === 'joined');
        },
      });
      if (this.state === 'shut') end(false);
    });
  }

  private send(name: string, said: unknown): Promise<unknown> {
    const { socket } = this;
    if (!socket || this.state !== 'joined') return Promise.reject(new LostError());
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        this.waiting.delete(lost);
      };
      const lost = (): void => {
        end();
        reject(new LostError());
      };
      const timer = setTimeout(() => {
        lost();
        if (socket === this.socket) this.drop();
      }, PATIENCE);
      this.waiting.add(lost);
      socket.emit(name, said, (reply) => {
        end();
        resolve(reply);
      });
    });
  }

  async call<N extends CallName>(name: N, asked: Asked<N>): Promise<Said[N]> {
    return (await this.send(name, asked)) as Said[N];
  }

  async talk<N extends TalkName>(name: N, said: Talk<N>): Promise<boolean> {
    await this.untilJoined();
    const reply = (await this.send(name, said)) as { ok?: boolean } | undefined;
    return reply?.ok === true;
  }

  close(): void {
    this.endComebacks();
    this.hearings.clear();
    if (this.state !== 'shut') this.shut('closed');
  }
}
