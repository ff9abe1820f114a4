import { createHash, timingSafeEqual } from 'node:crypto';
import type { Eyes } from '@starhold/kernel';
import { CALLS, type CallName } from '@starhold/wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { InstanceStore } from '../stores/instance-store.ts';

/**
 * Instances that share a database pass calls on to the one that holds the table, over plain HTTP inside the house. Whoever
 * shows the common secret is believed about whose eyes ask, so that secret and this route stay inside (docs/scaling.md).
 */
const ROUTE = '/internal/call';
/** The holder answers in milliseconds or is gone; whoever asks tries to take the table then. */
const PATIENCE_MS = 1_000;
/** A whole view with its log can be long. */
const MAX_BODY = 64 * 1024;

const Passed = z.strictObject({
  table: z.string().max(80),
  eyes: z.union([z.int().min(0).max(50), z.literal('table')]),
  name: z.enum(Object.keys(CALLS) as [CallName, ...CallName[]]),
  asked: z.unknown(),
});

export type Call = (table: string, eyes: Eyes, name: CallName, asked: unknown) => Promise<unknown>;

export class NobodyThere extends Error {}

/** Asks the instance that holds the table. Rejects where there is none, or where it does not answer. */
export function forwardTo(instances: InstanceStore, me: string, secret: string): Call {
  return async (table, eyes, name, asked) => {
    const holder = await instances.holderOf(table);
    if (!holder || holder.id === me) throw new NobodyThere('nobody else holds this table');
    const response = await fetch(`${holder.address}${ROUTE}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ table, eyes, name, asked }),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new NobodyThere(`the holder refused (${response.status})`);
    return ((await response.json()) as { said: unknown }).said;
  };
}

/** Answers what other instances pass on. `call` must not pass it on again. */
export function addPeers(app: FastifyInstance, secret: string, call: Call): void {
  const wanted = digest(`Bearer ${secret}`);
  app.post(ROUTE, { bodyLimit: MAX_BODY, config: { rateLimit: false } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const shown = digest(request.headers.authorization ?? '');
    // Who has no secret hears what is heard of an address that does not exist.
    if (!timingSafeEqual(shown, wanted)) return reply.code(404).type('text/plain').send('not found\n');
    const passed = Passed.safeParse(request.body);
    const asked = passed.success ? CALLS[passed.data.name].safeParse(passed.data.asked) : undefined;
    if (!passed.success || !asked?.success) return reply.code(400).type('text/plain').send('bad call\n');
    const { table, eyes, name } = passed.data;
    return { said: await call(table, eyes, name, asked.data) };
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
