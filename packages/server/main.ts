import { createServer } from 'node:net';
import { readArguments, USAGE, UsageError } from './arguments.ts';
import { BuildError, ensureBuilt } from './build.ts';
import { DataFolderError } from './data-folder.ts';
import { factsOf, type Log, makeLog } from './log.ts';
import { distFolder } from './paths.ts';
import { type Running, serve } from './serve.ts';
import { usage } from './settings.ts';
import { MigrationError } from './stores/migrate.ts';

/** `npm start`: builds the client where needed, serves it, and says where. */

function describe(error: unknown, port: number): string {
  if (error instanceof UsageError) return `${error.message}. ${USAGE}`;
  if (error instanceof BuildError) return `the client could not be built.\n${error.message}`;
  if (error instanceof DataFolderError) return `${error.message}. Choose another one: npm start -- --data FOLDER`;
  if (error instanceof MigrationError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `port ${port} is taken. Choose another one: npm start -- --port ${port === 65535 ? 5000 : port + 1}`;
  }
  if (code === 'EACCES') return `port ${port} is not allowed here. Choose one above 1023: npm start -- --port 5000`;
  if (code === 'ECONNREFUSED') return 'the database given with --database does not answer';
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

/** So long a stop may take; then it ends as after a crash, which loses nothing that was acknowledged. */
const STOP_MS = 10_000;

function stopOnSignal(running: Running, log: Log): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, STOP_MS).unref();
    running.stop().then(
      () => process.exit(0),
      (error) => {
        log.error('did not stop cleanly', factsOf(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function main(): Promise<void> {
  let port = 0;
  try {
    const wanted = readArguments(process.argv.slice(2), process.env);
    if (wanted.help) {
      process.stdout.write(`${usage()}\n`);
      return;
    }
    port = wanted.port;
    const log = makeLog(wanted.log, (line) => process.stderr.write(line));
    await tryPort(port, wanted.host);
    await ensureBuilt((line) => process.stdout.write(`${line}\n`));
    const running = await serve(distFolder, wanted, log);
    const name = wanted.host === '0.0.0.0' || wanted.host === '::' ? 'localhost' : wanted.host;
    process.stdout.write(`Starhold is ready: http://${name}:${running.port}/  (Ctrl-C stops it)\n`);
    stopOnSignal(running, log);
  } catch (error) {
    process.stderr.write(`starhold: ${describe(error, port)}\n`);
    process.exitCode = 1;
  }
}

await main();
