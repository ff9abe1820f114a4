import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * How the client is cut into files. Left alone, the bundler makes one for every set of places that need a module: over a
 * hundred to open a table. What is always fetched together lies in one file here instead, and nobody fetches what it
 * would not have fetched before.
 *
 * A *load* is such a fetch: the home page, a table, a worker, and what a game adds to each. Everything that the same loads
 * need becomes one file. What only rarely shows (dialogs, ends, rulebook) is in none of them and stays cut as it was.
 */
type Load = string;
type Chunk = Rolldown.OutputChunk;

const web = import.meta.dirname;
const packages = join(web, '..');
const GAMES = readdirSync(join(web, 'games'), { encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.slice(0, -'.tsx'.length));

/** Words in one language. Whoever wants them waits for them at its top level, so what they import lies apart from all that. */
const WORDS = /\.(en|cs|de)\.ts$/;

/** Those that a table opens with, of one game or of all. */
const TABLE_WORDS =
  /[\\/](?:tables[\\/]([^\\/]+)|text)[\\/](?:.*[\\/])?(?:table|parts|cards|turn|map|texts)\.(en|cs|de)\.ts$/;

const WORKERS = ['worker', 'botWorker'];
const WORKER_LOAD = /^(worker|bot)\b/;

/** The modules a load begins with; everything they import comes with them. */
const LOADS: Record<Load, string[]> = {
  home: ['web/index.html', 'web/session/store.ts'],
  table: ['web/tables/TablePage.tsx', 'web/shell/new-table/NewTablePage.tsx'],
  worker: ['web/session/worker.ts'],
  bot: ['web/session/botWorker.ts'],
  ...Object.fromEntries(
    GAMES.flatMap((game) => {
      const rules = `games/${game}/table.ts`;
      const front = [`web/games/${game}.tsx`, `web/shell/new-table/${game}.ts`, `web/tables/${game}/guide/index.ts`];
      return [
        [`table:${game}`, [...front, `web/art/${game}/index.ts`, rules]],
        [`worker:${game}`, [rules]],
        [`bot:${game}`, [`games/${game}/bot.ts`]],
      ];
    }),
  ),
};

/** Which file each module goes into, by what a build without any such wish made of them. */
export function filesOf(chunks: readonly Chunk[]): (module: string) => string | null {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byRoot = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  const loadsOf = new Map<Chunk, Load[]>();
  const bring = (chunk: Chunk | undefined, load: Load): void => {
    const loads = chunk && (loadsOf.get(chunk) ?? []);
    if (!chunk || !loads || loads.includes(load)) return;
    loadsOf.set(chunk, [...loads, load]);
    for (const file of chunk.imports) bring(byFile.get(file), load);
  };
  for (const [load, roots] of Object.entries(LOADS)) {
    for (const root of roots.map((path) => join(packages, path))) {
      if (existsSync(root)) bring(byRoot.get(root), load);
    }
  }
  // What a worker may fetch later must not lie in a file of the page: it would fetch the page, for which it has no document.
  const workers = chunks.filter(({ name }) => WORKERS.includes(name));
  for (const chunk of reachedFrom(workers, byFile)) {
    const loads = loadsOf.get(chunk);
    if (loads && !loads.some((load) => WORKER_LOAD.test(load))) loadsOf.set(chunk, [...loads, 'later']);
  }
  for (const chunk of chunks) if (isWords(chunk)) bring(chunk, 'words');

  const files = new Map<string, string>();
  for (const [chunk, loads] of loadsOf) {
    if (chunk.isEntry) continue; // keeps its own name, by which page and workers are found
    const file = isWords(chunk) ? tableWords(chunk) : plain(loads).join('_').replaceAll(':', '-');
    if (file) for (const module of chunk.moduleIds) files.set(module, file);
  }
  return (module) => files.get(module) ?? null;
}

/** With all that is fetched on the way, now or later. */
function reachedFrom(roots: readonly Chunk[], byFile: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const reached = new Set(roots);
  for (const { imports, dynamicImports } of reached) {
    for (const file of [...imports, ...dynamicImports]) {
      const chunk = byFile.get(file);
      if (chunk) reached.add(chunk);
    }
  }
  return reached;
}

function isWords({ facadeModuleId }: Chunk): boolean {
  return facadeModuleId !== null && WORDS.test(facadeModuleId);
}

function tableWords({ facadeModuleId }: Chunk): string | null {
  const [, game = 'table', lang] = TABLE_WORDS.exec(facadeModuleId ?? '') ?? [];
  return lang ? `${game}-${lang}` : null;
}

/**
 * What comes with the home page is there when a table opens, and what every table brings is there when a game is added to
 * it; what most games bring might as well come with every table. So a module that more loads need never imports from a
 * file of fewer, and no two files import each other.
 */
function plain(loads: readonly Load[]): Load[] {
  const kinds = ['home', 'table', 'worker', 'bot', 'words', 'later'].map((kind) => {
    const games = loads.filter((load) => load.startsWith(`${kind}:`));
    const isGeneral = loads.includes(kind) || games.length >= 3;
    return isGeneral ? [kind] : games;
  });
  const [home, table, ...others] = kinds;
  return [...(home.length > 0 ? home : table), ...others.flat()];
}
