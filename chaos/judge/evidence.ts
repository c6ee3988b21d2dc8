import type { Sql } from '../../src/platform/sql.ts';
import { batchStatement } from '../../src/platform/sql.ts';
import { type CarrierLine, type ClientLine, type ReceiverLine, readBooks } from '../books.ts';
import type { Cast } from '../settle.ts';
import type { Stage } from '../stage.ts';

/** What is left when everything is over: what clients, carrier and receiver wrote down, and the tables. */
export interface Evidence {
  readonly cast: Cast;
  readonly clients: readonly ClientLine[];
  readonly carrier: readonly CarrierLine[];
  readonly receiver: readonly ReceiverLine[];
  readonly messages: readonly MessageRow[];
  /** What the simulator has taken: its books are a table, for it deduplicates by that. */
  readonly simulator: readonly SimulatorRow[];
  /** What was left to do when patience ended. */
  readonly left: Readonly<Record<string, number>>;
  readonly deaths: readonly string[];
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
  readonly attempt: number;
  /** In milliseconds since 1970, as what the other books say. */
  readonly submitting_at: number | null;
}

export interface SimulatorRow {
  readonly reference: string;
  readonly to_phone: string;
  readonly text: string;
  readonly submissions: number;
  readonly at: number;
}

/** `lost`: it is nowhere, or not everywhere it should be. `duplicated`: it is there more often. `broken`: two books contradict each other. */
export interface Finding {
  readonly loss: 'lost' | 'duplicated' | 'broken';
  readonly what: string;
  readonly which: readonly string[];
}

export type Judge = (evidence: Evidence) => Promise<readonly Finding[]>;

/** No finding where there is nothing to show. */
export function finding(loss: Finding['loss'], what: string, which: readonly string[]): Finding[] {
  return which.length === 0 ? [] : [{ loss, what, which }];
}

/** By whichever way a STOP came. */
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
  `SELECT id, account_id, campaign_id, body, to_phone, purpose, state, state_reason, carrier, carrier_message_id, credits, attempt,
          (extract(epoch FROM submitting_at) * 1000)::float8 AS submitting_at
     FROM messages WHERE tenant_id = $1 ORDER BY id`,
);
const allSubmissions = batchStatement<[], SimulatorRow>(
  'chaos.submissions',
  'SELECT reference, to_phone, text, submissions, (extract(epoch FROM submitted_at) * 1000)::float8 AS at FROM simulator_submissions',
);

export async function gather(
  sql: Sql,
  cast: Cast,
  { files, deaths }: Pick<Stage, 'files' | 'deaths'>,
  left: Evidence['left'],
): Promise<Evidence> {
  return {
    cast,
    clients: readBooks(files.clients),
    carrier: readBooks(files.carrier),
    receiver: readBooks(files.receiver),
    messages: await sql.rows(allMessages, cast.tenantId),
    simulator: await sql.rows(allSubmissions),
    left,
    deaths,
    sql,
  };
}
