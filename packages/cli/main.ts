#!/usr/bin/env node
import { CommanderError } from 'commander';
import { describeError } from './errors.ts';
import { makeProgram } from './program.ts';

/** A reader that stops reading (`| head`) is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await makeProgram().parseAsync(process.argv);
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else {
    const { line, stack } = describeError(error);
    process.stderr.write(`starhold: ${line}\n${stack}`);
    process.exitCode = 1;
  }
}
