import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createSmppCarrier, type SmppCarrier } from '../../src/messaging/carriers/smpp/smpp.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { createLogger } from '../../src/platform/logger.ts';
import type { Bench } from '../server.ts';
import type { Row } from '../table.ts';

const TEXTS = 40_000;
const BATCH = 1_000;
const AT_ONCE = 2;
const WINDOW = 200;
const TIMES = 3;

/** Submissions through the adapter, with each id kept in the database, against the bare package with the same window. */
export async function smppSubmit({ databaseUrl }: Pick<Bench, 'databaseUrl'>): Promise<Row[]> {
  const { server, port } = await startServer();
  const database = openDatabase({
    connectionString: databaseUrl,
    maxConnections: 4,
    statementTimeoutMs: 30_000,
    applicationName: 'tern bench',
  });
  const carrier = createSmppCarrier({
    options: {
      host: '127.0.0.1',
      port,
      tls: false,
      systemId: 'bench',
      password: 'bench',
      bind: 'transceiver',
      sessions: 1,
      window: WINDOW,
      longTexts: 'udh',
      country: 'US',
    },
    database,
    onReceipts: async () => undefined,
    onInbound: async () => undefined,
    log: createLogger('error'),
    clock: () => new Date(),
  });
  carrier.start();
  while (carrier.health().bound === 0) await new Promise((next) => setTimeout(next, 10));
  const ours: number[] = [];
  const bare: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    ours.push(await throughAdapter(carrier));
    bare.push(await throughPackage(port));
  }
  await carrier.stop();
  await database.close();
  server.kill();
  await once(server, 'exit');
  const [measured, limit] = [middle(ours), middle(bare)];
  const ratio = measured / limit;
  return [
    {
      name: `SMPP submissions, one session, window ${WINDOW}`,
      figure: `${Math.round(measured)}/s`,
      limit: `bare package ${Math.round(limit)}/s`,
      ratio,
      bar: '5000/s and 0.5',
      ok: measured >= 5000 && ratio >= 0.5,
    },
  ];
}

const TEXT = 'Hi Ada, our spring offer starts today. Reply STOP to opt out.';
let references = 0;

/** As two dispatchers do it: each hands over a batch and waits for its answers. */
async function throughAdapter(carrier: SmppCarrier): Promise<number> {
  let left = TEXTS / BATCH;
  const begun = performance.now();
  const hand = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const submissions = Array.from({ length: BATCH }, () => {
        references += 1;
        return { reference: `acc_bench/msg_${references}`, from: '+12025550199', to: '+14155551000', text: TEXT };
      });
      const outcomes = await carrier.submit(submissions, new Date());
      if (outcomes.filter(({ outcome }) => outcome === 'accepted').length !== BATCH)
        throw new Error('The carrier did not take every text.');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return TEXTS / ((performance.now() - begun) / 1000);
}

async function throughPackage(port: number): Promise<number> {
  const child = start('smpp-bare.mjs', String(port), String(TEXTS), String(WINDOW), TEXT);
  return Number(await firstLine(child));
}

/** A carrier that takes everything, as a process of its own. */
async function startServer(): Promise<{ server: ChildProcess; port: number }> {
  const server = start('smpp-server.mjs');
  return { server, port: Number(await firstLine(server)) };
}

function start(script: string, ...args: string[]): ChildProcess {
  const path = fileURLToPath(new URL(`../${script}`, import.meta.url));
  return spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  const [line] = (await once(stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return line.toString();
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
