import { parseArgs } from 'node:util';
import { hostOf } from './hosts.ts';

export const DEFAULT_PORT = 4680;
const DEFAULT_HOST = 'localhost';
export const USAGE = `npm start -- [--port N] [--host NAME] [--host-name NAME …]   (default: port ${DEFAULT_PORT} on this machine only; --host 0.0.0.0 for the network; --host-name for each further name people use in the address)`;

export interface Arguments {
  port: number;
  host: string;
  /** Further names under which the server answers. */
  names: string[];
  help: boolean;
}

export class UsageError extends Error {}

interface Values {
  port?: string;
  host?: string;
  'host-name'?: string[];
  help?: boolean;
}

/** `--port` before PORT before the default. Port 0 takes any free one. Names of STARHOLD_HOSTS are added to `--host-name`. */
export function readArguments(args: string[], env: Record<string, string | undefined>): Arguments {
  let values: Values;
  try {
    values = parseArgs({
      args,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'host-name': { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split(/\. |\n/)[0] : String(error));
  }
  const fromEnv = (env.STARHOLD_HOSTS ?? '').split(',').filter((name) => name.trim() !== '');
  return {
    port: readPort(values.port ?? (env.PORT || String(DEFAULT_PORT))),
    host: values.host ?? DEFAULT_HOST,
    names: [...(values['host-name'] ?? []), ...fromEnv].map(readName),
    help: values.help ?? false,
  };
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
