import type { Evidence, Finding } from './judge/evidence.ts';
import type { Proof } from './prove.ts';
import { middle } from './recovery.ts';
import type { Ran } from './run.ts';

const SHOWN = 5;

export interface Verdict {
  readonly seed: number;
  readonly seconds: number;
  readonly ran: Ran;
  readonly evidence: Evidence;
  readonly findings: readonly Finding[];
  readonly proof: Proof;
}

export function report({ seed, seconds, ran, evidence, findings, proof }: Verdict): string {
  const { clients, messages, carrier, simulator, receiver } = evidence;
  const calls = (method: RegExp, what: string): number =>
    new Set(clients.filter((line) => method.test(line.method) && line.what === what).map(({ key }) => key)).size;
  const unknown = clients.filter(({ what }) => what === 'unknown').length;
  const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);
  const list = (counts: ReadonlyMap<string, number>): string =>
    [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
  const count = (loss: Finding['loss']): number =>
    findings.filter((each) => each.loss === loss).reduce((total, { which }) => total + which.length, 0);
  const times = (values: readonly number[]): string =>
    values.length === 0
      ? 'not measured'
      : `p50 ${middle(values)} ms, max ${Math.max(...values)} ms of ${values.length}`;
  const [longest] = [...ran.recoveries].sort((a, b) => b.ms - a.ms);
  const slowest = longest === undefined ? '' : ` (${longest.kill} at ${new Date(longest.at).toISOString()})`;
  const repeated = simulator.filter(({ submissions }) => submissions > 1).length;
  const rows: readonly (readonly [string, string])[] = [
    ['seed', String(seed)],
    ['took', `${seconds.toFixed(0)} s`],
    [
      'sends',
      `${calls(/\.send$/, 'answered')} acknowledged, ${calls(/\.send$/, 'refused')} refused; ${messages.length} messages with campaigns and replies`,
    ],
    ['calls', `${unknown} of unknown outcome, repeated with the same key`],
    ['STOPs', String(calls(/simulateInbound|carrier\.inbound/, 'answered'))],
    ['kills', `${sum(ran.kills)}: ${list(ran.kills)}`],
    ['lines', `${sum(ran.disturbances)}: ${list(ran.disturbances)}`],
    [
      'handed over',
      `${carrier.length} without and ${simulator.length} with deduplication, ${repeated} of these offered again`,
    ],
    ['events', `${new Set(receiver.map(({ id }) => id)).size} in ${receiver.length} requests`],
    ['lost', String(count('lost'))],
    ['duplicated', String(count('duplicated'))],
    ['contradictions', String(count('broken'))],
    [
      'unconfirmed',
      String(
        messages.filter(
          ({ state, state_reason: reason }) => state === 'delivery_unconfirmed' || reason === 'lease_lost',
        ).length,
      ),
    ],
    ['calls again after', `${times(ran.recoveries.map(({ ms }) => ms))}${slowest}`],
    ["a dead worker's texts", times(ran.rowsBackMs)],
    ['judge', `saw ${proof.tried - proof.unseen.length} of ${proof.tried} losses made on purpose`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return [
    ...rows.map(([name, value]) => `${name.padEnd(width)}${value}`),
    ...findings.flatMap(({ loss, what, which }) => [
      '',
      `${loss.toUpperCase()}: ${which.length} ${what}`,
      ...which.slice(0, SHOWN).map((one) => `  ${one}`),
      ...(which.length > SHOWN ? [`  and ${which.length - SHOWN} more`] : []),
    ]),
    ...proof.unseen.map((name) => `\nUNSEEN: the judge did not notice that ${name}`),
  ].join('\n');
}
