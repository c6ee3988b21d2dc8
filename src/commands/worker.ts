import type { Command } from 'commander';

/** `tern worker`: `tern serve --role worker` by its own name. */
export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('Do the work that is due: hand over messages, deliver events, run timers.')
    .addHelpText(
      'after',
      `
Any number of workers may share one database: each takes what is due, and what a dead one held comes back by itself.

Example:
  DATABASE_URL=postgres://… tern worker`,
    )
    .action(async () => {
      const { runService } = await import('./serve/run-service.ts');
      await runService('worker', process.env);
    });
}
