#!/usr/bin/env node
import { CommandFailure } from './commands/failure.ts';
/**
 * The `tern` command. Exit codes: 0 success, 1 rejected or failed, 2 usage error, 3 no response.
 */
import { createProgram } from './commands/index.ts';

try {
  await createProgram().parseAsync();
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(`tern: ${message}\n`);
  if (process.env.TERN_LOG_LEVEL === 'debug') process.stderr.write(`${stack}\n`);
  process.exitCode = error instanceof CommandFailure ? error.exitCode : 1;
}
