import { type Costly, drainThrough } from '../carrier-drain.ts';
import { installListmonk, type Listmonk, type PeerCampaign, type Tuning } from '../listmonk.ts';
import { rate } from '../load.ts';
import { type BenchRow, type Figure, median } from '../row.ts';
import { startTwilioSink } from '../twilio-sink.ts';

const PROGRAM = 'TERN_BENCH_LISTMONK';
const WARM_UP = 3_000;
/** The fastest of these is compared: more workers share the same two cores. */
const TUNINGS: readonly Tuning[] = [
  { concurrency: 10, batchSize: 1_000 },
  { concurrency: 20, batchSize: 5_000 },
  { concurrency: 50, batchSize: 5_000 },
];

export const peersCampaign: BenchRow = {
  name: 'peers-campaign',
  group: 'Peers',
  needs: PROGRAM,
  measures:
    'the campaign of campaign-drain through the Twilio adapter and through the simulator, until all messages are submitted; limit: a campaign with the same words to the same contacts by listmonk, in turn, through its HTTP messenger to the same process, with the fastest of three settings of its workers and batches, until the last request. Unequal: listmonk keeps no row per message, has no receipts (Tern gets and records one for each message, meanwhile and after), no credits, consent per program, quiet hours or caps, and after a crash it may send messages twice or not at all',
  run: async (stage) => {
    const sink = await startTwilioSink(stage);
    const bench = await stage.service(sink.environment);
    const contacts = stage.sized(30_000, 3_000);
    const service = [bench.api, await bench.worker()];
    const parts = {
      stage,
      store: bench,
      program: String(process.env[PROGRAM]),
      sinkUrl: sink.url,
      subscribers: contacts,
    };
    const listmonk = await installListmonk(parts);
    const tuning = await fastestOf(listmonk);
    for (const carrier of ['twilio', 'simulator']) await drainThrough(bench, service, carrier, WARM_UP);
    const turns: Turn[] = [];
    for (let time = 0; time < stage.sized(3, 1); time += 1)
      turns.push({
        twilio: await drainThrough(bench, service, 'twilio', contacts),
        simulator: await drainThrough(bench, service, 'simulator', contacts),
        listmonk: await listmonk.send(tuning),
      });
    const peer = `listmonk, ${tuning.concurrency} workers, batches of ${tuning.batchSize}`;
    return [
      ...figuresOf(`campaign over Twilio's API against listmonk, ${contacts} contacts`, 'twilio', turns, peer),
      ...figuresOf(`campaign through the simulator against listmonk, ${contacts} contacts`, 'simulator', turns, peer),
    ];
  },
};

/** The same campaign by each, one after the other. */
interface Turn {
  readonly twilio: Costly;
  readonly simulator: Costly;
  readonly listmonk: PeerCampaign;
}

async function fastestOf(listmonk: Listmonk): Promise<Tuning> {
  let fastest: { readonly tuning: Tuning; readonly submitted: number } | null = null;
  for (const tuning of TUNINGS) {
    const { submitted } = await listmonk.send(tuning);
    if (fastest === null || submitted > fastest.submitted) fastest = { tuning, submitted };
  }
  if (fastest === null) throw new Error('There is no setting of listmonk to measure.');
  return fastest.tuning;
}

/** Ratios are medians over the turns, because the machine can change between two of them. */
function figuresOf(name: string, side: 'twilio' | 'simulator', turns: readonly Turn[], peer: string): Figure[] {
  const ratioOf = (read: (one: PeerCampaign) => number): number =>
    median(turns.map((turn) => read(turn[side]) / read(turn.listmonk)));
  const middleOf = (each: keyof Turn, read: (one: PeerCampaign) => number): number =>
    median(turns.map((turn) => read(turn[each])));
  const submitted = (one: PeerCampaign): number => one.submitted;
  const cpu = (one: PeerCampaign): number => one.cpuMicros ?? Number.NaN;
  return [
    {
      name,
      measured: rate(middleOf(side, submitted)),
      limit: `${peer} ${rate(middleOf('listmonk', submitted))}`,
      ratio: ratioOf(submitted),
    },
    {
      name: `${name}, CPU time per message with the database`,
      measured: `${Math.round(middleOf(side, cpu))} µs`,
      limit: `${peer} ${Math.round(middleOf('listmonk', cpu))} µs`,
      ratio: ratioOf(cpu),
    },
  ];
}
