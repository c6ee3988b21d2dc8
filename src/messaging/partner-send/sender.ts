import type { Database } from '../../platform/database.ts';
import { gather } from '../../platform/gather.ts';
import type { Sql } from '../../platform/sql.ts';
import { type CluesMemory, createCluesMemory } from './clues.ts';
import { type PartnerSendRow, type PartnerText, type PartnerTextLists, partnerSends } from './statement.ts';

/** Sends one text in a transaction of the database's own; what a partner asks for at the same moment shares it. */
export type PartnerSender = (call: PartnerSendCall) => Promise<PartnerSendRow>;

/** Two transactions of a partner at once: one works while the other waits for its commit or for Node. */
const LANES = 2;
/** Half of what 50 connections ask for at once: a longer batch would keep its first text waiting. */
const MOST = 25;

/** One text of one partner. */
export interface PartnerSendCall {
  readonly tenantId: string;
  readonly text: PartnerText;
}

export interface PartnerSending {
  readonly send: PartnerSender;
  readonly clues: CluesMemory;
}

const sendings = new WeakMap<Database, PartnerSending>();

/** What gathers and what remembers is one for all calls over a database. */
export function partnerSending(database: Database): PartnerSending {
  const known = sendings.get(database);
  if (known !== undefined) return known;
  const send = gather<PartnerSendCall, PartnerSendRow>({
    together: (calls) => sendTogether(database, calls),
    groupOf: ({ tenantId }) => tenantId,
    lanes: LANES,
    most: MOST,
  });
  const made = { send, clues: createCluesMemory() };
  sendings.set(database, made);
  return made;
}

/** Answers in the order of calls, which is the order in which they are judged. */
export async function sendTogether(sql: Sql, calls: readonly PartnerSendCall[]): Promise<PartnerSendRow[]> {
  const [first] = calls;
  if (first === undefined) return [];
  const lists = first.text.map((_, argument) => calls.map(({ text }) => text[argument]));
  const rows = await sql.rows(partnerSends, first.tenantId, ...(lists as unknown as PartnerTextLists));
  const again = await sendTogether(
    sql,
    calls.filter((_, place) => rows[place]?.outcome === 'again'),
  );
  return rows.map((row) => (row.outcome === 'again' ? (again.shift() as PartnerSendRow) : row));
}
