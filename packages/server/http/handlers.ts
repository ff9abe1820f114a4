import type { NewTable, OpenFilter, Person, RouteName } from '@starhold/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lobby } from '../lobby/lobby.ts';
import { botTokenId, type Caller, meOf, type SignedIn } from '../lobby/people.ts';
import { LobbyError } from '../lobby/problem.ts';
import type { TableRow } from '../lobby/rows.ts';
import { personRoom, type Rooms, tokenRoom } from '../sockets/rooms.ts';
import { setCookie } from './auth.ts';
import type { Limits } from './limits.ts';
import { addPasskey, offerPasskey, passkeyChallenge, passkeyLogin, removePasskey, type Site } from './passkeys.ts';
import { streamTable } from './stream.ts';

/** What each route does. Shapes were checked before, and who asks is known. */

export interface Api {
  lobby: Lobby;
  rooms: Rooms;
  limits: Limits;
}

/** One request. `me` throws where nobody is signed in, `owner` also where a program asks. */
export interface ApiRequest {
  api: Api;
  caller: Caller | null;
  me: Caller;
  owner: Caller;
  // biome-ignore lint/suspicious/noExplicitAny: the schema of the route has checked it; each handler names what it takes
  params: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  query: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  body: any;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler = (ask: ApiRequest) => Promise<unknown>;

const NOTHING = {};

function signedIn({ request, reply }: ApiRequest, { person, secret }: SignedIn): Person {
  setCookie(request, reply, secret);
  return meOf(person);
}

const face = ({ api, caller }: ApiRequest, table: TableRow): Promise<unknown> =>
  api.lobby.face(table, caller?.person.id ?? null, api.rooms.peopleAt(table.id));

/** A passkey belongs to the name in the address; the page that asks is of that name, or the request was refused before. */
function siteOf({ headers, protocol, host }: FastifyRequest): Site {
  const origin = headers.origin ?? `${protocol}://${host}`;
  return { origin, host: new URL(origin).hostname };
}

const asMe =
  (work: (ask: ApiRequest) => Promise<TableRow>): Handler =>
  async (ask) =>
    face(ask, await work(ask));

export const HANDLERS: Record<RouteName, Handler> = {
  guest: async (ask) => {
    await ask.api.limits.spend('guests', ask.request.ip);
    return signedIn(ask, await ask.api.lobby.people.guest(ask.body.name, ask.body.language));
  },
  // To be nobody yet is no mistake of a browser; a program whose token is not good any more is told so.
  me: async (ask) => (ask.caller || ask.request.headers.authorization ? meOf(ask.me.person) : null),
  rename: async ({ api, me, body }) => meOf(await api.lobby.rename(me, body)),
  forget: async (ask) => {
    const { api, owner: me } = ask;
    for (const table of await api.lobby.tables.of(me.person.id)) {
      await api.lobby.tables.leave(me.person, table.id).catch(ignore('notNow', 'notYours'));
    }
    await api.lobby.people.forget(me);
    api.rooms.shut(personRoom(me.person.id), 'login');
    setCookie(ask.request, ask.reply, null);
    return NOTHING;
  },
  account: async (ask) => {
    const { api, owner, body } = ask;
    return signedIn(ask, await api.lobby.people.makeAccount(owner, body.login, body.password));
  },
  password: async ({ api, owner, body }) => {
    await api.limits.spend('logins', `${owner.person.id}`);
    const gone = await api.lobby.people.changePassword(owner, body.old, body.password);
    for (const token of gone) api.rooms.shut(tokenRoom(token), 'login');
    return NOTHING;
  },
  login: async (ask) => {
    const { api, body, request } = ask;
    const keys = [
      ['logins', `${request.ip} ${body.login}`],
      ['loginName', body.login],
    ] as const;
    // Wrong ones are counted; right ones are free.
    for (const [what, key] of keys) await api.limits.requireLeft(what, key);
    const found = await api.lobby.people.login(body.login, body.password).catch(async (error) => {
      for (const [what, key] of keys) await api.limits.trySpend(what, key);
      throw error;
    });
    await api.limits.clear('logins', keys[0][1]);
    return signedIn(ask, found);
  },
  logout: async (ask) => {
    await ask.api.lobby.people.logout(ask.me);
    ask.api.rooms.shut(tokenRoom(ask.me.token.hash), 'login');
    setCookie(ask.request, ask.reply, null);
    return NOTHING;
  },
  passkeyOffer: async ({ api, owner, request }) => offerPasskey(api.lobby, owner, siteOf(request)),
  passkeyAdd: async (ask) => {
    const made = await addPasskey(ask.api.lobby, ask.owner, siteOf(ask.request), ask.body);
    return 'secret' in made ? signedIn(ask, made) : meOf(made);
  },
  passkeys: async ({ api, me }) => {
    const rows = await api.lobby.world.store.people.passkeysOf(me.person.id);
    const inOrder = rows.toSorted((a, b) => a.created - b.created);
    return { passkeys: inOrder.map(({ id, created }) => ({ id, created })) };
  },
  passkeyRemove: async ({ api, owner, params }) => {
    await removePasskey(api.lobby, owner, params.key);
    return NOTHING;
  },
  passkeyChallenge: async ({ api, request }) => {
    await api.limits.spend('logins', request.ip);
    return passkeyChallenge(api.lobby, siteOf(request));
  },
  passkeyLogin: async (ask) => signedIn(ask, await passkeyLogin(ask.api.lobby, siteOf(ask.request), ask.body)),
  tokens: async ({ api, me }) => {
    const rows = await api.lobby.people.botTokens(me);
    return {
      tokens: rows.map((row) => ({ id: botTokenId(row), name: row.name, created: row.created, expires: row.expires })),
    };
  },
  tokenAdd: async ({ api, owner, body }) => {
    const { secret, row } = await api.lobby.people.addBotToken(owner, body.name);
    return { id: botTokenId(row), token: secret, expires: row.expires };
  },
  tokenRemove: async ({ api, me, params }) => {
    api.rooms.shut(tokenRoom(await api.lobby.people.removeBotToken(me, params.token)), 'login');
    return NOTHING;
  },

  create: async (ask) => {
    const { api, me, body } = ask;
    await api.limits.spend('tables', me.person.id);
    const { table, invite } = await api.lobby.tables.create(me.person, body as NewTable);
    return { table: await face(ask, table), invite };
  },
  upload: async (ask) => {
    const { api, me, body } = ask;
    await api.limits.spend('uploads', me.person.id);
    const { table, invite } = await api.lobby.upload(me.person, body.save, body.table, body.seat);
    return { table: await face(ask, await api.lobby.tables.get(table.id)), invite };
  },
  open: async ({ api, caller, query }) => {
    const rows = await api.lobby.tables.open(query as OpenFilter);
    return { tables: await api.lobby.faces(rows, caller?.person.id ?? null) };
  },
  mine: async ({ api, me }) => ({ tables: await api.lobby.mine(me.person) }),
  table: async (ask) => {
    const { api, caller, params } = ask;
    return face(ask, await api.lobby.tables.visible(params.id, caller?.person.id ?? null));
  },
  join: asMe(async ({ api, me, body, request }) => {
    // Wrong ones are counted; right ones are free: a whole club comes from one address.
    const keys = [me.person.id, request.ip];
    for (const key of keys) await api.limits.spend('codes', key);
    const table = await api.lobby.tables.join(me.person, body);
    for (const key of keys) await api.limits.giveBack('codes', key);
    return table;
  }),
  take: asMe(({ api, me, params }) => api.lobby.take(me.person, params.id, params.seat)),
  leave: asMe(({ api, me, params }) => api.lobby.tables.leave(me.person, params.id)),
  chair: asMe(({ api, me, params, body }) => api.lobby.tables.chair(me.person, params.id, params.seat, body.bot)),
  ready: asMe(({ api, me, params, body }) => api.lobby.tables.ready(me.person, params.id, body.ready)),
  rematch: asMe(({ api, me, params }) => api.lobby.tables.rematch(me.person, params.id)),
  settings: asMe(({ api, me, params, body }) => api.lobby.tables.change(me.person, params.id, body)),
  invite: ({ api, me, params }) => api.lobby.tables.newInvite(me.person, params.id),
  close: async ({ api, me, params }) => {
    await api.lobby.tables.close(me.person, params.id);
    return NOTHING;
  },
  ticket: async ({ api, me, params }) => {
    await api.limits.spend('tickets', me.person.id);
    await api.lobby.tables.visible(params.id, me.person.id);
    return { ticket: await api.lobby.people.ticket(me, params.id) };
  },
  save: ({ api, params }) => api.lobby.tables.replay(params.id),
  chat: async ({ api, me, params, query }) => {
    const table = await api.lobby.tables.visible(params.id, me.person.id);
    return { lines: await api.lobby.talk.lines(me.person, table, query.before) };
  },
  mutes: async ({ api, me }) => ({ people: await api.lobby.talk.mutedBy(me.person.id) }),
  events: async ({ api, me, params, reply }) => {
    await streamTable(api.lobby, api.rooms, reply, me, params.id);
    return reply;
  },
  openapi: async ({ request }) => (request.server as unknown as { swagger(): unknown }).swagger(),
  records: ({ api, params }) => api.lobby.records.of(params.person, null),
  daily: async ({ api, caller, params }) => ({
    entries: await api.lobby.daily.leaders(params.game, params.day, caller?.person.id ?? null),
  }),
  playDaily: asMe(async ({ api, me, params }) => {
    await api.limits.spend('tables', me.person.id);
    return api.lobby.playDaily(me.person, params.game);
  }),
};

const ignore =
  (...problems: string[]) =>
  (error: unknown): void => {
    if (!(error instanceof LobbyError) || !problems.includes(error.problem)) throw error;
  };
