/**
 * What the server writes down for whoever runs it: one line of JSON each. A line has a word for what happened and facts,
 * which are names of tables and instances, counts and times. Nothing of a game's position, no name of a person, no chat and
 * no secret is a fact, and of an error only its kind and its place are written: its words may hold what was on the table.
 */
export interface Log {
  debug(what: string, facts?: Facts): void;
  info(what: string, facts?: Facts): void;
  warn(what: string, facts?: Facts): void;
  error(what: string, facts?: Facts): void;
}

export type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;

export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type Level = (typeof LEVELS)[number];

const MOST = 200;

export function makeLog(lowest: Level, write: (line: string) => void, now: () => number = Date.now): Log {
  const say =
    (level: Level) =>
    (what: string, facts: Facts = {}): void => {
      if (LEVELS.indexOf(level) < LEVELS.indexOf(lowest)) return;
      const cut = Object.entries(facts).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.slice(0, MOST) : value,
      ]);
      write(`${JSON.stringify({ at: new Date(now()).toISOString(), level, what, ...Object.fromEntries(cut) })}\n`);
    };
  return { debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error') };
}

export const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * An error without its words, except where a system or a database speaks (those have a code). Node.js' own errors have one
 * too and quote what they were given: of those the code alone is written.
 */
export function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const number = code ?? errcode;
  const place = placeIn(error.stack ?? '');
  return {
    error: error.name,
    ...(number === undefined ? {} : { code: String(number) }),
    ...(number === undefined || /^ERR_/.test(String(number)) ? {} : { message: error.message }),
    ...(place === undefined ? {} : { place }),
  };
}

/** Where it was thrown, `live.ts:147`: from the first line of the stack that names a place. Its words come before. */
function placeIn(stack: string): string | undefined {
  const line = stack.split('\n').find((one) => one.trimStart().startsWith('at ') && one.length < MOST);
  const [file, row] = line?.slice(line.lastIndexOf('/') + 1).split(':') ?? [];
  return row === undefined ? undefined : `${file.trim()}:${row}`;
}
