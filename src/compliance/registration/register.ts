import { codes } from '../../domain/registration/finding.ts';
import { nextBrandStatus, nextCampaignStatus, nextTollFreeStatus } from '../../domain/registration/status.ts';
import { emitRegistrationChange } from '../../events/outbox/emit-registration.ts';
import type {
  BrandStatus,
  CampaignStatus,
  RegistrationKind,
  RegistrationRejection,
  RegistrationStatus,
  TollFreeStatus,
} from '../../generated/types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type Claim, type Next, SAVED } from '../../platform/work/worker.ts';
import type { CheckPages } from './check-pages.ts';
import {
  type DueRegistration,
  findRegistration,
  lockSubmission,
  markSubmitted,
  postpone,
  recordStatus,
  wakeCampaigns,
  wakeNumbers,
} from './order-queries.ts';
import { repaceNumbers } from './pace.ts';
import { orderReference, type Registry, type RegistryStep } from './registry.ts';
import { settleTollFree } from './toll-free-queries.ts';

const RETRY_MS = 1_000;

export interface RegistryParts {
  readonly database: Database;
  readonly registry: Registry;
  /** Checks the pages of a submission; null when only their URLs are checked. */
  readonly checkPages?: CheckPages | null;
  readonly clock: () => Date;
}

/**
 * Submits a registration, or polls a submitted one. The registry is called between two
 * transactions: a worker that dies in between leaves a lease, and the next one repeats the order
 * under the same reference.
 */
export async function register(parts: RegistryParts, { tenantId, id }: Claim): Promise<Next> {
  const row = await parts.database.row(findRegistration, tenantId, id);
  if (row === null) return null;
  await advance(parts, row, parts.clock());
  return SAVED;
}

async function advance(
  { database, registry, checkPages = null }: RegistryParts,
  row: DueRegistration,
  now: Date,
): Promise<void> {
  const { tenant_id: tenantId, id, attempt } = row;
  const later = new Date(now.getTime() + RETRY_MS);
  const reference = orderReference(tenantId, id, attempt);
  if (row.submitted_at !== null) {
    const report = await registry.report(reference, now);
    const { steps, nextAt } = report ?? { steps: [], nextAt: later };
    await database.transaction((tx) => applySteps(tx, row, steps, nextAt, now));
    if (steps.length > 0) await wakeDependents(database, row, now);
    return;
  }
  if (row.kind === 'campaign' && row.brand_status === 'REGISTRATION_PENDING') {
    await postpone(database, row, later);
    return;
  }
  const brandFailed = row.kind === 'campaign' && row.brand_status === 'REGISTRATION_FAILED';
  const rejection = brandFailed ? BRAND_FAILED : ((await checkPages?.(row)) ?? null);
  const order = { reference, kind: row.kind, ein: row.ein, referenceId: row.reference_id, attempt };
  const answer = rejection === null ? await registry.submit(order, now) : ({ outcome: 'rejected', rejection } as const);
  if (answer.outcome === 'unknown') await postpone(database, row, later);
  else if (answer.outcome === 'accepted') await markSubmitted(database, row, now);
  else {
    await database.transaction((tx) => reject(tx, row, answer.rejection, now));
    await wakeDependents(database, row, now);
  }
}

const BRAND_FAILED: RegistrationRejection = {
  code: codes.brandInformation,
  field: 'brand_id',
  fix: 'Correct and register the brand again, then submit the campaign again.',
};

const REJECTED_STATUS = { brand: 'REGISTRATION_FAILED', campaign: 'TCR_FAILED', toll_free: 'REJECTED' } as const;

function reject(tx: Sql, row: DueRegistration, rejection: RegistrationRejection, now: Date): Promise<void> {
  return applySteps(tx, row, [{ status: REJECTED_STATUS[row.kind], rejection }], null, now, 'FAILED');
}

/**
 * Applies every report that is further than the current status, with one event each, in one
 * transaction with its consequences.
 */
async function applySteps(
  tx: Sql,
  row: DueRegistration,
  steps: readonly RegistryStep[],
  nextAt: Date | null,
  now: Date,
  submission?: 'FAILED',
): Promise<void> {
  const { tenant_id: tenantId, id, attempt, kind } = row;
  const owner = { tenantId, accountId: row.account_id };
  const locked = await tx.row(lockSubmission, tenantId, id, attempt);
  if (locked === null) return;
  let status = locked.status;
  let last: Omit<RegistryStep, 'status'> = {};
  for (const step of steps) {
    const next = nextStatus(kind, status, step.status as RegistrationStatus);
    if (next === null) continue;
    status = next;
    last = step;
    await emitRegistrationChange(tx, owner, `${kind}_${next.toLowerCase()}`, now, row.request_id);
  }
  if (status === locked.status) {
    await postpone(tx, row, nextAt);
    return;
  }
  const rejection = last.rejection ?? null;
  const values = {
    status,
    identity_status: last.identity,
    vetting_score: last.score ?? undefined,
    rejection,
    due_at: nextAt,
  };
  await recordStatus(tx, row, { ...values, submission_status: submission }, now);
  if (status === 'MNO_PROVISIONED') await repaceNumbers(tx, tenantId, id, now);
  if (row.number_id !== null) await settleTollFree(tx, row, row.number_id, status, rejection);
}

function nextStatus(
  kind: RegistrationKind,
  current: RegistrationStatus,
  reported: RegistrationStatus,
): RegistrationStatus | null {
  switch (kind) {
    case 'brand':
      return nextBrandStatus(current as BrandStatus, reported as BrandStatus);
    case 'campaign':
      return nextCampaignStatus(current as CampaignStatus, reported as CampaignStatus);
    case 'toll_free':
      return nextTollFreeStatus(current as TollFreeStatus, reported as TollFreeStatus);
  }
}

/**
 * Campaigns poll their brand, and numbers their campaign; this makes them due sooner. It runs after
 * the commit, because it locks dependent rows, which others lock before the registration.
 */
async function wakeDependents(
  database: Database,
  { tenant_id: tenantId, id, kind }: DueRegistration,
  now: Date,
): Promise<void> {
  await (kind === 'brand' ? wakeCampaigns : wakeNumbers)(database, tenantId, id, now);
}
