import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadGame } from '@starhold/session';
import { expect, test } from 'vitest';
import { openStores } from '../stores/open.ts';
import type { Brief } from '../tables/brief.ts';
import { Ledger } from '../tables/ledger.ts';
import { Play } from '../tables/play.ts';

/** `STARHOLD_KILLS=200` for a longer run. */
const KILLS = Number(process.env.STARHOLD_KILLS ?? 50);
/** Acknowledged answers before a server may be killed, at most. */
const MOST = 12;

/** Loads everything and waits: the next one is ready when this one is killed. */
function start(cache: string): { child: ChildProcess; ready: Promise<unknown> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'support/kill-child.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  });
  const ready = once(child.stdout as NodeJS.ReadableStream, 'data');
  return { child, ready };
}

/** Lets it play until so many answers were acknowledged, kills it in the middle of whatever it does, and tells them. */
async function playAndKill(
  { child, ready }: ReturnType<typeof start>,
  folder: string,
  count: number,
): Promise<string[]> {
  await ready;
  const acknowledged: string[] = [];
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const ended = once(child, 'exit');
  lines.on('line', (line) => {
    if (line === 'ready') return;
    acknowledged.push(line);
    if (acknowledged.length >= count) child.kill('SIGKILL');
  });
  child.stdin?.write(`${folder}\n`);
  await Promise.all([ended, once(lines, 'close')]);
  return acknowledged;
}

test(`${KILLS} times killed, a server has lost nothing that it acknowledged`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'starhold-kill-'));
  const ledger: string[] = [];
  const cache = join(folder, 'cache');
  let next = start(cache);
  try {
    for (let i = 0; i < KILLS; i++) {
      const now = next;
      if (i < KILLS - 1) next = start(cache);
      ledger.push(...(await playAndKill(now, join(folder, 'data'), 1 + ((i * 5) % MOST))));
    }
    expect(ledger.filter((line) => line.startsWith('!'))).toEqual([]);
    expect(ledger.length).toBeGreaterThan(KILLS);

    const stores = await openStores({ folder: join(folder, 'data') });
    const game = await loadGame('template');
    const stored = new Set<string>();
    for (const id of new Set(ledger.map((line) => line.split(' ')[0]))) {
      const rows = await stores.tables.rows(id, 0);
      expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
      for (const { seat, commandId } of rows) stored.add(`${id} ${seat} ${commandId}`);
      // Every answer, played again from the first one, leads to the position that was stored last.
      const brief = (await stores.tables.look(id))?.options as Brief;
      const play = Play.replayed(game, brief, Ledger.of(brief, rows));
      expect(Play.sum(play.position())).toBe(rows.at(-1)?.hash);
    }
    await stores.close();
    expect(ledger.filter((line) => !stored.has(line))).toEqual([]);
  } finally {
    next.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);
