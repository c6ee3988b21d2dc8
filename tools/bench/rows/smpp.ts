import { createSmppCarrier, type SmppCarrier } from '../../../src/carriers/smpp/smpp.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { submitAll } from '../../../test/support/carriers/submit-all.ts';
import { rate } from '../load.ts';
import { firstLine } from '../process.ts';
import { type BenchRow, median, perSecond } from '../row.ts';

const BATCH = 1_000;
const CONCURRENCY = 2;
const WINDOW = 200;

export const smppSubmit: BenchRow = {
  name: 'smpp',
  group: 'Background work',
  measures: `submissions over SMPP with each id stored in the database; limit: the bare package with the same window of ${WINDOW}`,
  run: async (stage) => {
    const { databaseUrl } = await stage.store();
    const messages = stage.sized(40_000, 4_000);
    const port = Number(await firstLine(stage.start(['node', 'tools/bench/processes/smpp-server.mjs'])));
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
        ca: null,
        systemId: 'bench',
        password: 'bench',
        bind: 'transceiver',
        sessions: 1,
        window: WINDOW,
        longMessages: 'udh',
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
    for (let time = 0; time < stage.sized(3, 1); time += 1) {
      ours.push(await throughAdapter(carrier, messages));
      const child = stage.start([
        'node',
        'tools/bench/processes/smpp-bare.mjs',
        String(port),
        String(messages),
        String(WINDOW),
        TEXT,
      ]);
      bare.push(Number(await firstLine(child)));
    }
    await carrier.stop();
    await database.close();
    const [measured, limit] = [median(ours), median(bare)];
    const ratio = measured / limit;
    return [
      {
        name: `SMPP submissions, one session, window ${WINDOW}`,
        measured: rate(measured),
        limit: `bare package ${rate(limit)}`,
        ratio,
        min: 0.5,
      },
    ];
  },
};

const TEXT = 'Hi Ada, our spring offer starts today. Reply STOP to opt out.';
let references = 0;

/** Submits as two dispatchers do: each submits a batch and waits for its answers. */
async function throughAdapter(carrier: SmppCarrier, messages: number): Promise<number> {
  let left = messages / BATCH;
  const startedAt = performance.now();
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const submissions = Array.from({ length: BATCH }, () => {
        references += 1;
        return { reference: `acc_bench/msg_${references}`, from: '+12025550199', to: '+14155551000', text: TEXT };
      });
      const outcomes = await submitAll(carrier, submissions);
      if (outcomes.filter(({ outcome }) => outcome === 'accepted').length !== BATCH)
        throw new Error('The carrier did not accept every message.');
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return perSecond(messages, performance.now() - startedAt);
}
