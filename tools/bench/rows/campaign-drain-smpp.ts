import { drainInPairs, pairFigures } from '../carrier-drain.ts';
import { firstLine } from '../process.ts';
import type { BenchRow } from '../row.ts';

const WINDOW = 200;
/** Half of the ratios measured first, on a machine that other programs used (0.48 and 0.28). */
const BOUNDS = { minSubmitted: 0.24, minRecorded: 0.14 };

export const campaignDrainSmpp: BenchRow = {
  name: 'campaign-drain-smpp',
  group: 'Background work',
  measures: `the campaign of campaign-drain over SMPP with one session and a window of ${WINDOW}, to a process on the same machine that accepts each message at once and sends one receipt for it, until all messages are submitted and until all receipts are recorded; limit: the same through the simulator, alternating`,
  run: async (stage) => {
    const port = Number(await firstLine(stage.start(['node', 'tools/bench/processes/smpp-server.mjs', 'receipts'])));
    const bench = await stage.service({
      TERN_SMPP_URL: `smpp://127.0.0.1:${port}`,
      TERN_SMPP_SYSTEM_ID: 'bench',
      TERN_SMPP_PASSWORD: 'bench',
      TERN_SMPP_WINDOW: String(WINDOW),
    });
    const contacts = stage.sized(30_000, 3_000);
    const worker = await bench.worker();
    const service = [bench.api, worker];
    const times = stage.sized(3, 1);
    const pairs = await drainInPairs(bench, { service, carrier: 'smpp', contacts, times });
    const name = `campaign drain over SMPP, ${contacts} contacts, window ${WINDOW}`;
    return pairFigures(name, pairs, BOUNDS);
  },
};
