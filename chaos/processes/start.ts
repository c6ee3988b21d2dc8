import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Outsider {
  readonly port: number;
  readonly child: ChildProcess;
}

/** A carrier or a receiver that is no part of the service and lives through everything. */
export async function startOutsider(name: 'carrier' | 'receiver', books: string): Promise<Outsider> {
  const child = fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), [books], {
    execArgv: ['--import', 'tsx'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { port, child };
}
