import { ratePerNumber, throughputOf } from '../../domain/registration/throughput.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

/**
 * Locks the registration, so that concurrent recalculations of the rate run one after the other.
 */
const lockShared = statement<
  [tenantId: string, registrationId: string],
  { use_case: string; status: string; vetting_score: number | null }
>(
  'registry.lock_shared',
  `SELECT r.use_case, r.status, (SELECT b.vetting_score FROM registrations b WHERE b.tenant_id = $1 AND b.id = r.brand_id) AS vetting_score
     FROM registrations r WHERE r.tenant_id = $1 AND r.id = $2 FOR UPDATE OF r`,
);

/** Sets the rate and keeps the previous one, to be restored later. */
const setPace = statement<[tenantId: string, registrationId: string, rate: number]>(
  'registry.set_pace',
  `UPDATE phone_numbers SET unregistered_rate = coalesce(unregistered_rate, messages_per_second), messages_per_second = $3
    WHERE tenant_id = $1 AND registration_id = $2 AND registration_state = 'ASSIGNED' AND state = 'active'`,
);

export async function lockRegistration(tx: Sql, tenantId: string, registrationId: string): Promise<void> {
  await tx.row(lockShared, tenantId, registrationId);
}

/** Divides the carrier limit of a campaign among its numbers; dispatch reads the rate from them. */
export async function repaceNumbers(tx: Sql, tenantId: string, registrationId: string, now: Date): Promise<void> {
  const registration = await tx.row(lockShared, tenantId, registrationId);
  if (registration === null) return;
  const numbers = await tx.tenant(tenantId).phone_numbers.count({
    where: { registration_id: registrationId, registration_state: 'ASSIGNED', state: 'active' },
  });
  if (numbers === 0) return;
  const throughput = throughputOf(registration.use_case, registration.vetting_score, now);
  await tx.run(setPace, tenantId, registrationId, ratePerNumber(throughput, numbers));
}
