import { hasFailed } from '../../domain/registration/status.ts';
import type { RegistrationRejection } from '../../generated/types.ts';
import type { Database } from '../../platform/database.ts';
import { eachApart } from '../../platform/each-apart.ts';
import type { Sql } from '../../platform/sql.ts';
import { announceTrust } from '../outbox/announce-trust.ts';
import {
  type DueNumber,
  freeNumber,
  postponeNumber,
  settleNumber,
  takeDueNumbers,
  tenantsWithDueNumbers,
} from './number-queries.ts';
import { lockRegistration, repaceNumbers } from './pace.ts';
import { orderReference, type Registry, type RegistryStep } from './registry.ts';
import type { RegistryParts } from './round.ts';

const BATCH = 100;
const AGAIN_MS = 1_000;
const LOOK_MS = 30_000;

/** The same for the numbers of campaigns: their orders are repeated until the registry says what became of them. */
export async function assignDueNumbers({
  database,
  registry,
  clock,
  leaseMs,
  onFailure,
}: RegistryParts): Promise<boolean> {
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const tenants = await database.rows(tenantsWithDueNumbers, now);
  const taken = await eachApart(tenants, onFailure, async ({ tenant_id: tenantId }) => {
    const due = await database.rows(takeDueNumbers, tenantId, now, until, BATCH);
    await eachApart(due, onFailure, (row) => advance(database, registry, row, clock()));
    return due.length;
  });
  return taken.some((count) => count > 0);
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
    if (answer.outcome === 'taken') report = await registry.report(reference, now);
  }
  const last = report?.steps.at(-1);
  if (last === undefined) {
    const again = report?.nextAt ?? new Date(now.getTime() + AGAIN_MS);
    await database.run(postponeNumber, tenantId, id, attempt, again);
  } else await database.transaction((tx) => settle(tx, row, last, now));
}

/** `number_assigned` says already that the account got a number. */
const REASONS: Readonly<Partial<Record<RegistryStep['status'], string>>> = {
  ASSIGNED: 'number_registered',
  FAILED_ASSIGNMENT: 'number_registration_failed',
  UNASSIGNED: 'number_unregistered',
  FAILED_UNASSIGNMENT: 'number_unregistration_failed',
};

const EXPIRED: RegistrationRejection = {
  code: '30899',
  field: 'registration_id',
  fix: 'The registration has run out: submit it again, then assign the number again.',
};

/** The campaign wakes it when it is through; should that get lost, it looks by itself. */
async function waitForCampaign(tx: Sql, row: DueNumber, now: Date): Promise<void> {
  const { tenant_id: tenantId, id, registration_attempt: attempt } = row;
  await tx.run(postponeNumber, tenantId, id, attempt, new Date(now.getTime() + LOOK_MS));
}

/** The registration is locked before its numbers, here and wherever both are. */
async function settle(tx: Sql, row: DueNumber, { status, rejection }: RegistryStep, now: Date): Promise<void> {
  const {
    tenant_id: tenantId,
    id,
    account_id: accountId,
    registration_attempt: attempt,
    registration_id: registration,
  } = row;
  await lockRegistration(tx, tenantId, registration);
  const said = rejection === undefined ? null : JSON.stringify(rejection);
  const changed =
    status === 'UNASSIGNED'
      ? await tx.run(freeNumber, tenantId, id, attempt)
      : await tx.run(settleNumber, tenantId, id, attempt, row.registration_state, status, said);
  if (changed === 0) return;
  await repaceNumbers(tx, tenantId, registration, now);
  const reason = REASONS[status] ?? `number_${status.toLowerCase()}`;
  await announceTrust(tx, { tenantId, accountId }, reason, now, row.registration_request_id);
}
