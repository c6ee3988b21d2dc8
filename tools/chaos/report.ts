import { parseReference } from '../../src/carriers/carrier.ts';
import { type Evidence, type Finding, groupBy } from './checks/evidence.ts';
import type { CarrierName } from './records.ts';
import { median } from './recovery.ts';
import type { Ran } from './run.ts';
import type { Verification } from './verify-checks.ts';

const SHOWN = 5;

export interface ChaosResult {
  readonly seed: number;
  readonly seconds: number;
  readonly ran: Ran;
  readonly evidence: Evidence;
  readonly findings: readonly Finding[];
  readonly verification: Verification;
}

export function report({ seed, seconds, ran, evidence, findings, verification }: ChaosResult): string {
  const { clients, carrier, simulator, receiver } = evidence;
  const calls = (method: RegExp, what: string): number =>
    new Set(clients.filter((line) => method.test(line.method) && line.what === what).map(({ key }) => key)).size;
  const unknown = clients.filter(({ what }) => what === 'unknown').length;
  const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);
  const list = (counts: ReadonlyMap<string, number>): string =>
    [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
  const count = (kind: Finding['kind']): number =>
    findings.filter((each) => each.kind === kind).reduce((total, { which }) => total + which.length, 0);
  const times = (values: readonly number[]): string =>
    values.length === 0
      ? 'not measured'
      : `p50 ${median(values)} ms, max ${Math.max(...values)} ms of ${values.length}`;
  const [longest] = [...ran.recoveries].sort((a, b) => b.ms - a.ms);
  const slowest = longest === undefined ? '' : ` (${longest.kill} at ${new Date(longest.at).toISOString()})`;
  const submittedTo = (name: CarrierName): number => carrier.filter(({ carrier: of }) => of === name).length;
  const repeated = simulator.filter(({ submissions }) => submissions > 1).length;
  const rows: readonly (readonly [string, string])[] = [
    ['seed', String(seed)],
    ['took', `${seconds.toFixed(0)} s`],
    [
      'sends',
      `${calls(/\.send$/, 'answered')} acknowledged, ${calls(/\.send$/, 'rejected')} rejected; ${evidence.messages.length} messages including campaigns and replies`,
    ],
    ['calls', `${unknown} with unknown outcome, retried with the same key`],
    ['STOPs', String(calls(/simulateInbound|carrier\.inbound/, 'answered'))],
    ['kills', `${sum(ran.kills)}: ${list(ran.kills)}`],
    ['disturbances', `${sum(ran.disturbances)}: ${list(ran.disturbances)}`],
    [
      'submitted',
      `${submittedTo('twilio')} over Twilio's API and ${submittedTo('smpp')} over SMPP, without deduplication; ${simulator.length} through the simulator, ${repeated} of them resubmitted`,
    ],
    ['events', `${new Set(receiver.map(({ id }) => id)).size} in ${receiver.length} requests`],
    ['lost', String(count('lost'))],
    ['duplicated', String(count('duplicated'))],
    ['inconsistent', String(count('inconsistent'))],
    ['unconfirmed', unconfirmedIn(evidence)],
    ['recovery time', `${times(ran.recoveries.map(({ ms }) => ms))}${slowest}`],
    ...[...ran.kills.keys()].flatMap((fault) => {
      const own = ran.recoveries.filter(({ kill }) => kill === fault).map(({ ms }) => ms);
      return own.length === 0 ? [] : [[`  ${fault}`, times(own)] as const];
    }),
    ['lease recovery', times(ran.leaseRecoveryMs)],
    [
      'checks',
      `detected ${verification.tried - verification.undetected.length} of ${verification.tried} deliberate errors`,
    ],
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return [
    ...rows.map(([name, value]) => `${name.padEnd(width)}${value}`),
    ...findings.flatMap(({ kind, what, which }) => [
      '',
      `${kind.toUpperCase()}: ${which.length} ${what}`,
      ...which.slice(0, SHOWN).map((one) => `  ${one}`),
      ...(which.length > SHOWN ? [`  and ${which.length - SHOWN} more`] : []),
    ]),
    ...verification.undetected.map((name) => `\nUNDETECTED: no check noticed that ${name}`),
  ].join('\n');
}

/** What stayed in doubt, and what its carrier says: how many of them it has. */
function unconfirmedIn({ messages, carrier }: Evidence): string {
  const reached = new Set(carrier.map(({ reference }) => parseReference(reference).messageId));
  const unconfirmed = messages.filter(
    ({ state, state_reason: reason }) => state === 'delivery_unconfirmed' || reason === 'lease_lost',
  );
  const counts = [...groupBy(unconfirmed, ({ carrier: name }) => name)].map(
    ([name, some]) => `${some.length} of ${name}, which has ${some.filter(({ id }) => reached.has(id)).length} of them`,
  );
  return counts.length === 0 ? '0' : `${unconfirmed.length}: ${counts.join('; ')}`;
}
