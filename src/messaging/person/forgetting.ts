import { type Sql, statement } from '../../platform/sql.ts';

const lockAlone = statement<[tenantId: string, phone: string]>(
  'person.lock_forgetting',
  "SELECT pg_advisory_xact_lock(hashtextextended('forget ' || $1 || ' ' || $2, 0))",
);

const lockShared = statement<[tenantId: string, phone: string]>(
  'person.lock_sending',
  "SELECT pg_advisory_xact_lock_shared(hashtextextended('forget ' || $1 || ' ' || $2, 0))",
);

/**
 * Whoever is forgotten is texted by nobody meanwhile: sends that looked the person up before are waited for, so that what they wrote is found, and
 * those that come look afterwards and find nobody. First of all, in the order of the numbers: everybody takes these before any other lock.
 */
export async function lockForgetting(tx: Sql, tenantId: string, phones: readonly string[]): Promise<void> {
  for (const phone of phones.toSorted()) await tx.run(lockAlone, tenantId, phone);
}

/** The other side, before the person is looked up; `partner.sends` takes the same for each of its texts. */
export async function lockSending(tx: Sql, tenantId: string, phone: string): Promise<void> {
  await tx.run(lockShared, tenantId, phone);
}
