import * as z from 'zod';
import { CALLS, type CallName } from './calls.ts';
import { PEOPLE_ROUTES } from './routes/people.ts';
import { RECORD_ROUTES } from './routes/records.ts';
import { byTable, type Route } from './routes/route.ts';
import { TABLE_ROUTES } from './routes/tables.ts';

/** The routes of the lobby, all under `/api`. Whoever needs another adds it to the list of its subject. */
export const ROUTES = {
  ...PEOPLE_ROUTES,
  ...TABLE_ROUTES,
  openapi: { about: 'This document', method: 'GET', path: '/api/openapi.json', role: 'nobody', reply: z.unknown() },
  ...RECORD_ROUTES,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
type Part<N extends RouteName, K extends 'params' | 'query' | 'body' | 'reply'> = (typeof ROUTES)[N] extends {
  [P in K]: infer S extends z.ZodType;
}
  ? S
  : never;
export type Sent<N extends RouteName> = z.input<Part<N, 'body'>>;
export type Received<N extends RouteName> = z.output<Part<N, 'reply'>>;

/** The calls of `calls.ts` over HTTP, for programs: one route each, as whoever sits at the table with that token. */
export const callPath = (name: CallName): string => `/api/tables/:id/do/${name}`;
export const CALL_ROUTES: readonly (Route & { call: CallName })[] = (Object.keys(CALLS) as CallName[]).map((call) => ({
  call,
  about: `The call \`${call}\` as over the socket`,
  method: 'POST',
  path: callPath(call),
  role: 'person',
  params: byTable,
  body: CALLS[call],
  reply: z.unknown(),
}));
