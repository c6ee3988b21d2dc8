import { endProcess } from '../test/support/service-process.ts';
import { type Fault, fault } from './checks/fault.ts';
import type { FuzzServer } from './server.ts';

const ERROR = 50;

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message?: string };
}

/** Lets a worker loose on everything that the calls left behind, and reads what it complains of. */
export async function runWorkers(server: FuzzServer, ms: number): Promise<Fault[]> {
  const { child, lines } = server.startWorker();
  await new Promise((done) => setTimeout(done, ms));
  const died = child.exitCode !== null || child.signalCode !== null;
  await endProcess(child);
  const complaints = new Map<string, string>();
  for (const line of lines) {
    const { level, msg, err } = read(line);
    if (level >= ERROR) complaints.set(`a worker failed: ${msg} ${(err?.message ?? '').slice(0, 80)}`, line);
  }
  return [
    ...(died ? [fault('the worker ended', lines.slice(-3))] : []),
    ...[...complaints].map(([name, line]) => fault(name, line)),
  ];
}

/** What is not a line of the log is what a process says that dies. */
function read(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return { level: ERROR, msg: line.slice(0, 80) };
  }
}
