import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../../arguments.ts';
import { makeLog } from '../../log.ts';
import { serve } from '../../serve.ts';

/** `npm start` without the client, for tests that start and kill many: says its port, ends on SIGTERM. */
const folder = mkdtempSync(join(tmpdir(), 'starhold-page-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>');
const log = makeLog('info', (line) => process.stderr.write(line));
const running = await serve(folder, readArguments(process.argv.slice(2), process.env), log);
process.stdout.write(`ready ${running.port}\n`);
process.on('SIGTERM', () => {
  running.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
