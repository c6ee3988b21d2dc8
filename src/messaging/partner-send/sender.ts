import type { Database } from '../../platform/database.ts';
import { gather } from '../../platform/gather.ts';
import type { Sql } from '../../platform/sql.ts';
import { type PartnerSendCall, type PartnerSendLists, type PartnerSendRow, partnerSends } from './statement.ts';

/** Sends one text in a transaction of the database's own; what a partner asks for at the same moment shares it. */
export type PartnerSender = (call: PartnerSendCall) => Promise<PartnerSendRow>;

/** Two transactions of a partner at once: one works while the other waits for its commit or for Node. */
const LANES = 2;
/** Half of what 50 connections ask for at once: a longer batch would keep its first text waiting. */
const MOST = 25;
const EXTERNAL_REF = 4;
const TENANT = 0;

const senders = new WeakMap<Database, PartnerSender>();

/** What gathers is one for all calls over a database. */
export function partnerSender(database: Database): PartnerSender {
  const known = senders.get(database);
  if (known !== undefined) return known;
  const made = gather<PartnerSendCall, PartnerSendRow>({
    together: (calls) => sendTogether(database, calls),
    groupOf: (call) => call[TENANT],
    lanes: LANES,
    most: MOST,
  });
  senders.set(database, made);
  return made;
}

/** In the order of the end-customers, so that two batches that lock the same balances lock them in one order; answers in the order of calls. */
export async function sendTogether(sql: Sql, calls: readonly PartnerSendCall[]): Promise<PartnerSendRow[]> {
  const order = calls.map((_, place) => place).sort((a, b) => compare(calls[a], calls[b]));
  const lists = calls[0]?.map((_, argument) =>
    order.map((place) => calls[place]?.[argument]),
  ) as unknown as PartnerSendLists;
  const rows = await sql.rows(partnerSends, ...lists);
  const answers = Array.from<PartnerSendRow>({ length: calls.length });
  for (const [at, place] of order.entries()) answers[place] = rows[at] as PartnerSendRow;
  return answers;
}

function compare(a: PartnerSendCall | undefined, b: PartnerSendCall | undefined): number {
  const [one = '', other = ''] = [a?.[EXTERNAL_REF], b?.[EXTERNAL_REF]];
  return one < other ? -1 : one > other ? 1 : 0;
}
