import type { CampaignStatus, NumberAssignmentState, RegistrationRejection } from '../../generated/types.ts';
import { statement } from '../../platform/sql.ts';

export interface DueNumber {
  readonly tenant_id: string;
  readonly id: string;
  readonly account_id: string;
  readonly registration_id: string;
  readonly registration_state: NumberAssignmentState;
  readonly registration_attempt: number;
  readonly reference_id: string | null;
  readonly status: CampaignStatus;
  readonly rejection: RegistrationRejection | null;
  readonly registration_request_id: string | null;
}

export const tenantsWithDueNumbers = statement<[now: Date], { tenant_id: string }>(
  'registry.tenants_with_due_numbers',
  `SELECT DISTINCT tenant_id FROM sender_numbers
    WHERE registration_due_at <= $1 AND (registration_lease_until IS NULL OR registration_lease_until <= $1)`,
);

export const takeDueNumbers = statement<[tenantId: string, now: Date, until: Date, limit: number], DueNumber>(
  'registry.take_due_numbers',
  `WITH due AS (
     SELECT id, registration_id FROM sender_numbers
      WHERE tenant_id = $1 AND registration_due_at <= $2 AND (registration_lease_until IS NULL OR registration_lease_until <= $2)
      ORDER BY registration_due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
   UPDATE sender_numbers n SET registration_lease_until = $3
     FROM due JOIN registrations r ON r.tenant_id = $1 AND r.id = due.registration_id
    WHERE n.tenant_id = $1 AND n.id = due.id
   RETURNING n.tenant_id, n.id, n.account_id, n.registration_id, n.registration_state, n.registration_attempt, r.reference_id, r.status, r.rejection,
             n.registration_request_id`,
);

/** Asked about again then; null: when somebody wakes it. Nothing changes when the number has a newer order. */
export const postponeNumber = statement<[tenantId: string, id: string, attempt: number, dueAt: Date | null]>(
  'registry.postpone_number',
  `UPDATE sender_numbers SET registration_due_at = $4, registration_lease_until = NULL
    WHERE tenant_id = $1 AND id = $2 AND registration_attempt = $3`,
);

export const settleNumber = statement<
  [tenantId: string, id: string, attempt: number, from: string, to: string, rejection: string | null]
>(
  'registry.settle_number',
  `UPDATE sender_numbers SET registration_state = $5, registration_rejection = $6, registration_due_at = NULL, registration_lease_until = NULL
    WHERE tenant_id = $1 AND id = $2 AND registration_attempt = $3 AND registration_state = $4`,
);

/** It belongs to no campaign any more, and has the pace it had before. */
export const freeNumber = statement<[tenantId: string, id: string, attempt: number]>(
  'registry.free_number',
  `UPDATE sender_numbers SET registration_id = NULL, registration_state = NULL, registration_rejection = NULL, registration_due_at = NULL,
          registration_lease_until = NULL, messages_per_second = coalesce(unregistered_rate, messages_per_second), unregistered_rate = NULL
    WHERE tenant_id = $1 AND id = $2 AND registration_attempt = $3 AND registration_state = 'PENDING_UNASSIGNMENT'`,
);

/** A new order at the registry. */
export const orderNumber = statement<
  [tenantId: string, id: string, registrationId: string, state: NumberAssignmentState, now: Date, requestId: string]
>(
  'registry.order_number',
  `UPDATE sender_numbers SET registration_id = $3, registration_state = $4, registration_rejection = NULL, registration_attempt = registration_attempt + 1,
          registration_due_at = $5, registration_lease_until = NULL, registration_request_id = $6
    WHERE tenant_id = $1 AND id = $2`,
);

/** Of those in service; who asks holds the lock of the campaign. */
export const countNumbers = statement<[tenantId: string, registrationId: string], { count: number }>(
  'registry.count_numbers',
  `SELECT count(*)::integer AS count FROM sender_numbers WHERE tenant_id = $1 AND registration_id = $2 AND state = 'active'
      AND registration_state IN ('PENDING_ASSIGNMENT', 'ASSIGNED')`,
);

/** The newest campaign of a program that may still take numbers. */
export const findCampaignOfProgram = statement<
  [tenantId: string, accountId: string, programId: string],
  { id: string }
>(
  'registry.find_campaign_of_program',
  `SELECT id FROM registrations WHERE tenant_id = $1 AND account_id = $2 AND kind = 'campaign' AND program_id = $3
      AND status IN ('TCR_PENDING', 'TCR_ACCEPTED', 'TELNYX_ACCEPTED', 'MNO_PENDING', 'MNO_ACCEPTED', 'MNO_PROVISIONED') ORDER BY id DESC LIMIT 1`,
);

/** The campaign that the number has, and the one it is to have; before the number itself is locked. */
export const lockCampaignsOf = statement<
  [tenantId: string, accountId: string, numberId: string, registrationId: string | null]
>(
  'registry.lock_campaigns_of',
  `SELECT r.id FROM registrations r
    WHERE r.tenant_id = $1 AND r.account_id = $2
      AND r.id IN ($4, (SELECT n.registration_id FROM sender_numbers n WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.id = $3))
    ORDER BY r.id FOR UPDATE`,
);
