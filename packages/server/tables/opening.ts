import { keyedRng, type Seat, type Snapshot, type TableModule } from '@starhold/kernel';
import { knowPack } from '@starhold/session';
import type { Brief } from './brief.ts';
import type { Committer } from './committer.ts';
import { Ledger } from './ledger.ts';
import { LiveTable } from './live.ts';
import { Play } from './play.ts';
import { NO_SEAT, type Row, type Store, type Taken } from './store.ts';
import type { Surroundings } from './surroundings.ts';
import type { Watchers } from './watchers.ts';

/** Makes a table of what the store has of it. */
export async function openTable(
  world: Surroundings,
  committer: Committer,
  taken: Taken,
  watchers: Watchers,
): Promise<LiveTable> {
  const { store } = world;
  const { id, epoch, version } = taken;
  const brief = taken.options as Brief;
  // Who was slow to read may have lost it again: what was written since does not belong to the position it took.
  const rows = (await store.rows(id, 0)).filter((row) => row.version <= version);
  const game = await world.loadGame(taken.game);
  knowPack(game, brief.setup);
  const ledger = Ledger.of(brief, rows);
  const pack = ledger.started?.pack ?? null;
  if (pack !== null) await takeFromShelf(store, game, pack);
  const rulesVersion = versionOf(game, brief);
  const isOther = ledger.started !== null && ledger.rulesVersion !== rulesVersion;
  const play = ledger.started ? await playOf(world, game, brief, ledger, taken, rows, isOther) : null;
  const live = new LiveTable(world, committer, { id, epoch, version, brief, ledger, play }, watchers, rulesVersion);
  for (const row of rows.slice(-64)) live.remember(row.seat, row.commandId, row.bodyHash, row.reply);
  if (isOther) await goOnUnder(live, ledger.rulesVersion, rulesVersion);
  return live;
}

/** The game of a table that has begun; from its newest position, or from the first answer where that is not to be trusted. */
async function playOf(
  world: Surroundings,
  game: TableModule,
  brief: Brief,
  ledger: Ledger,
  { id, version, state, stateVersion }: Taken,
  rows: readonly Row[],
  isOther: boolean,
): Promise<Play> {
  const position = state as Snapshot | null;
  const isNewest = position !== null && position.at === ledger.answers.length;
  const sum = rows.findLast((row) => row.version <= stateVersion && row.hash !== '')?.hash;
  const isSound = isNewest && Play.sum(position) === sum;
  const updated = isOther || ledger.caveats.includes('updated');
  if (isSound) {
    const rounds = updated ? await keptBefore(world.store, id, version, ledger) : [];
    return Play.resumed(game, brief, ledger, position, rounds, updated);
  }
  world.report('position', { table: id, version, stateVersion });
  return brief.origin.kind === 'device' && ledger.answers.length === brief.origin.saved.answers.length
    ? Play.brought(game, brief, brief.origin.saved)
    : Play.replayed(game, brief, ledger);
}

/** Told once: the game goes on from where it was. What was told before may be told otherwise now, so pages start anew. */
async function goOnUnder(live: LiveTable, from: string, to: string): Promise<void> {
  live.play?.table.addCaveat('updated');
  await live.own(`rules:${to}:${live.at}`, [{ kind: 'rules', seat: NO_SEAT, body: { from, to } }], true);
}

/** The first positions of the rounds so far, for looking back where the answers cannot be played again. */
async function keptBefore(store: Store, id: string, version: number, ledger: Ledger): Promise<Snapshot[]> {
  const found: Snapshot[] = [];
  for (let at = version; at > 0; ) {
    const kept = await store.kept(id, at);
    if (!kept) break;
    const position = kept.state as Snapshot;
    // What was taken back since is no longer on the way.
    const isOnTheWay = position.at <= ledger.answers.length && (found[0] === undefined || position.at < found[0].at);
    if (isOnTheWay) found.unshift(position);
    at = kept.version - 1;
  }
  return found;
}

/** Content changes with every update: what a table began with stays on a shelf of the store, once for all tables. */
export async function putOnShelf(store: Store, game: TableModule, key: string): Promise<void> {
  if (!game.packs) return;
  const id = shelfOf(game, key);
  if (await store.look(id)) return;
  await store.create({ id, game: game.id, rulesVersion: '', options: game.packs.definition(key) });
}

async function takeFromShelf(store: Store, game: TableModule, key: string): Promise<void> {
  if (!game.packs || game.packs.has(key)) return;
  const kept = await store.look(shelfOf(game, key));
  if (!kept) throw new Error(`the content ${key} is not kept`);
  game.packs.register(kept.options);
}

function shelfOf({ id }: TableModule, key: string): string {
  return `pack ${id} ${key}`;
}

/** Of the rules and the content that would play this table if it began now. */
export function versionOf(game: TableModule, { setup }: Brief): string {
  const options = game.parseOptions(setup.options);
  return game.rules.initial(options, keyedRng('0'.repeat(32))).rulesVersion;
}

export function personsIn(ledger: Ledger): Seat[] {
  return ledger.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
}
