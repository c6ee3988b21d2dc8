import { type Cap, countedSpan } from '../../domain/frequency.ts';
import { batchStatement, type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';

const lockRecipient = statement<[tenantId: string, accountId: string, phone: string]>(
  'timing.lock_recipient',
  'SELECT frequency_lock($1, $2, $3)',
);

/** Keeps every other sender of the account from counting. */
const lockAccount = statement<[tenantId: string, accountId: string]>(
  'timing.lock_account',
  "SELECT pg_advisory_xact_lock(hashtextextended('caps ' || $1::text || ' ' || $2::text, 0))",
);

const findTouches = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], froms: readonly Date[], untils: readonly Date[]],
  { phone: string; touches: readonly Date[] }
>(
  'timing.find_touches',
  `SELECT one.phone, frequency_touches($1, $2, one.phone, one.since, one.until) AS touches
     FROM unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) AS one (phone, since, until)`,
);

export interface Counted {
  readonly phone: string;
  readonly caps: readonly Cap[];
  readonly at: Date;
}

/**
 * When each of these people is reached by marketing around the moment of the text in question; a number without caps is not looked up. With
 * `alone`, whoever else would count the same waits until this transaction ends: one text more is one text more.
 */
export async function readTouches(
  sql: Sql,
  owner: Owner,
  asked: readonly Counted[],
  { alone }: { readonly alone: boolean },
): Promise<ReadonlyMap<string, readonly Date[]>> {
  const spans = asked.flatMap(({ phone, caps, at }) => {
    const span = countedSpan(caps, at);
    return span === null ? [] : [{ phone, ...span }];
  });
  const [first, ...others] = spans;
  if (first === undefined) return new Map();
  if (alone && others.length === 0) await sql.run(lockRecipient, owner.tenantId, owner.accountId, first.phone);
  else if (alone) await sql.run(lockAccount, owner.tenantId, owner.accountId);
  const rows = await sql.rows(
    findTouches,
    owner.tenantId,
    owner.accountId,
    spans.map(({ phone }) => phone),
    spans.map(({ from }) => from),
    spans.map(({ until }) => until),
  );
  return new Map(rows.map(({ phone, touches }) => [phone, touches]));
}
