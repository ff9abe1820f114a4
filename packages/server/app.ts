import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { makeHostCheck } from './hosts.ts';

/** Nothing inline, nothing from elsewhere. Styles set by scripts go through the CSS object model and need no exception. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Files whose name changes with their content may be kept for good; everything else is asked for again. */
function cacheControl(path: string): string {
  return path.split(sep)[0] === 'assets' ? FOREVER : ASK_AGAIN;
}

/** How many milliseconds a request may take to arrive: its headers, all of it; and how often somebody looks. */
export interface Patience {
  headers: number;
  request: number;
  check: number;
}

const PATIENCE: Patience = { headers: 10_000, request: 20_000, check: 1_000 };
/** A connection on which nothing moves, not even an answer that is being read. */
const SILENCE_MS = 120_000;
/** Nobody sends more than a few words here. */
const MAX_BODY = 64 * 1024;

export interface AppOptions {
  /** Names under which the server answers, besides this machine's own. */
  hosts?: readonly string[];
  patience?: Patience;
  /** Addresses of proxies whose word about the sender counts. */
  proxy?: readonly string[];
  /** What is served besides the client. */
  parts?: readonly ((app: FastifyInstance) => void | Promise<void>)[];
}

/** The server of the built client in `folder`. */
export async function makeApp(
  folder: string,
  { hosts = [], patience = PATIENCE, proxy = [], parts = [] }: AppOptions = {},
): Promise<FastifyInstance> {
  const isOurs = makeHostCheck(hosts);
  const app = fastify({
    logger: false,
    trustProxy: proxy.length > 0 ? [...proxy] : false,
    forceCloseConnections: true,
    return503OnClosing: false,
    bodyLimit: MAX_BODY,
    connectionTimeout: SILENCE_MS,
    requestTimeout: patience.request,
    // A request without a host is refused below, with our headers.
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.check, requireHostHeader: false },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (_error, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(HEADERS);
      say(reply, isOurs(request.raw) ? 400 : 421);
    },
  });
  app.server.on('checkExpectation', refuseExpectation);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (!isOurs(request.raw)) return say(reply, 421);
  });
  for (const part of parts) await part(app);
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(relative(folder, path)));
    },
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => say(reply, refusalOf(error.statusCode ?? 500)));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage) return say(reply, 404);
    const page = readFileSync(join(folder, 'index.html'));
    return reply.header('cache-control', ASK_AGAIN).type('text/html; charset=utf-8').send(page);
  });
  return app;
}

/** What is said instead of a page, in one line; nothing of the request or of the server is in it. */
const REFUSALS = {
  400: ['Bad Request', 'this request cannot be read'],
  404: ['Not Found', 'not found'],
  408: ['Request Timeout', 'the request took too long'],
  413: ['Payload Too Large', 'the request is too large'],
  417: ['Expectation Failed', 'this cannot be expected here'],
  421: ['Misdirected Request', 'not served under this name; npm start -- --host-name NAME allows one'],
  431: ['Request Header Fields Too Large', 'the headers of the request are too large'],
  500: ['Internal Server Error', 'something went wrong here'],
} as const;
type Refusal = keyof typeof REFUSALS;

function refusalOf(status: number): Refusal {
  if (status in REFUSALS) return status as Refusal;
  return status < 500 ? 400 : 500;
}

function say(reply: FastifyReply, status: Refusal): FastifyReply {
  return reply.code(status).header('cache-control', ASK_AGAIN).type('text/plain').send(`${REFUSALS[status][1]}\n`);
}

const STATUS_OF: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** What is no request never gets as far as a reply: this is written to the connection itself, where nothing was yet. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && socket.bytesWritten === 0) {
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const [name, why] = REFUSALS[status];
    const fields = { ...HEADERS, connection: 'close', 'content-type': 'text/plain', 'content-length': why.length + 1 };
    const lines = Object.entries(fields).map(([field, value]) => `${field}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${name}`, ...lines, '', `${why}\n`].join('\r\n'));
  }
  socket.destroySoon();
}

function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, { ...HEADERS, 'content-type': 'text/plain' }).end(`${REFUSALS[417][1]}\n`);
}
