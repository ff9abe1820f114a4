import fastifySwagger from '@fastify/swagger';
import {
  CALL_ROUTES,
  type CALLS,
  isModest,
  MAX_FRAME,
  MAX_UPLOAD,
  Problem,
  ROUTES,
  type Route,
  type RouteName,
  SEAT_CALLS,
} from '@starhold/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { eyesOf } from '../lobby/chairs.ts';
import type { Caller } from '../lobby/people.ts';
import { LobbyError } from '../lobby/problem.ts';
import { callerOf, requireOwnSite } from './auth.ts';
import { problemOf } from './errors.ts';
import { type Api, type ApiRequest, HANDLERS } from './handlers.ts';
import { CALL_COSTS } from './limits.ts';

/** Everything under /api: one list of routes (`packages/wire/http.ts`), one way in. */

/** Content that a table brings along is larger than words. */
const LARGE: Partial<Record<RouteName, number>> = { upload: MAX_UPLOAD + 64 * 1024, create: 256 * 1024 };

export interface ApiOptions extends Api {
  report(what: string, error: unknown): void;
}

export async function registerApi(app: FastifyInstance, api: ApiOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.setValidatorCompiler(validatorCompiler);
    scope.setSerializerCompiler(serializerCompiler);
    await scope.register(fastifySwagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Starhold', version: '1', description: 'Tables, seats and games of this server.' },
        components: {
          securitySchemes: {
            cookie: { type: 'apiKey', in: 'cookie', name: 'starhold' },
            token: { type: 'http', scheme: 'bearer' },
          },
        },
      },
      transform: createJsonSchemaTransform({ skipList: [] }),
    });
    scope.setErrorHandler((error, request, reply) => {
      const { status, body } = problemOf(error);
      if (status >= 500 && body.problem === 'broken')
        api.report(`${request.method} ${request.routeOptions.url}`, error);
      if (body.retryAfter !== undefined) reply.header('retry-after', body.retryAfter);
      return reply.code(status).header('cache-control', 'no-store').type('application/json').send(JSON.stringify(body));
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await api.limits.spend('requests', request.ip);
      requireOwnSite(request);
    });
    for (const [name, route] of Object.entries(ROUTES) as [RouteName, Route][]) addRoute(scope, api, name, route);
    for (const route of CALL_ROUTES) addCall(scope, api, route);
    scope.all('/api/*', { schema: { hide: true } }, () => {
      throw new LobbyError('missing', 'there is no such route');
    });
  });
}

function schemaOf(name: string, { about, params, query, body, reply, role }: Route): object {
  return {
    operationId: name,
    summary: about,
    security: role === 'nobody' ? [] : [{ cookie: [] }, { token: [] }],
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { 200: reply, default: Problem },
  };
}

function addRoute(scope: FastifyInstance, api: ApiOptions, name: RouteName, route: Route): void {
  scope.route({
    method: route.method,
    url: route.path,
    bodyLimit: LARGE[name] ?? MAX_FRAME,
    schema: schemaOf(name, route),
    handler: async (request, reply) => {
      if (!LARGE[name] && request.body !== undefined && !isModest(request.body, 8)) throw tooDeep();
      return HANDLERS[name](await askOf(api, request, reply, route));
    },
  });
}

/** The door's calls, one route each: the seat is that of whoever the token belongs to. */
function addCall(scope: FastifyInstance, api: ApiOptions, route: (typeof CALL_ROUTES)[number]): void {
  const { call } = route;
  scope.route({
    method: route.method,
    url: route.path,
    bodyLimit: MAX_FRAME,
    schema: schemaOf(`do-${call}`, route),
    handler: async (request, reply) => {
      if (!isModest(request.body)) throw tooDeep();
      const { me, params, body } = await askOf(api, request, reply, route);
      await api.limits.spend('calls', me.person.id, CALL_COSTS[call] ?? 1);
      const table = await api.lobby.tables.visible(params.id, me.person.id);
      const eyes = eyesOf(table, me.person.id);
      if (eyes === 'table' && SEAT_CALLS.includes(call)) throw new LobbyError('notYours', 'you do not sit there');
      const door = api.lobby.playing.door(table.id, eyes);
      return (door[call] as (asked: unknown) => Promise<unknown>)(body as z.infer<(typeof CALLS)[typeof call]>);
    },
  });
}

const tooDeep = (): LobbyError => new LobbyError('shape', 'body: too deep, too wide or not plain data');

function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw new LobbyError('signIn', 'nobody is signed in');
  return caller;
}

/** A program's token plays; it makes no way in that would outlive it, and takes none away. */
function requireBrowser(caller: Caller): Caller {
  if (caller.token.kind !== 'session') throw new LobbyError('notYours', 'this is done in a browser, not by a program');
  return caller;
}

async function askOf(api: Api, request: FastifyRequest, reply: FastifyReply, { role }: Route): Promise<ApiRequest> {
  const caller = await callerOf(api.lobby.people, request);
  if (role === 'person') requireCaller(caller);
  const { params, query, body } = request;
  return {
    api,
    caller,
    get me() {
      return requireCaller(caller);
    },
    get owner() {
      return requireBrowser(requireCaller(caller));
    },
    params,
    query,
    body,
    request,
    reply,
  };
}
