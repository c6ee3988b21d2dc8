import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ExternalProcess {
  readonly port: number;
  /** Of a carrier: answers over HTTP with the number of its pending receipts. */
  readonly controlUrl: string;
  readonly child: ChildProcess;
}

/** Starts a carrier or receiver, which is not part of the service and is never killed. */
export async function startExternal(
  name: 'twilio-carrier' | 'smpp-carrier' | 'receiver',
  records: string,
): Promise<ExternalProcess> {
  const child = fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), [records], {
    execArgv: ['--import', 'tsx'],
  });
  const [{ port, controlPort = port }] = (await once(child, 'message')) as [{ port: number; controlPort?: number }];
  return { port, controlUrl: `http://127.0.0.1:${controlPort}/`, child };
}
