import { referenceOf } from '../../../src/carriers/carrier.ts';
import type { Sql } from '../../../src/platform/database/sql.ts';
import { batchStatement } from '../../../src/platform/database/sql.ts';
import type { Fixture } from '../fixture.ts';
import { type CarrierLine, type ClientLine, type ReceiverLine, readRecords } from '../records.ts';
import type { Stage } from '../stage.ts';

/** The records of clients, carrier and receiver, and the tables, at the end of a run. */
export interface Evidence {
  readonly fixture: Fixture;
  readonly clients: readonly ClientLine[];
  readonly carrier: readonly CarrierLine[];
  readonly receiver: readonly ReceiverLine[];
  readonly messages: readonly MessageRow[];
  /** What the simulator accepted. Its record is a table, which it uses to deduplicate. */
  readonly simulator: readonly SimulatorRow[];
  /** Work that was unfinished at the end. */
  readonly left: Readonly<Record<string, number>>;
  readonly unexpectedExits: readonly string[];
  readonly sql: Sql;
}

export interface MessageRow {
  readonly id: string;
  readonly account_id: string;
  readonly campaign_id: string | null;
  readonly body: string;
  readonly to_phone: string;
  readonly purpose: string;
  readonly state: string;
  readonly state_reason: string | null;
  readonly carrier: string;
  readonly carrier_message_id: string | null;
  readonly credits: number;
  /** Milliseconds since 1970, as in the other records. */
  readonly submitting_at: number | null;
}

export interface SimulatorRow {
  readonly reference: string;
  readonly to_phone: string;
  readonly text: string;
  readonly submissions: number;
  readonly at: number;
}

/**
 * `lost`: missing somewhere. `duplicated`: present more than once. `inconsistent`: two records
 * contradict each other.
 */
export interface Finding {
  readonly kind: 'lost' | 'duplicated' | 'inconsistent';
  readonly what: string;
  readonly which: readonly string[];
}

export type Check = (evidence: Evidence) => Promise<readonly Finding[]>;

/** Returns an empty array if `which` is empty. */
export function finding(kind: Finding['kind'], what: string, which: readonly string[]): Finding[] {
  return which.length === 0 ? [] : [{ kind, what, which }];
}

/** Whether the method delivers a STOP. */
export function isStop(method: string): boolean {
  return method === 'messages.simulateInbound' || method === 'carrier.inbound';
}

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

const allMessages = batchStatement<[tenantId: string], MessageRow>(
  'chaos.messages',
  `SELECT id, account_id, campaign_id, body, to_phone, purpose, state, state_reason, carrier, carrier_message_id, credits,
          (extract(epoch FROM submitting_at) * 1000)::float8 AS submitting_at
     FROM messages WHERE tenant_id = $1 ORDER BY id`,
);
const allSubmissions = batchStatement<[], SimulatorRow>(
  'chaos.submissions',
  'SELECT reference, to_phone, text, submissions, (extract(epoch FROM submitted_at) * 1000)::float8 AS at FROM simulator_submissions',
);

export async function loadEvidence(
  sql: Sql,
  fixture: Fixture,
  { files, unexpectedExits }: Pick<Stage, 'files' | 'unexpectedExits'>,
  left: Evidence['left'],
): Promise<Evidence> {
  const messages = await sql.rows(allMessages, fixture.tenantId);
  return {
    fixture,
    clients: readRecords(files.clients),
    carrier: [...readRecords<CarrierLine>(files.twilio), ...withReferences(fixture, files.smpp, messages)],
    receiver: readRecords(files.receiver),
    messages,
    simulator: await sql.rows(allSubmissions),
    left,
    unexpectedExits,
    sql,
  };
}

/** Over SMPP a message is known by its recipient and its words, which contain its key. */
function withReferences({ tenantId }: Fixture, file: string, messages: readonly MessageRow[]): CarrierLine[] {
  const ids = new Map(messages.map(({ id, to_phone: to, body }) => [`${to} ${body}`, id]));
  return readRecords<CarrierLine>(file).map((line) => ({
    ...line,
    reference: referenceOf(tenantId, ids.get(`${line.to} ${line.body}`) ?? `unknown to ${line.to}: ${line.body}`),
  }));
}
