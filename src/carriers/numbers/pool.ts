import type { Owner } from '../../domain/account.ts';
import { pickNumber } from '../../domain/pick-number.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import type { SendingNumber } from './sending-number.ts';

/** The numbers of a program that messages can be sent from. */
const findNumbers = statement<[tenantId: string, accountId: string, programId: string], SendingNumber>(
  'pool.find_numbers',
  `SELECT n.id, n.phone, n.carrier, n.program_id, n.registration_id FROM sending_numbers n
    WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.program_id = $3 ORDER BY n.id`,
);

const findStickySenders = batchStatement<
  [tenantId: string, programId: string, contactIds: readonly string[]],
  { contact_id: string; number_id: string }
>(
  'pool.find_sticky',
  'SELECT contact_id, number_id FROM sticky_senders WHERE tenant_id = $1 AND program_id = $2 AND contact_id = ANY ($3)',
);

/** Ordered by contact, so that two transactions for the same contacts cannot deadlock. */
const insertStickySenders = batchStatement<
  [tenantId: string, programId: string, contactIds: readonly string[], numberIds: readonly string[]]
>(
  'pool.save_sticky',
  `INSERT INTO sticky_senders AS known (tenant_id, contact_id, program_id, number_id)
   SELECT $1, g.contact_id, $2, g.number_id FROM unnest($3::text[], $4::text[]) AS g(contact_id, number_id) ORDER BY g.contact_id
   ON CONFLICT (tenant_id, contact_id, program_id) DO UPDATE SET number_id = excluded.number_id WHERE known.number_id <> excluded.number_id`,
);

export function readPool(sql: Sql, { tenantId, accountId }: Owner, programId: string): Promise<SendingNumber[]> {
  return sql.rows(findNumbers, tenantId, accountId, programId);
}

/**
 * Picks the sending number of each contact: the previous one, while it can send. A pool increases
 * throughput and must never evade a cap or filter, so contacts do not move between numbers.
 */
export async function pickNumbers(
  sql: Sql,
  { tenantId }: Owner,
  programId: string,
  pool: readonly SendingNumber[],
  contactIds: readonly string[],
): Promise<(contactId: string) => SendingNumber | null> {
  const stickySenders = await sql.rows(findStickySenders, tenantId, programId, contactIds);
  const byId = new Map(pool.map((sender) => [sender.id, sender]));
  const sticky = new Map(
    stickySenders.map(({ contact_id: contactId, number_id: numberId }) => [contactId, byId.get(numberId)]),
  );
  return (contactId) => sticky.get(contactId) ?? pickNumber(contactId, pool);
}

/** The number for one contact; null when no number of the program can send. */
export async function findSticky(
  sql: Sql,
  owner: Owner,
  programId: string,
  contactId: string,
): Promise<SendingNumber | null> {
  const pool = await readPool(sql, owner, programId);
  return (await pickNumbers(sql, owner, programId, pool, [contactId]))(contactId);
}

export interface StickySender {
  readonly contactId: string;
  readonly numberId: string;
}

/** Binds the contacts to these numbers. */
export async function saveStickySenders(
  tx: Sql,
  { tenantId }: Owner,
  programId: string,
  stickySenders: readonly StickySender[],
): Promise<void> {
  await tx.run(
    insertStickySenders,
    tenantId,
    programId,
    stickySenders.map(({ contactId }) => contactId),
    stickySenders.map(({ numberId }) => numberId),
  );
}
