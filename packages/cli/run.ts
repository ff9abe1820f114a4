import { CommanderError } from 'commander';
import { describeError } from './errors.ts';
import { makeProgram } from './program.ts';

/** Runs one command. Whatever goes wrong ends as one line on stderr and an exit code. */
export async function run(argv: readonly string[]): Promise<void> {
  try {
    await makeProgram().parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode;
      return;
    }
    const { line, stack } = describeError(error);
    process.stderr.write(`starhold: ${line}\n${stack}`);
    process.exitCode = 1;
  }
}
