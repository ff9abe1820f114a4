import { type AddressInfo, createServer } from 'node:net';
import { makeApp } from './app.ts';
import { readArguments, USAGE, UsageError } from './arguments.ts';
import { BuildError, ensureBuilt } from './build.ts';
import { distFolder } from './paths.ts';

/** `npm start`: builds the client where needed, serves it, and says where. */

function describe(error: unknown, port: number): string {
  if (error instanceof UsageError) return `${error.message}. Usage: ${USAGE}`;
  if (error instanceof BuildError) return `the client could not be built.\n${error.message}`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `port ${port} is taken. Choose another one: npm start -- --port ${port === 65535 ? 5000 : port + 1}`;
  }
  if (code === 'EACCES') return `port ${port} is not allowed here. Choose one above 1023: npm start -- --port 5000`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `this machine does not have the host given with --host`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Fails at once where the port cannot be had, and not only after the build. */
function tryPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

async function main(): Promise<void> {
  let port = 0;
  try {
    const wanted = readArguments(process.argv.slice(2), process.env);
    if (wanted.help) {
      process.stdout.write(`${USAGE}\n`);
      return;
    }
    port = wanted.port;
    await tryPort(port, wanted.host);
    await ensureBuilt((line) => process.stdout.write(`${line}\n`));
    const app = await makeApp(distFolder, { hosts: [wanted.host, ...wanted.names] });
    await app.listen({ port, host: wanted.host });
    const address = app.server.address() as AddressInfo;
    const name = wanted.host === '0.0.0.0' || wanted.host === '::' ? 'localhost' : wanted.host;
    process.stdout.write(`Starhold is ready: http://${name}:${address.port}/  (Ctrl-C stops it)\n`);
    const stop = (): void => {
      app.close().then(() => process.exit(0));
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    process.stderr.write(`starhold: ${describe(error, port)}\n`);
    process.exitCode = 1;
  }
}

await main();
