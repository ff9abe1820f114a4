import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hostOf } from './hosts.ts';
import { LEVELS, type Level } from './log.ts';
import { root } from './paths.ts';
import { isProxy } from './proxy.ts';
import { SETTINGS, type ServerSetting, type SettingName } from './settings.ts';
import type { StorePlace } from './stores/open.ts';

export const DEFAULT_PORT = 4680;
const DEFAULT_HOST = 'localhost';
const DEFAULT_DATA = join(root, 'data');
const LEAST_SECRET = 32;
const MOST_THREADS = 64;
/** What a mistake is answered with; the whole list is too long for that. */
export const USAGE = 'npm start -- --help lists all settings';

export interface Arguments {
  port: number;
  host: string;
  /** Further names under which the server answers. */
  names: string[];
  /** Addresses of proxies whose word about the sender counts. */
  proxy: string[];
  place: StorePlace;
  /** How other instances reach this one, and what they show each other. */
  peers: { address: string; secret: string } | undefined;
  bots: { where: 'threads' | 'queue'; threads: number };
  /** On how many threads tables run. */
  tableThreads: number;
  metrics: { port: number; host: string } | undefined;
  log: Level;
  /** How much larger than usual the limits of rate are. */
  leniency: number;
  /** Seconds after which a page that is not heard of is gone. */
  silence: number;
  help: boolean;
}

export class UsageError extends Error {}

type Values = Partial<Record<SettingName, string | string[]>>;

/** A flag before the environment before the default. An empty word in the environment is none. */
export function readArguments(args: string[], env: Record<string, string | undefined>): Arguments {
  const { values, help } = parse(args);
  const text = (name: SettingName): string | undefined => {
    const given = values[name];
    return typeof given === 'string' ? given : env[SETTINGS[name].env] || undefined;
  };
  const list = (name: SettingName): string[] => [
    ...((values[name] as string[] | undefined) ?? []),
    ...(env[SETTINGS[name].env] ?? '').split(',').filter((one) => one.trim() !== ''),
  ];
  const metricsPort = read(text('metricsPort'), readPort);
  return {
    port: readPort(text('port') ?? String(DEFAULT_PORT)),
    host: text('host') ?? DEFAULT_HOST,
    names: list('names').map(readName),
    proxy: readProxies(text('proxy') ?? ''),
    place: readPlace(text('data'), text('database')),
    peers: readPeers(text('address'), text('secret'), text('database')),
    bots: readBots(text('bots') ?? 'threads', text('botThreads') ?? '1', text('database')),
    tableThreads: readCount('table-threads', text('tableThreads') ?? '1', 1, MOST_THREADS),
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: text('metricsHost') ?? DEFAULT_HOST },
    log: readLevel(text('log') ?? 'warn'),
    leniency: readCount('leniency', text('leniency') ?? '1', 1, 100_000),
    silence: readCount('silence', text('silence') ?? '35', 5, 600),
    help,
  };
}

function parse(args: string[]): { values: Values; help: boolean } {
  const options = Object.fromEntries(
    (Object.values(SETTINGS) as ServerSetting[]).map(({ flag, many }) => [
      flag,
      { type: 'string' as const, multiple: many ?? false },
    ]),
  );
  try {
    const { values } = parseArgs({ args, options: { ...options, help: { type: 'boolean', short: 'h' } } });
    const given = values as Record<string, string | string[] | boolean | undefined>;
    const named = (Object.entries(SETTINGS) as [SettingName, ServerSetting][]).map(([name, { flag }]) => [
      name,
      given[flag],
    ]);
    return { values: Object.fromEntries(named) as Values, help: given.help === true };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split(/\. |\n/)[0] : String(error));
  }
}

function read<T>(text: string | undefined, reader: (text: string) => T): T | undefined {
  return text === undefined ? undefined : reader(text);
}

function readPort(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) throw new UsageError(`"${text}" is not a port: choose a number from 1 to 65535`);
  return port;
}

function readName(text: string): string {
  const name = text.trim();
  if (hostOf(name) !== undefined && !/:\d+$/.test(name)) return name;
  throw new UsageError(`"${name}" is not the name of a host: write it without http:// and without a port`);
}

function readProxies(text: string): string[] {
  const proxies = text.split(',').flatMap((one) => one.trim() || []);
  const wrong = proxies.find((one) => !isProxy(one));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is not the address of a proxy, nor "loopback"`);
  return proxies;
}

function readUrl(flag: string, kinds: readonly string[]): (text: string) => string {
  return (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    // What is wrong with an address is never shown: it may hold a password.
    if (!url || !kinds.includes(url.protocol))
      throw new UsageError(`${flag} is not an address that begins with ${kinds[0]}//`);
    if (kinds[0] === 'http:' && (url.pathname !== '/' || url.search !== '')) {
      throw new UsageError(`${flag} has more than a name and a port`);
    }
    return kinds[0] === 'http:' ? url.origin : text;
  };
}

function readPlace(data: string | undefined, database: string | undefined): StorePlace {
  if (database === undefined) return { folder: resolve(data ?? DEFAULT_DATA) };
  return { url: readUrl('--database', ['postgres:', 'postgresql:'])(database) };
}

function readPeers(
  address: string | undefined,
  secret: string | undefined,
  database: string | undefined,
): Arguments['peers'] {
  if (address === undefined) return undefined;
  if (database === undefined) throw new UsageError('--address is for several instances, which need --database');
  if (secret === undefined || secret.length < LEAST_SECRET) {
    throw new UsageError(`--address needs a secret of at least ${LEAST_SECRET} characters in STARHOLD_SECRET`);
  }
  return { address: readUrl('--address', ['http:', 'https:'])(address), secret };
}

function readBots(where: string, threads: string, database: string | undefined): Arguments['bots'] {
  if (where !== 'threads' && where !== 'queue') throw new UsageError('--bots is "threads" or "queue"');
  if (where === 'queue' && database === undefined) throw new UsageError('--bots queue needs --database');
  return { where, threads: readCount('bot-threads', threads, 1, MOST_THREADS) };
}

function readCount(flag: string, text: string, least: number, most: number): number {
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(count >= least && count <= most)) throw new UsageError(`--${flag} is a number from ${least} to ${most}`);
  return count;
}

function readLevel(text: string): Level {
  const level = LEVELS.find((one) => one === text);
  if (level) return level;
  throw new UsageError(`--log is one of ${LEVELS.join(', ')}`);
}
