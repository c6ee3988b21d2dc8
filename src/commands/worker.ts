import type { Command } from 'commander';

/** `tern worker`: the same as `tern serve --role worker`. */
export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('Run the background workers: submit messages, deliver events, run timers.')
    .addHelpText(
      'after',
      `
Any number of workers can share one database. Work that a dead worker had claimed is retried by another one.

Example:
  DATABASE_URL=postgres://… tern worker`,
    )
    .action(async () => {
      const { runService } = await import('./serve/run-service.ts');
      await runService('worker', process.env);
    });
}
