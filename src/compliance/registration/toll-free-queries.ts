import type { NumberAssignmentState, RegistrationRejection, RegistrationStatus } from '../../generated/types.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { REGISTRATION, type TollFreeRow } from './queries.ts';

/** Serializes submissions of one number. */
export const lockTollFree = statement<[tenantId: string, accountId: string, numberId: string], TollFreeRow>(
  'registry.lock_toll_free',
  `SELECT ${REGISTRATION} FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND number_id = $3 AND kind = 'toll_free' FOR UPDATE`,
);

const STATES: Readonly<Partial<Record<RegistrationStatus, NumberAssignmentState>>> = {
  APPROVED: 'ASSIGNED',
  REJECTED: 'FAILED_ASSIGNMENT',
};

/**
 * Copies the verification state to the number, so that sending reads only the number. The caller
 * has locked the verification.
 */
export async function settleTollFree(
  tx: Sql,
  { tenant_id: tenantId, id }: { readonly tenant_id: string; readonly id: string },
  numberId: string,
  status: RegistrationStatus,
  rejection: RegistrationRejection | null,
): Promise<void> {
  await tx.tenant(tenantId).phone_numbers.updateMany({
    where: { id: numberId, state: 'active' },
    data: {
      registration_id: id,
      registration_state: STATES[status] ?? 'PENDING_ASSIGNMENT',
      registration_rejection: toNullableJson(rejection),
      registration_due_at: null,
    },
  });
}
