import type { Language, Saved, Seat } from '@starhold/kernel';
import type {
  OnlineTable,
  OpenFilter,
  Person,
  Problem,
  ProblemWord,
  Received,
  ROUTES,
  RouteName,
  Sent,
} from '@starhold/wire';

/** The server's lobby, as the pages ask it. The schemas stay with the server: here their types prove what is sent. */

/** `unreachable`: no answer, or none that a server of ours would give. The others are the page's own. */
export type OnlineProblem =
  | ProblemWord
  | 'unreachable'
  | 'badName'
  | 'badLogin'
  | 'badPassword'
  | 'oldPassword'
  | 'noPasskey'
  | 'badCode'
  | 'full';

export class OnlineError extends Error {
  readonly problem: OnlineProblem;
  constructor(problem: OnlineProblem, message: string = problem) {
    super(message);
    this.name = 'OnlineError';
    this.problem = problem;
  }
}

export function problemOf(error: unknown): OnlineProblem {
  if (error instanceof OnlineError) return error.problem;
  console.warn(error);
  return 'broken';
}

/** The routes the page uses; a wrong address does not compile. */
type Address = { [N in RouteName]: `${(typeof ROUTES)[N]['method']} ${(typeof ROUTES)[N]['path']}` };
const ADDRESSES = {
  guest: 'POST /api/guests',
  me: 'GET /api/me',
  rename: 'POST /api/me',
  account: 'POST /api/account',
  login: 'POST /api/login',
  logout: 'POST /api/logout',
  passkeyOffer: 'POST /api/passkeys/offer',
  passkeyAdd: 'POST /api/passkeys',
  passkeys: 'GET /api/passkeys',
  passkeyRemove: 'DELETE /api/passkeys/:key',
  passkeyChallenge: 'POST /api/login/passkey/challenge',
  passkeyLogin: 'POST /api/login/passkey',
  password: 'POST /api/account/password',
  tokens: 'GET /api/tokens',
  tokenAdd: 'POST /api/tokens',
  tokenRemove: 'DELETE /api/tokens/:token',
  create: 'POST /api/tables',
  open: 'GET /api/tables',
  mine: 'GET /api/tables/mine',
  table: 'GET /api/tables/:id',
  join: 'POST /api/join',
  take: 'POST /api/tables/:id/seats/:seat/take',
  leave: 'POST /api/tables/:id/leave',
  chair: 'POST /api/tables/:id/seats/:seat',
  ready: 'POST /api/tables/:id/ready',
  rematch: 'POST /api/tables/:id/rematch',
  ticket: 'POST /api/tables/:id/ticket',
  save: 'GET /api/tables/:id/save',
  upload: 'POST /api/tables/upload',
  chat: 'GET /api/tables/:id/chat',
  mutes: 'GET /api/mutes',
  records: 'GET /api/people/:person/records',
  daily: 'GET /api/daily/:game/:day',
  playDaily: 'POST /api/daily/:game',
} as const satisfies Partial<Address>;
type Used = keyof typeof ADDRESSES;

/** Which open tables are looked for. */
export type Wanted = Record<keyof OpenFilter, string>;

/** A server that is so slow is as good as none. */
const PATIENCE = 10_000;

/** Asks one route; what its address does not name of `params` is asked behind it. Throws OnlineError. */
export async function ask<N extends Used>(
  name: N,
  params: Readonly<Record<string, string | number>> = {},
  body?: Sent<N>,
): Promise<Received<N>> {
  const [method, path] = ADDRESSES[name].split(' ');
  const named = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const further = Object.entries(params).filter(([key]) => !path.includes(`:${key}`));
  const query = new URLSearchParams(further.map(([key, value]) => [key, String(value)]));
  const address = further.length === 0 ? named : `${named}?${query}`;
  let answer: Response;
  let said: unknown;
  try {
    answer = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(PATIENCE),
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    said = await answer.json();
  } catch (error) {
    // Also where something else answers: a plain file server, or the page kept offline.
    throw new OnlineError('unreachable', String(error));
  }
  if (answer.ok) return said as Received<N>;
  const { problem, detail } = said as Partial<Problem>;
  throw new OnlineError(problem ?? 'unreachable', detail);
}

