import { hasFailed } from '../../domain/registration/status.ts';
import { emitRegistrationChange } from '../../events/outbox/emit-registration.ts';
import type { RegistrationRejection } from '../../generated/types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type Claim, type Next, SAVED } from '../../platform/work/worker.ts';
import { type DueNumber, findDueNumber, freeNumber, postponeNumber, settleNumber } from './number-queries.ts';
import { lockRegistration, repaceNumbers } from './pace.ts';
import type { RegistryParts } from './register.ts';
import { orderReference, type Registry, type RegistryStep } from './registry.ts';

const RETRY_MS = 1_000;
const RECHECK_MS = 30_000;

/**
 * Submits or polls the assignment of a number; an order is repeated until the registry reports a
 * result.
 */
export async function assignNumber(
  { database, registry, clock }: RegistryParts,
  { tenantId, id }: Claim,
): Promise<Next> {
  const row = await database.row(findDueNumber, tenantId, id);
  if (row === null) return null;
  await advance(database, registry, row, clock());
  return SAVED;
}

async function advance(database: Database, registry: Registry, row: DueNumber, now: Date): Promise<void> {
  const { tenant_id: tenantId, id, registration_attempt: attempt, registration_state: state, status } = row;
  if (state === 'PENDING_ASSIGNMENT' && status !== 'MNO_PROVISIONED') {
    const failed = hasFailed(status) || status === 'TCR_EXPIRED';
    await database.transaction((tx) =>
      failed
        ? settle(tx, row, { status: 'FAILED_ASSIGNMENT', rejection: row.rejection ?? EXPIRED }, now)
        : waitForCampaign(tx, row, now),
    );
    return;
  }
  const reference = orderReference(tenantId, id, attempt);
  let report = await registry.report(reference, now);
  if (report === null) {
    const kind = state === 'PENDING_ASSIGNMENT' ? 'assignment' : 'unassignment';
    const answer = await registry.submit({ reference, kind, ein: null, referenceId: row.reference_id, attempt }, now);
    if (answer.outcome === 'accepted') report = await registry.report(reference, now);
  }
  const last = report?.steps.at(-1);
  if (last === undefined || !isOfNumber(last)) {
    const again = report?.nextAt ?? new Date(now.getTime() + RETRY_MS);
    await postponeNumber(database, row, again);
  } else await database.transaction((tx) => settle(tx, row, last, now));
}

/** `number_assigned` is the event of acquiring a number. */
const REASONS = {
  ASSIGNED: 'number_registered',
  FAILED_ASSIGNMENT: 'number_registration_failed',
  UNASSIGNED: 'number_unregistered',
  FAILED_UNASSIGNMENT: 'number_unregistration_failed',
} as const;

interface NumberStep extends RegistryStep {
  readonly status: keyof typeof REASONS;
}

const isOfNumber = (step: RegistryStep): step is NumberStep => step.status in REASONS;

const EXPIRED: RegistrationRejection = {
  code: '30899',
  field: 'registration_id',
  fix: 'The registration has expired. Submit it again, then assign the number again.',
};

/** The campaign makes the number due when it is provisioned; this recheck covers a lost wake-up. */
async function waitForCampaign(tx: Sql, row: DueNumber, now: Date): Promise<void> {
  await postponeNumber(tx, row, new Date(now.getTime() + RECHECK_MS));
}

/** The registration is locked before its numbers, here and everywhere. */
async function settle(tx: Sql, row: DueNumber, { status, rejection }: NumberStep, now: Date): Promise<void> {
  const {
    tenant_id: tenantId,
    id,
    account_id: accountId,
    registration_attempt: attempt,
    registration_id: registration,
  } = row;
  await lockRegistration(tx, tenantId, registration);
  const changed =
    status === 'UNASSIGNED'
      ? await tx.run(freeNumber, tenantId, id, attempt)
      : await settleNumber(tx, row, status, rejection ?? null);
  if (changed === 0) return;
  await repaceNumbers(tx, tenantId, registration, now);
  await emitRegistrationChange(tx, { tenantId, accountId }, REASONS[status], now, row.registration_request_id);
}
