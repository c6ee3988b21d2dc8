import { pickSender } from '../../domain/pick-sender.ts';
import { batchStatement, type Sql, statement } from '../../platform/sql.ts';
import type { Sender } from '../gates/facts.ts';
import type { Owner } from '../tenancy.ts';
import { RESTS } from './resting.ts';

/** The numbers of a program that can send: active, and of no registration that was suspended or has run out. */
const findNumbers = statement<[tenantId: string, accountId: string, programId: string], Sender>(
  'pool.find_numbers',
  `SELECT n.id, n.phone, n.carrier, n.program_id, n.registration_id FROM sender_numbers n
    WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.program_id = $3 AND n.state = 'active'
      AND NOT ${RESTS}
    ORDER BY n.id`,
);

const findTies = batchStatement<
  [tenantId: string, programId: string, contactIds: readonly string[]],
  { contact_id: string; number_id: string }
>(
  'pool.find_ties',
  'SELECT contact_id, number_id FROM sticky_senders WHERE tenant_id = $1 AND program_id = $2 AND contact_id = ANY ($3)',
);

/** In the order of the contacts, so that two who keep some of the same do not wait for each other in a circle. */
const saveTies = batchStatement<
  [tenantId: string, programId: string, contactIds: readonly string[], numberIds: readonly string[]]
>(
  'pool.save_ties',
  `INSERT INTO sticky_senders AS known (tenant_id, contact_id, program_id, number_id)
   SELECT $1, g.contact_id, $2, g.number_id FROM unnest($3::text[], $4::text[]) AS g(contact_id, number_id) ORDER BY g.contact_id
   ON CONFLICT (tenant_id, contact_id, program_id) DO UPDATE SET number_id = excluded.number_id WHERE known.number_id <> excluded.number_id`,
);

export function readPool(sql: Sql, { tenantId, accountId }: Owner, programId: string): Promise<Sender[]> {
  return sql.rows(findNumbers, tenantId, accountId, programId);
}

/**
 * Whom each contact hears from: the number it heard from before, as long as that can send. More numbers are a faster program and never a way
 * around a cap or a filter, so nobody is passed from number to number.
 */
export async function pickSenders(
  sql: Sql,
  { tenantId }: Owner,
  programId: string,
  pool: readonly Sender[],
  contactIds: readonly string[],
): Promise<(contactId: string) => Sender | null> {
  const ties = await sql.rows(findTies, tenantId, programId, contactIds);
  const byId = new Map(pool.map((sender) => [sender.id, sender]));
  const tied = new Map(ties.map(({ contact_id: contactId, number_id: numberId }) => [contactId, byId.get(numberId)]));
  return (contactId) => tied.get(contactId) ?? pickSender(contactId, pool);
}

/** Of one contact; null when the program has no number that can send. */
export async function findSticky(sql: Sql, owner: Owner, programId: string, contactId: string): Promise<Sender | null> {
  const pool = await readPool(sql, owner, programId);
  return (await pickSenders(sql, owner, programId, pool, [contactId]))(contactId);
}

export interface Tie {
  readonly contactId: string;
  readonly numberId: string;
}

/** From now on these contacts hear from these numbers. */
export async function keepTies(tx: Sql, { tenantId }: Owner, programId: string, ties: readonly Tie[]): Promise<void> {
  await tx.run(
    saveTies,
    tenantId,
    programId,
    ties.map(({ contactId }) => contactId),
    ties.map(({ numberId }) => numberId),
  );
}
