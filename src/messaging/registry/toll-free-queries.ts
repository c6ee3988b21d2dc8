import type { NumberAssignmentState, RegistrationStatus } from '../../generated/types.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import { REGISTRATION, type TollFreeRow } from './queries.ts';

/** Two submissions of one number take turns on its row. */
export const lockTollFree = statement<[tenantId: string, accountId: string, numberId: string], TollFreeRow>(
  'registry.lock_toll_free',
  `SELECT ${REGISTRATION} FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND number_id = $3 AND kind = 'toll_free' FOR UPDATE`,
);

export const findTollFreeByReference = statement<
  [tenantId: string, accountId: string, referenceId: string],
  TollFreeRow
>(
  'registry.find_toll_free_by_reference',
  `SELECT ${REGISTRATION} FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND kind = 'toll_free' AND reference_id = $3`,
);

/** No row comes back when the number has a verification, or the account has used the reference. */
export const insertTollFree = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    numberId: string,
    referenceId: string | null,
    content: string,
    now: Date,
    requestId: string,
  ],
  TollFreeRow
>(
  'registry.insert_toll_free',
  `INSERT INTO registrations (tenant_id, id, account_id, kind, number_id, reference_id, content, status, submission_status, attempt, due_at, created_at, updated_at, request_id)
   VALUES ($1, $2, $3, 'toll_free', $4, $5, $6, 'PENDING_REVIEW', 'PENDING', 1, $7, $7, $7, $8)
   ON CONFLICT DO NOTHING RETURNING ${REGISTRATION}`,
);

export const resubmitTollFree = statement<
  [tenantId: string, id: string, content: string, now: Date, requestId: string],
  TollFreeRow
>(
  'registry.resubmit_toll_free',
  `UPDATE registrations SET content = $3, status = 'PENDING_REVIEW', submission_status = 'PENDING', rejection = NULL, attempt = attempt + 1,
          submitted_at = NULL, due_at = $4, lease_until = NULL, updated_at = $4, request_id = $5
    WHERE tenant_id = $1 AND id = $2 RETURNING ${REGISTRATION}`,
);

const setVerification = statement<
  [tenantId: string, numberId: string, registrationId: string, state: NumberAssignmentState, rejection: string | null]
>(
  'registry.set_verification',
  `UPDATE sender_numbers SET registration_id = $3, registration_state = $4, registration_rejection = $5, registration_due_at = NULL,
          registration_lease_until = NULL
    WHERE tenant_id = $1 AND id = $2 AND state = 'active'`,
);

const STATES: Readonly<Partial<Record<RegistrationStatus, NumberAssignmentState>>> = {
  APPROVED: 'ASSIGNED',
  REJECTED: 'FAILED_ASSIGNMENT',
};

/** The number says how far its verification is, so that whoever sends has to look at nothing else. After the verification is locked. */
export async function settleTollFree(
  tx: Sql,
  { tenant_id: tenantId, id }: { readonly tenant_id: string; readonly id: string },
  numberId: string,
  status: RegistrationStatus,
  rejection: string | null,
): Promise<void> {
  await tx.run(setVerification, tenantId, numberId, id, STATES[status] ?? 'PENDING_ASSIGNMENT', rejection);
}
