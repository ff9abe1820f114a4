import type { CallName, DoorCalls } from '@starhold/wire';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type CommitNote, noted } from './commit-note.ts';
import type { Store } from './tables/store.ts';
import type { Thinker } from './tables/surroundings.ts';

/** What a server counts, in Prometheus' words. No label names a table or a person. */
export interface Metrics {
  registry: Registry;
  calls: Counter<'call' | 'outcome'>;
  callSeconds: Histogram<'call'>;
  commits: Counter<'outcome'>;
  commitSeconds: Histogram;
  commitRows: Histogram;
  taken: Counter;
  lost: Counter;
  forwarded: Counter<'outcome'>;
  botSeconds: Histogram<'outcome'>;
  /** A number that is looked up when somebody asks. */
  watch(name: string, help: string, read: () => number): void;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function makeMetrics({ ofProcess = true }: { ofProcess?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter({ name: `starhold_${name}`, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, labelNames: L[] = [], buckets = SECONDS) =>
    new Histogram({ name: `starhold_${name}`, help, labelNames, buckets, registers });
  return {
    registry,
    calls: counter('calls_total', 'what was asked of tables, and what became of it', ['call', 'outcome']),
    callSeconds: histogram('call_seconds', 'from a call to its reply', ['call']),
    commits: counter('commits_total', 'batches of one table that were written, or why not', ['outcome']),
    commitSeconds: histogram('commit_seconds', 'how long a batch took to be on the disk'),
    commitRows: histogram('commit_rows', 'rows in a batch', [], [1, 2, 4, 8, 16, 32, 64, 128]),
    taken: counter('tables_taken_total', 'tables that this instance took'),
    lost: counter('tables_lost_total', 'tables that another instance took away'),
    forwarded: counter('forwarded_total', 'calls passed on to the instance that holds the table', ['outcome']),
    botSeconds: histogram('bot_seconds', 'how long a bot thought', ['outcome']),
    watch: (name, help, read) => {
      new Gauge({
        name: `starhold_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
  };
}

export function noteCommit(metrics: Metrics, { rows, ms, outcomes }: CommitNote): void {
  metrics.commitRows.observe(rows);
  metrics.commitSeconds.observe(ms / 1000);
  for (const outcome of outcomes) metrics.commits.inc({ outcome });
}

/** A store that is counted. */
export function measured(store: Store, metrics: Metrics): Store {
  return {
    create: (table) => store.create(table),
    release: (id, epoch) => store.release(id, epoch),
    reply: (id, seat, commandId) => store.reply(id, seat, commandId),
    rows: (id, after, limit) => store.rows(id, after, limit),
    kept: (id, version) => store.kept(id, version),
    look: (id) => store.look(id),
    overdue: (limit) => store.overdue(limit),
    time: () => store.time(),
    async take(...args) {
      const taken = await store.take(...args);
      if (taken) metrics.taken.inc();
      return taken;
    },
    async renew(me, held, leaseMs) {
      const mine = await store.renew(me, held, leaseMs);
      metrics.lost.inc(held.size - mine.size);
      return mine;
    },
    append: (batch) =>
      noted(
        batch.length,
        () => store.append(batch),
        (note) => noteCommit(metrics, note),
      ),
  };
}

/** Calls that are counted: how long until the reply, and whether it was a yes. */
export function measuredCalls(calls: DoorCalls, metrics: Metrics): DoorCalls {
  const counted = (Object.keys(calls) as CallName[]).map((call) => {
    const ask = calls[call] as (asked: unknown) => Promise<object>;
    return [
      call,
      async (asked: unknown) => {
        const stop = metrics.callSeconds.startTimer({ call });
        try {
          const said = await ask(asked);
          metrics.calls.inc({ call, outcome: 'why' in said ? String(said.why) : 'ok' });
          return said;
        } catch (error) {
          metrics.calls.inc({ call, outcome: 'broken' });
          throw error;
        } finally {
          stop();
        }
      },
    ];
  });
  return Object.fromEntries(counted) as DoorCalls;
}

export function measuredThinker(thinker: Thinker, metrics: Metrics): Thinker {
  return {
    async think(job, id) {
      const stop = metrics.botSeconds.startTimer();
      try {
        const thought = await thinker.think(job, id);
        stop({ outcome: 'thought' });
        return thought;
      } catch (error) {
        stop({ outcome: 'failed' });
        throw error;
      }
    },
  };
}
