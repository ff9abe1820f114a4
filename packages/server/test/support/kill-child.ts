import { randomBytes, randomUUID } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { type Decision, newSeed, quickRng, samplePick } from '@starhold/kernel';
import { loadGame } from '@starhold/session';
import { openStores } from '../../stores/open.ts';
import { Tables, USUAL } from '../../tables/tables.ts';
import { OwnCommits } from '../../threads/own-commits.ts';
import { briefFor } from '../tables/brief-for.ts';

/**
 * A server that is going to be killed. Starts, waits for a line with its folder, then plays at several tables at once and
 * writes down each answer that was acknowledged to it: `table seat command`.
 */
const TABLES = 4;

await loadGame('template');
// Whoever is killed writes nothing at its end; the next one starts faster with it.
flushCompileCache();
process.stdout.write('ready\n');
const folder = await new Promise<string>((resolve) => {
  process.stdin.once('data', (data) => resolve(String(data).trim()));
});
const stores = await openStores({ folder });
// As the thread of a server does that has the tables.
const own = new OwnCommits(stores.database.file as string, () => {});
const tables = new Tables(
  {
    store: { ...stores.tables, append: (batch) => own.append(batch) },
    gather: own,
    clock: {
      now: () => performance.now(),
      after: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    },
    luck: { bytes: (count) => new Uint8Array(randomBytes(count)) },
    fanout: { send: () => {} },
    thinker: { think: () => Promise.reject(new Error('no bots here')) },
    loadGame,
    progress: () => {},
    report: (what, detail) => process.stdout.write(`! ${what} ${JSON.stringify(detail)}\n`),
  },
  { ...USUAL, me: 'this folder', leaseMs: 60_000 },
);

async function play(id: string, rng = quickRng(randomBytes(4).readInt32LE())): Promise<void> {
  for (;;) {
    for (const seat of [0, 1]) {
      const full = await tables.door(id, seat).calls.sync({});
      if ('ok' in full) throw new Error(full.why);
      const decision: Decision | undefined = full.moment.decisions[0];
      if (full.moment.over !== '') return;
      if (!decision) continue;
      const c = randomUUID();
      const said = await tables.door(id, seat).calls.answer({ c, d: decision.id, p: samplePick(decision.ask, rng) });
      if (said.ok) process.stdout.write(`${id} ${seat} ${c}\n`);
    }
  }
}

/** A game that is over is followed by another one. */
async function playOn(name: string): Promise<void> {
  for (let game = 0; ; game++) {
    const id = `${name}-${game}`;
    const brief = briefFor('template', { players: 2 }, [null, null], { origin: { kind: 'issued', seed: newSeed() } });
    await tables.create(id, brief);
    await tables.deal(id);
    await play(id);
  }
}

await Promise.all(Array.from({ length: TABLES }, (_, i) => playOn(`table-${i}`)));
