import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, People } from '../lobby/people.ts';
import { LobbyError } from '../lobby/problem.ts';

/** Who asks: a browser by its cookie, a program by its bearer token. */

const COOKIE = 'starhold';
const COOKIE_SECONDS = 180 * 86_400;

export function cookieIn(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE && value !== undefined && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return undefined;
}

function bearerIn(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(header ?? '')?.[1];
}

/**
 * A page of another site can make a browser send our cookie, but it cannot hide whose page it is. Whatever changes something
 * and comes from elsewhere is refused; with a cookie, something must say that it comes from here.
 */
export function requireOwnSite(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, host, authorization, cookie } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (bearerIn(authorization) !== undefined) return;
  const isFrom = origin === undefined ? undefined : isOrigin(origin, host);
  const isSame = site === undefined ? isFrom : site === 'same-origin' && isFrom !== false;
  if (isFrom === false || isSame === false || (isSame === undefined && cookieIn(cookie) !== undefined)) {
    throw new LobbyError('foreign', 'this request does not come from a page of this server');
  }
}

export function isOrigin(origin: string, host: string | undefined): boolean {
  try {
    return new URL(origin).host === new URL(`http://${host}`).host || new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Null for nobody. A bearer token is looked at before a cookie: programs have no cookies. */
export async function callerOf(people: People, request: FastifyRequest): Promise<Caller | null> {
  const bearer = bearerIn(request.headers.authorization);
  if (request.headers.authorization !== undefined) return bearer ? people.callerOf(bearer) : null;
  const cookie = cookieIn(request.headers.cookie);
  return cookie ? people.callerOf(cookie) : null;
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string | null): void {
  const parts = [`${COOKIE}=${secret ?? ''}`, 'Path=/api', 'HttpOnly', 'SameSite=Strict'];
  parts.push(`Max-Age=${secret === null ? 0 : COOKIE_SECONDS}`);
  if (request.protocol === 'https') parts.push('Secure');
  reply.header('set-cookie', parts.join('; '));
}
