import { randomUUID } from 'node:crypto';
import type { BotJob, Thought } from '@starhold/bots';
import { createPostgresBackend, type QueueEventsListener, withBackend } from 'bullmq';
import type { Thinker } from '../tables/surroundings.ts';

/**
 * Bots think on whichever instance is free: jobs go through a queue in the same PostgreSQL. A job holds what the seat knows and
 * a re-dealt state, never the table's own. A result that is lost or late is no harm: the table's owner asks again, or picks
 * by itself.
 */
export interface BotQueue extends Thinker {
  close(): Promise<void>;
}

export interface BotQueueOptions {
  url: string;
  /** Thinks for this instance's share of the jobs. */
  local: Thinker;
  /** How many jobs this instance takes at a time; 0: it only asks. */
  atOnce: number;
  onError: (error: Error) => void;
}

const NAME = 'bots';
/** On top of the time a bot may think: the way there and back, and those who are before it. */
const PATIENCE_MS = 5_000;
/** The queue's events are read anew after this time: a notice between a reading and the wait for the next is never heard. */
const READ_AGAIN_MS = 500;
/** Seconds that a result is kept for who missed the event of it; whoever has it removes it. */
const KEPT_S = 60;

interface OpeningListener extends QueueEventsListener<Thought> {
  opened: (said: { mark: string }, id: string) => void;
}

export async function openBotQueue({ url, local, atOnce, onError }: BotQueueOptions): Promise<BotQueue> {
  const { Queue, QueueEvents, QueueEventsProducer, Worker } = withBackend(createPostgresBackend);
  // Without `migrate` the tables of the queue are not made, and everything waits for ever.
  const connection = { connectionString: url, migrate: true, max: 4, application_name: 'starhold bots' };
  const queue = new Queue<BotJob, Thought>(NAME, { connection });
  const events = new QueueEvents<Thought>(NAME, { connection, blockingTimeout: READ_AGAIN_MS });
  const parts: { close(): Promise<unknown>; waitUntilReady(): Promise<unknown> }[] = [queue, events];
  queue.on('error', onError);
  events.on('error', onError);
  if (atOnce > 0) {
    await queue.waitUntilReady();
    const worker = new Worker<BotJob, Thought>(NAME, (job) => local.think(job.data, String(job.id)), {
      connection,
      concurrency: atOnce,
    });
    worker.on('error', onError);
    parts.push(worker);
  }
  for (const part of parts) await part.waitUntilReady();
  /**
   * Until its first event, a reader starts each reading at the newest one, and what came between two readings is lost to it. So
   * it hears one before anything is asked.
   */
  const mark = randomUUID();
  const heard = new Promise<void>((resolve) => {
    events.on<OpeningListener, 'opened'>('opened', (said) => {
      if (said.mark === mark) resolve();
    });
  });
  const producer = new QueueEventsProducer(NAME, { connection });
  const say = (): Promise<void> => producer.publishEvent({ eventName: 'opened', mark });
  await say();
  const saying = setInterval(() => void say().catch(onError), READ_AGAIN_MS);
  await heard;
  clearInterval(saying);
  await producer.close();
  const waiting = new Map<string, { resolve(thought: Thought): void; reject(error: Error): void }>();
  events.on('completed', ({ jobId, returnvalue }) => {
    const thought: unknown = returnvalue;
    waiting.get(jobId)?.resolve((typeof thought === 'string' ? JSON.parse(thought) : thought) as Thought);
  });
  events.on('failed', ({ jobId, failedReason }) => waiting.get(jobId)?.reject(new Error(failedReason)));
  /**
   * Events get their numbers before they can be read, so of two at the same time a reader may have the later one first, and
   * never the other. Whoever waits looks at the job itself now and then.
   */
  const look = async (id: string): Promise<void> => {
    const job = await queue.getJob(id);
    const state = await job?.getState();
    if (state === 'completed') waiting.get(id)?.resolve(job?.returnvalue as Thought);
    if (state === 'failed') waiting.get(id)?.reject(new Error(job?.failedReason));
  };
  return {
    async think(job, id) {
      const { promise, resolve, reject } = Promise.withResolvers<Thought>();
      waiting.set(id, { resolve, reject });
      const timer = setTimeout(() => reject(new Error('no bot has answered')), job.maxMillis + PATIENCE_MS);
      const looking = setInterval(() => void look(id).catch(onError), READ_AGAIN_MS);
      try {
        const keep = { removeOnComplete: { age: KEPT_S }, removeOnFail: { age: KEPT_S } };
        const [thought] = await Promise.all([promise, queue.add('think', job, { jobId: id, attempts: 2, ...keep })]);
        return thought;
      } finally {
        clearTimeout(timer);
        clearInterval(looking);
        waiting.delete(id);
        // It would hold its name: the same position may come again after something was taken back.
        await queue.remove(id).catch(onError);
      }
    },
    async close() {
      for (const part of parts.toReversed()) await part.close();
    },
  };
}
