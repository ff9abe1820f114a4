import { parseArgs } from 'node:util';

export const DEFAULT_PORT = 4680;
const DEFAULT_HOST = 'localhost';
export const USAGE = `npm start -- [--port N] [--host NAME]   (default: port ${DEFAULT_PORT} on this machine only; --host 0.0.0.0 for the network)`;

export interface Arguments {
  port: number;
  host: string;
  help: boolean;
}

export class UsageError extends Error {}

/** `--port` before PORT before the default. Port 0 takes any free one. */
export function readArguments(args: string[], env: Record<string, string | undefined>): Arguments {
  let values: { port?: string; host?: string; help?: boolean };
  try {
    values = parseArgs({
      args,
      options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split(/\. |\n/)[0] : String(error));
  }
  return {
    port: readPort(values.port ?? (env.PORT || String(DEFAULT_PORT))),
    host: values.host ?? DEFAULT_HOST,
    help: values.help ?? false,
  };
}

function readPort(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) throw new UsageError(`"${text}" is not a port: choose a number from 1 to 65535`);
  return port;
}
