import { drainInPairs, pairFigures } from '../carrier-drain.ts';
import { rate } from '../load.ts';
import { firstLine } from '../process.ts';
import { type BenchRow, median } from '../row.ts';
import type { Stage } from '../stage.ts';
import { startTwilioSink, type TwilioSink } from '../twilio-sink.ts';

/** The default of TERN_TWILIO_CONNECTIONS. */
const CONNECTIONS = 20;
/**
 * Half of the ratios measured first, on a machine that other programs used (0.31, 0.15 and 0.11):
 * each message costs a request, and each receipt another one.
 */
const BOUNDS = { minSubmitted: 0.15, minRecorded: 0.075 };
const MIN_OF_BARE = 0.05;

export const campaignDrainHttp: BenchRow = {
  name: 'campaign-drain-http',
  group: 'Background work',
  measures: `the campaign of campaign-drain through the Twilio adapter with ${CONNECTIONS} connections, to a process on the same machine that accepts each message at once and posts one signed receipt for it, until all messages are submitted and until all receipts are recorded; limit: the same through the simulator, alternating, and bare undici POSTs of the same request to the same process`,
  run: async (stage) => {
    const sink = await startTwilioSink(stage);
    const bench = await stage.service({ ...sink.environment, TERN_TWILIO_CONNECTIONS: String(CONNECTIONS) });
    const contacts = stage.sized(30_000, 3_000);
    const worker = await bench.worker();
    const service = [bench.api, worker];
    const times = stage.sized(3, 1);
    const pairs = await drainInPairs(bench, { service, carrier: 'twilio', contacts, times });
    const counts = await countsOf(sink);
    const bare = await barePosts(stage, sink, contacts);
    const { rows } = await bench.pool.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM messages WHERE carrier = 'twilio'",
    );
    const messages = rows[0]?.count ?? 0;
    const submitted = median(pairs.map(({ ours }) => ours.submitted));
    const name = `campaign drain over Twilio's API, ${contacts} contacts`;
    return [
      ...pairFigures(name, pairs, BOUNDS),
      {
        name: `${name}, against bare POSTs`,
        measured: rate(submitted),
        limit: `bare undici POSTs, ${CONNECTIONS} at once ${rate(bare)}`,
        ratio: submitted / bare,
        min: MIN_OF_BARE,
      },
      {
        name: 'submissions and receipts of all of these runs',
        measured: `${counts.submissions} and ${JSON.stringify(counts.callbacks)}`,
        limit: `${messages} messages`,
        ratio: null,
        guarantees: [
          { text: 'one submission per message', passed: counts.submissions === messages },
          { text: 'each receipt is answered with 200', passed: counts.callbacks['200'] === messages },
        ],
      },
    ];
  },
};

interface SinkCounts {
  readonly submissions: number;
  /** By the status of their answer. */
  readonly callbacks: Readonly<Record<string, number>>;
}

async function countsOf({ url }: TwilioSink): Promise<SinkCounts> {
  return (await (await fetch(url)).json()) as SinkCounts;
}

/** A request like those of the adapter, without a callback. */
async function barePosts(stage: Stage, { url, accountSid, token }: TwilioSink, posts: number): Promise<number> {
  const request = {
    headers: {
      authorization: `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ From: '+12025550199', To: '+13032000001', Body: TEXT }).toString(),
  };
  const messages = `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const child = stage.start([
    'node',
    'tools/bench/processes/bare-posts.mjs',
    messages,
    String(posts),
    String(CONNECTIONS),
    JSON.stringify(request),
  ]);
  return Number(await firstLine(child));
}

const TEXT = 'Hi Ada 1, our spring offer starts today. Reply STOP to opt out.';
