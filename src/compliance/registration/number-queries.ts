import type { Owner } from '../../domain/account.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { CampaignStatus, NumberAssignmentState, RegistrationRejection } from '../../generated/types.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { WorkKind } from '../../platform/work/kind.ts';

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

export const ASSIGNMENTS: WorkKind = {
  name: 'number_registrations',
  table: 'phone_numbers',
  id: 'id',
  due: 'registration_due_at',
};

export const findDueNumber = statement<[tenantId: string, id: string], DueNumber>(
  'registry.find_due_number',
  `SELECT n.tenant_id, n.id, n.account_id, n.registration_id, n.registration_state, n.registration_attempt, r.reference_id, r.status, r.rejection,
          n.registration_request_id
     FROM phone_numbers n JOIN registrations r ON r.tenant_id = $1 AND r.id = n.registration_id
    WHERE n.tenant_id = $1 AND n.id = $2`,
);

/** An order of a number at the registry; a later one has another attempt. */
export type NumberOrder = Pick<DueNumber, 'tenant_id' | 'id' | 'registration_attempt'>;

/** Polls again at `dueAt`. Does nothing when the number has a newer order. */
export async function postponeNumber(sql: Sql, order: NumberOrder, dueAt: Date): Promise<void> {
  const { tenant_id: tenantId, id, registration_attempt } = order;
  await sql.tenant(tenantId).phone_numbers.updateMany({
    where: { id, registration_attempt },
    data: { registration_due_at: dueAt },
  });
}

/** Returns how many numbers changed: none when the number has a newer order or another state. */
export async function settleNumber(
  tx: Sql,
  { tenant_id: tenantId, id, registration_attempt, registration_state }: DueNumber,
  to: NumberAssignmentState,
  rejection: RegistrationRejection | null,
): Promise<number> {
  const { count } = await tx.tenant(tenantId).phone_numbers.updateMany({
    where: { id, registration_attempt, registration_state },
    data: {
      registration_state: to,
      registration_rejection: toNullableJson(rejection),
      registration_due_at: null,
    },
  });
  return count;
}

/** Removes the number from its campaign and restores its previous rate. */
export const freeNumber = statement<[tenantId: string, id: string, attempt: number]>(
  'registry.free_number',
  `UPDATE phone_numbers SET registration_id = NULL, registration_state = NULL, registration_rejection = NULL, registration_due_at = NULL,
          messages_per_second = coalesce(unregistered_rate, messages_per_second), unregistered_rate = NULL
    WHERE tenant_id = $1 AND id = $2 AND registration_attempt = $3 AND registration_state = 'PENDING_UNASSIGNMENT'`,
);

/** Creates a new order at the registry. */
export async function orderNumber(
  tx: Sql,
  { tenantId }: Owner,
  id: string,
  order: { readonly registrationId: string; readonly state: NumberAssignmentState },
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<void> {
  await tx.tenant(tenantId).phone_numbers.updateMany({
    where: { id },
    data: {
      registration_id: order.registrationId,
      registration_state: order.state,
      registration_rejection: Prisma.DbNull,
      registration_attempt: { increment: 1 },
      registration_due_at: now,
      registration_request_id: requestId,
    },
  });
}

/** Counts active numbers; the caller holds the campaign lock. */
export function countNumbers(tx: Sql, { tenantId }: Owner, registrationId: string): Promise<number> {
  return tx.tenant(tenantId).phone_numbers.count({
    where: {
      registration_id: registrationId,
      state: 'active',
      registration_state: { in: ['PENDING_ASSIGNMENT', 'ASSIGNED'] },
    },
  });
}

const OPEN: CampaignStatus[] = [
  'TCR_PENDING',
  'TCR_ACCEPTED',
  'TELNYX_ACCEPTED',
  'MNO_PENDING',
  'MNO_ACCEPTED',
  'MNO_PROVISIONED',
];

/** The newest campaign of a program that can still get numbers. */
export function findCampaignOfProgram(
  tx: Sql,
  { tenantId, accountId }: Owner,
  programId: string,
): Promise<{ readonly id: string } | null> {
  return tx.tenant(tenantId).registrations.findFirst({
    where: { account_id: accountId, kind: 'campaign', program_id: programId, status: { in: OPEN } },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
}

/** Locks the current and the new campaign of a number, before the number itself. */
export const lockCampaignsOf = statement<
  [tenantId: string, accountId: string, numberId: string, registrationId: string | null]
>(
  'registry.lock_campaigns_of',
  `SELECT r.id FROM registrations r
    WHERE r.tenant_id = $1 AND r.account_id = $2
      AND r.id IN ($4, (SELECT n.registration_id FROM phone_numbers n WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.id = $3))
    ORDER BY r.id FOR UPDATE`,
);
