import type { Database } from '../../platform/database.ts';
import { gather } from '../../platform/gather.ts';
import type { Sql } from '../../platform/sql.ts';
import { type CluesMemory, createCluesMemory } from './clues.ts';
import { type PartnerSendCall, type PartnerSendLists, type PartnerSendRow, partnerSends } from './statement.ts';

/** Sends one text in a transaction of the database's own; what a partner asks for at the same moment shares it. */
export type PartnerSender = (call: PartnerSendCall) => Promise<PartnerSendRow>;

/** Two transactions of a partner at once: one works while the other waits for its commit or for Node. */
const LANES = 2;
/** Half of what 50 connections ask for at once: a longer batch would keep its first text waiting. */
const MOST = 25;
const TENANT = 0;
const EXTERNAL_REF = 4;
const PHONE = 5;

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
    groupOf: (call) => call[TENANT],
    lanes: LANES,
    most: MOST,
  });
  const made = { send, clues: createCluesMemory() };
  sendings.set(database, made);
  return made;
}

/** In the order of the end-customers and numbers, so that two batches that lock the same balances and people lock them in one order; answers in the order of calls. */
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
  const [one = '', other = ''] = [personOf(a), personOf(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

function personOf(call: PartnerSendCall | undefined): string | undefined {
  return call && `${call[EXTERNAL_REF]} ${call[PHONE]}`;
}
