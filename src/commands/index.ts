import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { addCall } from './call.ts';
import { USAGE } from './failure.ts';
import { addImport } from './import.ts';
import { addMcp } from './mcp.ts';
import { addMigrate } from './migrate.ts';
import { addOperator } from './operator.ts';
import { addServe } from './serve.ts';
import { addVerifyExport } from './verify-export.ts';
import { addWorker } from './worker.ts';

/**
 * All commands of `tern`. Implementations are loaded when they run, so that help and small calls
 * start fast.
 */
export function createProgram(): Command {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const program = new Command('tern')
    .description('An SMS messaging service that software agents operate over one JSON-RPC endpoint.')
    .version(version)
    .showHelpAfterError('(add --help for the usage of this command)')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : USAGE));
  for (const add of [addServe, addWorker, addMigrate, addCall, addMcp, addImport, addVerifyExport, addOperator])
    add(program);
  return program;
}