/** The calls of the pages by name. */
export const api = {
  /** Null for a stranger. */
  me: (): Promise<Person | null> => ask('me'),
  beGuest: (name: string, language: Language) => blaming('badName', ask('guest', {}, { name, language })),
  rename: (name: string) => blaming('badName', ask('rename', {}, { name })),
  keepSettings: (settings: Record<string, unknown>) => ask('rename', {}, { settings }),
  makeAccount: (login: string, password: string) => blaming('badLogin', ask('account', {}, { login, password })),
  login: (login: string, password: string) => blaming('wrongLogin', ask('login', {}, { login, password })),
  setPassword: (old: string | null, password: string) =>
    blaming('badPassword', ask('password', {}, { old, password })).catch((error: unknown) => {
      const isOld = error instanceof OnlineError && error.problem === 'wrongLogin';
      throw isOld ? new OnlineError('oldPassword') : error;
    }),
  passkeys: async () => (await ask('passkeys')).passkeys,
  removePasskey: (key: string) => ask('passkeyRemove', { key }),
  tokens: async () => (await ask('tokens')).tokens,
  addToken: (name: string) => blaming('badName', ask('tokenAdd', {}, { name })),
  removeToken: (token: string) => ask('tokenRemove', { token }),
  logout: () => ask('logout'),

  /** An empty wish is none. */
  openTables: async (wanted: Wanted): Promise<OnlineTable[]> =>
    (await ask('open', Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')))).tables,
  myTables: async (): Promise<OnlineTable[]> => (await ask('mine')).tables,
  createTable: async (wanted: Sent<'create'>): Promise<OnlineTable> => (await ask('create', {}, wanted)).table,
  /** `save`: the text of a saved file; `seat`: where the reader sits. */
  upload: async (save: string, table: Sent<'create'>, seat: Seat): Promise<OnlineTable> =>
    (await ask('upload', {}, { save, table, seat })).table,
  table: (id: string) => ask('table', { id }),
  /** The table that a code or the word of an invite link leads to; one may sit down there from now on. */
  join: (word: string) => blaming('badCode', ask('join', {}, isCode(word) ? { code: word } : { invite: word })),
  sit: (id: string, seat: Seat) => ask('take', { id, seat }),
  leave: (id: string) => ask('leave', { id }),
  /** A bot on a free seat, or (null) nobody on any. */
  seatBot: (id: string, seat: Seat, bot: string | null) => ask('chair', { id, seat }, { bot }),
  ready: (id: string, ready: boolean) => ask('ready', { id }, { ready }),
  rematch: (id: string) => ask('rematch', { id }),
  ticket: async (id: string): Promise<string> => (await ask('ticket', { id })).ticket,
  /** The whole game once it is over. */
  saved: async (id: string): Promise<Saved> => (await ask('save', { id })) as Saved,
  chat: async (id: string) => (await ask('chat', { id })).lines,
  mutes: async (): Promise<string[]> => (await ask('mutes')).people,

  records: async (person: string) => (await ask('records', { person })).records,
  daily: async (game: string, day: string) => (await ask('daily', { game, day })).entries,
  playDaily: (game: string) => ask('playDaily', { game }),
};

/** Short, in letters and digits, as it can be said; the word of a link is longer. */
export function isCode(word: string): boolean {
  return /^[a-z0-9]{6,10}$/i.test(word);
}

/** Where one thing was sent, that thing is what is wrong with it. */
async function blaming<T>(problem: OnlineProblem, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const isShape =
      error instanceof OnlineError &&
      (error.problem === 'shape' || (problem === 'badCode' && error.problem === 'missing'));
    throw isShape ? new OnlineError(problem) : error;
  }
}
