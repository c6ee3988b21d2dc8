import { type Command, Option } from 'commander';
import type { Role } from '../app.ts';

/** `tern serve`: API and workers in one process unless told otherwise. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('Serve the API and do the work that is due.')
    .addOption(new Option('--role <role>', 'what this process does').choices(['all', 'api', 'worker']).default('all'))
    .option('--port <port>', 'port to listen on (instead of PORT; 4000 when neither is set)')
    .addHelpText('after', EXAMPLES)
    .action(async ({ role, port }: { role: Role; port?: string }) => {
      const { runService } = await import('./serve/run-service.ts');
      await runService(role, port === undefined ? process.env : { ...process.env, PORT: port });
    });
}

const EXAMPLES = `
Without DATABASE_URL it starts a PostgreSQL of its own in TERN_DATA_DIR (.tern). SIGTERM and SIGINT end what is in flight first.

Examples:
  tern serve                                   everything in one process, on http://localhost:4000
  tern serve --port 5000                       on another port
  DATABASE_URL=postgres://… tern serve --role api      only answers calls; run as many as you need
  DATABASE_URL=postgres://… tern serve --role worker   only does the work that is due`;
