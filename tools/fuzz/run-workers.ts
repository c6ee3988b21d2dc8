import { endProcess } from '../../test/support/service-process.ts';
import { type Fault, fault } from './checks/fault.ts';
import type { FuzzServer } from './server.ts';

const ERROR = 50;

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message?: string };
}

/** Runs a worker on the work that the calls created, and returns the errors that it logs. */
export async function runWorkers(server: FuzzServer, ms: number): Promise<Fault[]> {
  const { child, lines } = server.startWorker();
  await new Promise((done) => setTimeout(done, ms));
  const exited = child.exitCode !== null || child.signalCode !== null;
  await endProcess(child);
  const errors = new Map<string, string>();
  for (const line of lines) {
    const { level, msg, err } = read(line);
    if (level >= ERROR) errors.set(`a worker failed: ${msg} ${(err?.message ?? '').slice(0, 80)}`, line);
  }
  return [
    ...(exited ? [fault('the worker exited', lines.slice(-3))] : []),
    ...[...errors].map(([name, line]) => fault(name, line)),
  ];
}

/** Output that is not a JSON log line comes from a crash. */
function read(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return { level: ERROR, msg: line.slice(0, 80) };
  }
}
