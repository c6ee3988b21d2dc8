import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import smpp from 'smpp';
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

/** Submissions through the adapter, with each id kept in the database, against submit_sm PDUs of the bare package with the same window. */
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

function throughPackage(port: number): Promise<number> {
  const octets = Buffer.from(TEXT);
  return new Promise((done) => {
    const session = smpp.connect({ host: '127.0.0.1', port, tls: false });
    let sent = 0;
    let answered = 0;
    let begun = 0;
    const send = (): void => {
      sent += 1;
      const fields = {
        source_addr: '12025550199',
        destination_addr: '14155551000',
        registered_delivery: 1,
        data_coding: 0,
        short_message: octets,
      };
      session.send(new smpp.PDU('submit_sm', fields), () => {
        answered += 1;
        if (sent < TEXTS) send();
        if (answered < TEXTS) return;
        session.destroy();
        done(TEXTS / ((performance.now() - begun) / 1000));
      });
    };
    session.on('connect', () =>
      session.send(new smpp.PDU('bind_transceiver', { system_id: 'bench', password: 'bench' }), () => {
        begun = performance.now();
        for (let place = 0; place < WINDOW; place += 1) send();
      }),
    );
  });
}

/** A carrier that takes everything, as a process of its own. */
async function startServer(): Promise<{ server: ChildProcess; port: number }> {
  const server = spawn(process.execPath, [fileURLToPath(new URL('../smpp-server.mjs', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { server, port: Number(line) };
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
