import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

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

const HEADERS = {
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

/** The server of the built client in `folder`. */
export async function makeApp(folder: string): Promise<FastifyInstance> {
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(relative(folder, path)));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage) return reply.code(404).header('cache-control', ASK_AGAIN).type('text/plain').send('not found\n');
    const page = readFileSync(join(folder, 'index.html'));
    return reply.header('cache-control', ASK_AGAIN).type('text/html; charset=utf-8').send(page);
  });
  return app;
}
