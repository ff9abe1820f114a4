import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect } from 'vitest';
import type { Player } from '../../load/player.ts';
import { openStores } from '../../stores/open.ts';
import { type ServerProcess, startProcess } from './processes.ts';

/** Whole servers that are stopped, killed and joined by others, with people who play meanwhile. */

export const folder = mkdtempSync(join(tmpdir(), 'starhold-servers-'));
export const started: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(started.map((server) => server.end('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

export async function start(args: readonly string[], env?: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess(args, env);
  started.push(server);
  return server;
}

export const BOSSIN = { game: 'bossin-space', options: { players: 2 } };
/** Played by chance it takes a thousand answers. */
export const DUEL = { game: 'rone', options: { mode: 'duel', players: 2 } };

/** Both play until told otherwise; a command that was not answered is given again until it is. Counts what was acknowledged. */
export class Game {
  readonly players: readonly Player[];
  readonly acked: string[] = [];
  lastAck = 0;
  private goesOn = true;
  private readonly work: Promise<void>[];

  constructor(players: readonly Player[]) {
    this.players = players;
    this.work = players.map((player) => this.play(player));
  }

  private async play(player: Player): Promise<void> {
    while (this.goesOn && player.moment?.over === '') {
      const { decision } = player;
      if (!decision) {
        await sleep(5);
        continue;
      }
      const [pick, command] = [player.pick(decision), randomUUID()];
      for (;;) {
        const said = await player.answer(decision, pick, command).then(
          (answered) => answered.said,
          () => null,
        );
        if (said?.ok) {
          this.acked.push(command);
          this.lastAck = performance.now();
        }
        if (said && (said.ok || said.why !== 'again')) break;
        if (!this.goesOn) return;
        await sleep(50);
      }
      await sleep(20);
    }
  }

  async untilAcked(count: number): Promise<void> {
    const end = performance.now() + 60_000;
    while (this.acked.length < count && this.players.some(({ moment }) => moment?.over === '')) {
      if (performance.now() > end) throw new Error(`only ${this.acked.length} of ${count} answers: ${this.standing()}`);
      await sleep(10);
    }
  }

  /** How it stands for each of them. */
  private standing(): string {
    return this.players
      .map(({ seat, isConnected, moment, decision, person, resyncs, lastSaid }) =>
        JSON.stringify({
          seat,
          isConnected,
          at: moment?.at,
          asked: decision?.id,
          waits: moment?.waitingFor,
          url: person.urls[0],
          resyncs,
          lastSaid,
        }),
      )
      .join(' ');
  }

  async stop(): Promise<void> {
    this.goesOn = false;
    await Promise.all(this.work);
  }
}

/** Everybody comes back by themselves, as pages do. */
export function stayAll(players: readonly Player[]): void {
  for (const player of players) void player.stay();
}

export async function rowsOf(place: { folder: string } | { url: string }, id: string) {
  const stores = await openStores(place);
  try {
    return await stores.tables.rows(id, 0);
  } finally {
    await stores.close();
  }
}

export function expectWhole(rows: Awaited<ReturnType<typeof rowsOf>>, acked: readonly string[]): void {
  expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
  expect(rows.map(({ epoch }) => epoch)).toEqual(rows.map(({ epoch }) => epoch).sort((a, b) => a - b));
  const stored = new Set(rows.map(({ commandId }) => commandId));
  expect(acked.filter((command) => !stored.has(command))).toEqual([]);
}
