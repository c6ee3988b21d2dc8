import { type Command, Option } from 'commander';
import type { Role } from '../app.ts';

/** `tern serve`: runs the API and the workers, in one process by default. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('Run the API and the background workers.')
    .addOption(new Option('--role <role>', 'what this process runs').choices(['all', 'api', 'worker']).default('all'))
    .option('--port <port>', 'port to listen on (instead of PORT; 4000 when neither is set)')
    .addHelpText('after', EXAMPLES)
    .action(async ({ role, port }: { role: Role; port?: string }) => {
      const { runService } = await import('./serve/run-service.ts');
      await runService(role, port === undefined ? process.env : { ...process.env, PORT: port });
    });
}

const EXAMPLES = `
Without DATABASE_URL it starts an embedded PostgreSQL in TERN_DATA_DIR (.tern). SIGTERM and SIGINT finish pending work first.

Examples:
  tern serve                                   everything in one process, on http://localhost:4000
  tern serve --port 5000                       on another port
  DATABASE_URL=postgres://… tern serve --role api      only the API; run as many as you need
  DATABASE_URL=postgres://… tern serve --role worker   only the background workers`;
