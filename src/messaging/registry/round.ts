import { codes } from '../../domain/registration/finding.ts';
import { nextBrandStatus, nextCampaignStatus, nextTollFreeStatus } from '../../domain/registration/status.ts';
import type {
  BrandStatus,
  CampaignStatus,
  RegistrationKind,
  RegistrationRejection,
  RegistrationStatus,
  TollFreeStatus,
} from '../../generated/types.ts';
import type { Database } from '../../platform/database.ts';
import { eachApart, type OnFailure } from '../../platform/each-apart.ts';
import type { Sql } from '../../platform/sql.ts';
import { announceTrust } from '../outbox/announce-trust.ts';
import type { CheckPages } from './check-pages.ts';
import {
  type DueRegistration,
  lockSubmission,
  markSubmitted,
  postpone,
  recordStatus,
  takeDue,
  tenantsWithDue,
  wakeCampaigns,
  wakeNumbers,
} from './order-queries.ts';
import { repaceNumbers } from './pace.ts';
import { orderReference, type Registry, type RegistryStep } from './registry.ts';
import { settleTollFree } from './toll-free-queries.ts';

const BATCH = 100;
const AGAIN_MS = 1_000;

export interface RegistryParts {
  readonly database: Database;
  readonly registry: Registry;
  /** Opens the pages of what is to be submitted; null where their form is enough. */
  readonly checkPages?: CheckPages | null;
  readonly clock: () => Date;
  /** How long a worker may hold what it took. */
  readonly leaseMs: number;
  readonly onFailure: OnFailure;
}

/**
 * Submits what is to be submitted and asks about what was; answers whether there may be more. The registry is called between two
 * transactions: whoever dies in between leaves a lease behind, and the next one repeats the order under the same reference.
 */
export async function registerDue(parts: RegistryParts): Promise<boolean> {
  const { database, clock, leaseMs, onFailure } = parts;
  const now = clock();
  const until = new Date(now.getTime() + leaseMs);
  const tenants = await database.rows(tenantsWithDue, now);
  const taken = await eachApart(tenants, onFailure, async ({ tenant_id: tenantId }) => {
    const due = await database.rows(takeDue, tenantId, now, until, BATCH);
    await eachApart(due, onFailure, (row) => advance(parts, row, clock()));
    return due.length;
  });
  return taken.some((count) => count > 0);
}

async function advance(
  { database, registry, checkPages = null }: RegistryParts,
  row: DueRegistration,
  now: Date,
): Promise<void> {
  const { tenant_id: tenantId, id, attempt } = row;
  const later = new Date(now.getTime() + AGAIN_MS);
  const reference = orderReference(tenantId, id, attempt);
  if (row.submitted_at !== null) {
    const report = await registry.report(reference, now);
    const { steps, nextAt } = report ?? { steps: [], nextAt: later };
    await database.transaction((tx) => applySteps(tx, row, steps, nextAt, now));
    if (steps.length > 0) await wakeDependents(database, row, now);
    return;
  }
  if (row.kind === 'campaign' && row.brand_status === 'REGISTRATION_PENDING') {
    await database.run(postpone, tenantId, id, attempt, later);
    return;
  }
  const brandFailed = row.kind === 'campaign' && row.brand_status === 'REGISTRATION_FAILED';
  const rejection = brandFailed ? BRAND_FAILED : ((await checkPages?.(row)) ?? null);
  const order = { reference, kind: row.kind, ein: row.ein, referenceId: row.reference_id, attempt };
  const answer = rejection === null ? await registry.submit(order, now) : ({ outcome: 'refused', rejection } as const);
  if (answer.outcome === 'unknown') await database.run(postpone, tenantId, id, attempt, later);
  else if (answer.outcome === 'taken') await database.run(markSubmitted, tenantId, id, attempt, now, now);
  else {
    await database.transaction((tx) => refuse(tx, row, answer.rejection, now));
    await wakeDependents(database, row, now);
  }
}

const BRAND_FAILED: RegistrationRejection = {
  code: codes.brandInformation,
  field: 'brand_id',
  fix: 'Register the brand again with what its rejection names; then submit the campaign again.',
};

const REFUSED = { brand: 'REGISTRATION_FAILED', campaign: 'TCR_FAILED', toll_free: 'REJECTED' } as const;

function refuse(tx: Sql, row: DueRegistration, rejection: RegistrationRejection, now: Date): Promise<void> {
  return applySteps(tx, row, [{ status: REFUSED[row.kind], rejection }], null, now, 'FAILED');
}

/** Moves on by every report that is further than what is known, one event for each, in one transaction with what hangs on it. */
async function applySteps(
  tx: Sql,
  row: DueRegistration,
  steps: readonly RegistryStep[],
  nextAt: Date | null,
  now: Date,
  submission: 'FAILED' | null = null,
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
    await announceTrust(tx, owner, `${kind}_${next.toLowerCase()}`, now, row.request_id);
  }
  if (status === locked.status) {
    await tx.run(postpone, tenantId, id, attempt, nextAt);
    return;
  }
  const rejection = last.rejection === undefined ? null : JSON.stringify(last.rejection);
  await tx.run(
    recordStatus,
    tenantId,
    id,
    attempt,
    status,
    last.identity ?? null,
    last.score ?? null,
    rejection,
    submission,
    nextAt,
    now,
  );
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
 * Campaigns look at their brand, and numbers at their campaign, by themselves now and then: this makes it sooner. After the commit, because
 * it locks what hangs on the registration, which others lock before it.
 */
async function wakeDependents(
  database: Database,
  { tenant_id: tenantId, id, kind }: DueRegistration,
  now: Date,
): Promise<void> {
  await database.run(kind === 'brand' ? wakeCampaigns : wakeNumbers, tenantId, id, now);
}
