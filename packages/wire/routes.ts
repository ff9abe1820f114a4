/**
 * Every HTTP route there is, without schemas (those are in `lobby.ts` under the same names), so that the page can call them
 * without carrying a parser. `who`: whom it answers. `anyone`; `person`: whoever has a name here, guests too; `account`:
 * with a login; `seat`: who sits at the table; `host`: who made it. A route that is not here does not exist.
 */
export const ROUTES = {
  me: { method: 'GET', path: '/api/me', who: 'anyone' },
  guest: { method: 'POST', path: '/api/guests', who: 'anyone' },
  changeMe: { method: 'PATCH', path: '/api/me', who: 'person' },
  forgetMe: { method: 'DELETE', path: '/api/me', who: 'person' },
  makeAccount: { method: 'POST', path: '/api/account', who: 'person' },
  changePassword: { method: 'PUT', path: '/api/account/password', who: 'account' },
  login: { method: 'POST', path: '/api/login', who: 'anyone' },
  logout: { method: 'POST', path: '/api/logout', who: 'person' },
  passkeyOffer: { method: 'POST', path: '/api/passkeys/offer', who: 'person' },
  addPasskey: { method: 'POST', path: '/api/passkeys', who: 'person' },
  passkeys: { method: 'GET', path: '/api/passkeys', who: 'account' },
  removePasskey: { method: 'DELETE', path: '/api/passkeys/:id', who: 'account' },
  passkeyChallenge: { method: 'POST', path: '/api/login/passkey/challenge', who: 'anyone' },
  passkeyLogin: { method: 'POST', path: '/api/login/passkey', who: 'anyone' },
  botTokens: { method: 'GET', path: '/api/tokens', who: 'person' },
  addBotToken: { method: 'POST', path: '/api/tokens', who: 'person' },
  removeBotToken: { method: 'DELETE', path: '/api/tokens/:id', who: 'person' },
  ticket: { method: 'POST', path: '/api/tickets', who: 'person' },

  openTables: { method: 'GET', path: '/api/tables', who: 'anyone' },
  createTable: { method: 'POST', path: '/api/tables', who: 'person' },
  bringTable: { method: 'POST', path: '/api/tables/from-device', who: 'person' },
  myTables: { method: 'GET', path: '/api/mine', who: 'person' },
  table: { method: 'GET', path: '/api/tables/:id', who: 'anyone' },
  changeTable: { method: 'PATCH', path: '/api/tables/:id', who: 'host' },
  closeTable: { method: 'DELETE', path: '/api/tables/:id', who: 'host' },
  invited: { method: 'GET', path: '/api/invites/:code', who: 'anyone' },
  newInvite: { method: 'POST', path: '/api/tables/:id/invite', who: 'seat' },
  takeSeat: { method: 'POST', path: '/api/tables/:id/seats/:seat', who: 'person' },
  leaveSeat: { method: 'DELETE', path: '/api/tables/:id/seats/:seat', who: 'seat' },
  seatBot: { method: 'PUT', path: '/api/tables/:id/seats/:seat/bot', who: 'seat' },
  unseatBot: { method: 'DELETE', path: '/api/tables/:id/seats/:seat/bot', who: 'seat' },
  ready: { method: 'PUT', path: '/api/tables/:id/ready', who: 'seat' },
  rematch: { method: 'POST', path: '/api/tables/:id/rematch', who: 'seat' },
  replay: { method: 'GET', path: '/api/tables/:id/replay', who: 'anyone' },

  chat: { method: 'GET', path: '/api/tables/:id/chat', who: 'person' },
  mute: { method: 'PUT', path: '/api/mutes/:person', who: 'person' },
  mutes: { method: 'GET', path: '/api/mutes', who: 'person' },
  report: { method: 'POST', path: '/api/tables/:id/reports', who: 'person' },

  records: { method: 'GET', path: '/api/people/:person/records', who: 'anyone' },
  daily: { method: 'GET', path: '/api/daily/:game', who: 'anyone' },
  playDaily: { method: 'POST', path: '/api/daily/:game', who: 'person' },

  moment: { method: 'GET', path: '/api/tables/:id/moment', who: 'seat' },
  answer: { method: 'POST', path: '/api/tables/:id/answers', who: 'seat' },
  dealPart: { method: 'POST', path: '/api/tables/:id/deal', who: 'seat' },
  events: { method: 'GET', path: '/api/tables/:id/events', who: 'person' },
  openapi: { method: 'GET', path: '/api/openapi.json', who: 'anyone' },
} as const satisfies Record<string, RouteSpec>;

export interface RouteSpec {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  who: 'anyone' | 'person' | 'account' | 'seat' | 'host';
}

export type RouteName = keyof typeof ROUTES;

/** The address of a route with its names filled in. */
export function addressOf(name: RouteName, params: Readonly<Record<string, string | number>> = {}): string {
  return ROUTES[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

/** Why the lobby says no; the page has words for each. `message` beside it is English, for people who write programs. */
export const PROBLEMS = [
  /** The request is not what the route takes. */
  'shape',
  /** Nobody is signed in, or no longer. */
  'signIn',
  /** There is no such thing, or not for you. */
  'missing',
  /** Another site asked, or the request carries no sign that it comes from ours. */
  'foreign',
  /** Too often; `retryAfter` says how many seconds to wait. */
  'tooMany',
  'tooLarge',
  /** Name and password, or the passkey, do not fit. The same for a name nobody has. */
  'wrongLogin',
  'loginTaken',
  'weakPassword',
  'notHost',
  /** You do not sit there. */
  'notYours',
  'seatTaken',
  /** You sit at this table already. */
  'seated',
  /** Not while the table is in this state: it has begun, or not yet, or is over. */
  'notNow',
  /** Options or bots this game does not have. */
  'options',
  /** A file that is no saved game, or was changed. */
  'save',
  /** You have as many of these as one may have. */
  'enough',
  /** Something else happened at the same time, again and again. */
  'busy',
  'broken',
] as const;
export type Problem = (typeof PROBLEMS)[number];
