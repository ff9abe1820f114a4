import { createHash, timingSafeEqual } from 'node:crypto';
import type { Eyes } from '@starhold/kernel';
import { CALLS, type CallName, EyesShape, SeatNumber, TableId } from '@starhold/wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Metrics } from '../metrics.ts';
import type { InstanceStore } from '../stores/instance-store.ts';

/**
 * Instances that share a database pass calls on to the one that holds the table, over plain HTTP inside the house. Whoever
 * shows the common secret is believed about whose eyes ask, so that secret and this route stay inside (docs/scaling.md).
 */
const CALL_ROUTE = '/internal/call';
const TABLE_ROUTE = '/internal/table';
/** The holder answers in milliseconds or is gone; whoever asks tries to take the table then. */
const PATIENCE_MS = 1_000;
/** A whole view with its log can be long. */
const MAX_BODY = 64 * 1024;

const Passed = z.strictObject({
  table: TableId,
  eyes: EyesShape,
  name: z.enum(Object.keys(CALLS) as [CallName, ...CallName[]]),
  asked: z.unknown(),
});

export type Call = (table: string, eyes: Eyes, name: CallName, asked: unknown) => Promise<unknown>;

/** What is asked about a table as a whole, not through eyes. */
const WHOLE = {
  deal: z.tuple([]),
  stopDeal: z.tuple([]),
  sit: z.tuple([SeatNumber, z.string().max(80), z.string().max(40).nullable()]),
  saved: z.tuple([]),
  dealFace: z.tuple([]),
  touch: z.tuple([EyesShape]),
} as const;
export type WholeName = keyof typeof WHOLE;
const PassedWhole = z.strictObject({
  table: TableId,
  name: z.enum(Object.keys(WHOLE) as [WholeName, ...WholeName[]]),
  args: z.unknown(),
});

export type AskWhole = (table: string, name: WholeName, args: readonly unknown[]) => Promise<unknown>;

export class NobodyThere extends Error {}

export interface Peers {
  /** Asks the instance that holds the table. Rejects where there is none, or where it does not answer. */
  forward: Call;
  askWhole: AskWhole;
}

export function peersOf(instances: InstanceStore, me: string, secret: string, metrics?: Metrics): Peers {
  const send = async (table: string, route: string, body: object): Promise<unknown> => {
    const holder = await instances.holderOf(table);
    if (!holder || holder.id === me) throw new NobodyThere('nobody else holds this table');
    const response = await fetch(`${holder.address}${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new NobodyThere(`the holder refused (${response.status})`);
    return ((await response.json()) as { said: unknown }).said;
  };
  const counted = async (table: string, route: string, body: object): Promise<unknown> => {
    try {
      const said = await send(table, route, body);
      metrics?.forwarded.inc({ outcome: 'answered' });
      return said;
    } catch (error) {
      metrics?.forwarded.inc({ outcome: 'failed' });
      throw error;
    }
  };
  return {
    forward: (table, eyes, name, asked) => counted(table, CALL_ROUTE, { table, eyes, name, asked }),
    askWhole: (table, name, args) => counted(table, TABLE_ROUTE, { table, name, args }),
  };
}

/** Answers what other instances pass on. What is called must not pass it on again. */
export function addPeers(app: FastifyInstance, secret: string, here: { call: Call; askWhole: AskWhole }): void {
  const wanted = digest(`Bearer ${secret}`);
  const route = (url: string, answer: (body: unknown) => Promise<unknown> | null): void => {
    app.post(url, { bodyLimit: MAX_BODY }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const shown = digest(request.headers.authorization ?? '');
      // Who has no secret hears what is heard of an address that does not exist.
      if (!timingSafeEqual(shown, wanted)) return reply.code(404).type('text/plain').send('not found\n');
      const said = answer(request.body);
      if (said === null) return reply.code(400).type('text/plain').send('bad call\n');
      return { said: (await said) ?? null };
    });
  };
  route(CALL_ROUTE, (body) => {
    const passed = Passed.safeParse(body);
    const asked = passed.success ? CALLS[passed.data.name].safeParse(passed.data.asked) : undefined;
    if (!passed.success || !asked?.success) return null;
    const { table, eyes, name } = passed.data;
    return here.call(table, eyes, name, asked.data);
  });
  route(TABLE_ROUTE, (body) => {
    const passed = PassedWhole.safeParse(body);
    const args = passed.success ? WHOLE[passed.data.name].safeParse(passed.data.args) : undefined;
    if (!passed.success || !args?.success) return null;
    return here.askWhole(passed.data.table, passed.data.name, args.data);
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
