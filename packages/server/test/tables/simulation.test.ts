import { type Decision, type Habits, listPicks } from '@starhold/kernel';
import { loadBotGame, loadGame } from '@starhold/session';
import { expect, test } from 'vitest';
import type { Brief } from '../../tables/brief.ts';
import { Ledger } from '../../tables/ledger.ts';
import { Play } from '../../tables/play.ts';
import type { Row } from '../../tables/store.ts';
import { type SimGame, Simulation } from './simulation.ts';

/** `STARHOLD_SEEDS=1000:5000` looks at other seeds than usual, and a failing seed alone at `7:8`. */
const [FROM, TO] = (process.env.STARHOLD_SEEDS ?? '0:300').split(':').map(Number);
/** So many stories have everything in them; a few need not. */
const ENOUGH = 100;
/** Milliseconds of the simulated time in which things go wrong. */
const ROUGH = 2_500;

/** Every third question of the small game need not be asked for, by those who want that. */
const everyThird = (_view: unknown, { id, ask }: Decision) =>
  Number(/\d+/.exec(id)) % 3 === 0 ? listPicks(ask, 1)[0] : undefined;
const HABITS: Habits = { quiet: [], uses: { turn: everyThird, pay: everyThird } };

const load = async (id: string, options: object, seats: (string | null)[]): Promise<SimGame> => ({
  game: { ...(id === 'template' ? { habits: HABITS } : {}), ...(await loadGame(id)) },
  bot: await loadBotGame(id),
  options,
  seats,
});
const games = await Promise.all([
  load('template', { players: 2 }, [null, null]),
  load('template', { players: 3 }, [null, null, 'rules']),
]);
const others = await Promise.all([
  load('bossin-space', { players: 2 }, [null, null]),
  load('unstoppable', { players: 2 }, [null, 'rules']),
  load('revenant', { players: 2 }, [null, null]),
]);

async function story(seed: number) {
  const isOther = seed % 10 === 9;
  const game = isOther ? others[Math.floor(seed / 10) % others.length] : games[seed % games.length];
  const sim = new Simulation(seed, game);
  await sim.begin(isOther ? 1 : 2);
  await sim.run(isOther ? ROUGH / 2 : ROUGH);
  await sim.calm();
  expect(sim.problems).toEqual([]);
  const rows: Row[] = [];
  for (const id of sim.tableIds) {
    await holds(sim, id);
    rows.push(...(await sim.store.rows(id, 0)));
  }
  await sim.close();
  return { counts: sim.counts, rows };
}

async function holds(sim: Simulation, id: string): Promise<void> {
  const rows = await sim.store.rows(id, 0);
  // No gap, and no owner of before writes behind a later one.
  expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
  expect(rows.map(({ epoch }) => epoch)).toEqual(rows.map(({ epoch }) => epoch).sort((a, b) => a - b));
  // Whatever was acknowledged is there, once.
  const stored = rows.map(({ seat, commandId }) => `${seat} ${commandId}`);
  expect(new Set(stored).size).toBe(stored.length);
  for (const { seat, c } of sim.acknowledged.filter(({ table }) => table === id))
    expect(stored).toContain(`${seat} ${c}`);
  // Whatever was refused is not.
  for (const { seat, c } of sim.refused.filter(({ table }) => table === id))
    expect(stored).not.toContain(`${seat} ${c}`);
  // What the rows say, played from the first one, is where everybody stands.
  const standing = await sim.store.look(id);
  const brief = standing?.options as Brief;
  const ledger = Ledger.of(brief, rows);
  const play = Play.replayed(sim.game.game, brief, ledger);
  expect(Play.sum(play.position())).toBe(rows.findLast(({ hash }) => hash !== '')?.hash);
  for (const page of sim.pages.filter(({ table }) => table === id)) {
    const seen = play.table.seen(page.eyes);
    expect(page.moment?.view).toEqual(JSON.parse(JSON.stringify(seen.view)));
    expect(page.moment?.waitingFor).toEqual(seen.waitingFor);
    expect(page.gen).toBe(ledger.gen);
    // Log and private parts: exactly what these eyes may have.
    expect(page.log).toEqual(JSON.parse(JSON.stringify(play.log(page.eyes, 0))));
  }
}

test(`${TO - FROM} stories in which everything goes wrong lose nothing`, async () => {
  const all = { lost: 0, doubled: 0, stores: 0, crashes: 0, pauses: 0, answers: 0, syncs: 0, undos: 0 };
  let standing = 0;
  for (let seed = FROM; seed < TO; seed++) {
    const { counts, rows } = await story(seed).catch((error: Error) => {
      error.message = `seed ${seed}: ${error.message}`;
      throw error;
    });
    for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += counts[key];
    standing += rows.filter(({ body }) => (body as { by?: string } | null)?.by?.startsWith('standing:')).length;
  }
  if (process.env.STARHOLD_SEEDS) console.log(JSON.stringify({ ...all, standing }));
  if (TO - FROM < ENOUGH) return;
  // Stories in which nothing happens prove nothing.
  for (const [what, count] of Object.entries(all)) expect(count, what).toBeGreaterThan((TO - FROM) / 10);
  expect(all.answers / (TO - FROM)).toBeGreaterThan(5);
  expect(standing).toBeGreaterThan((TO - FROM) / 10);
}, 600_000);

test('the same seed is the same story, whatever else the machine does', async () => {
  for (const seed of [2231, 1139]) {
    const first = await story(seed);
    expect(first.rows.length).toBeGreaterThan(4);
    expect(await story(seed)).toEqual(first);
  }
});
