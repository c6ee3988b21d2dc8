import type { BrandIdentityStatus, RegistrationKind, RegistrationStatus } from '../../generated/types.ts';
import { statement } from '../../platform/sql.ts';

/** Something that is due at the registry, leased to whoever took it. */
export interface DueRegistration {
  readonly tenant_id: string;
  readonly id: string;
  readonly account_id: string;
  readonly kind: RegistrationKind;
  readonly brand_id: string | null;
  readonly reference_id: string | null;
  readonly ein: string | null;
  readonly status: RegistrationStatus;
  readonly attempt: number;
  readonly submitted_at: Date | null;
  /** While it is not submitted. */
  readonly content: unknown;
  readonly request_id: string | null;
  /** Of a campaign. */
  readonly brand_status: RegistrationStatus | null;
  /** Of a toll-free number. */
  readonly number_id: string | null;
}

/** Who has something due; one transaction touches one tenant. */
export const tenantsWithDue = statement<[now: Date], { tenant_id: string }>(
  'registry.tenants_with_due',
  `SELECT DISTINCT tenant_id FROM registrations WHERE due_at <= $1 AND (lease_until IS NULL OR lease_until <= $1)`,
);

/** Oldest first; two processes take different ones. What a process took and did not finish is due again when its lease has run out. */
export const takeDue = statement<[tenantId: string, now: Date, until: Date, limit: number], DueRegistration>(
  'registry.take_due',
  `WITH due AS (
     SELECT id FROM registrations
      WHERE tenant_id = $1 AND due_at <= $2 AND (lease_until IS NULL OR lease_until <= $2) ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
   UPDATE registrations r SET lease_until = $3 FROM due WHERE r.tenant_id = $1 AND r.id = due.id
   RETURNING r.tenant_id, r.id, r.account_id, r.kind, r.brand_id, r.reference_id, r.content ->> 'ein' AS ein, r.status, r.attempt, r.submitted_at, r.request_id,
             r.number_id, CASE WHEN r.submitted_at IS NULL THEN r.content END AS content,
             (SELECT b.status FROM registrations b WHERE b.tenant_id = $1 AND b.id = r.brand_id) AS brand_status`,
);

/** The row as it is now, if it is still the submission that was asked about. */
export const lockSubmission = statement<
  [tenantId: string, id: string, attempt: number],
  { status: RegistrationStatus }
>(
  'registry.lock_submission',
  'SELECT status FROM registrations WHERE tenant_id = $1 AND id = $2 AND attempt = $3 FOR UPDATE',
);

/** The registry has it; when to ask. */
export const markSubmitted = statement<[tenantId: string, id: string, attempt: number, now: Date, dueAt: Date]>(
  'registry.mark_submitted',
  `UPDATE registrations SET submission_status = 'CREATED', submitted_at = $4, due_at = $5, lease_until = NULL, updated_at = $4
    WHERE tenant_id = $1 AND id = $2 AND attempt = $3`,
);

/** Nothing new is known: it is asked again then, or never. */
export const postpone = statement<[tenantId: string, id: string, attempt: number, dueAt: Date | null]>(
  'registry.postpone',
  'UPDATE registrations SET due_at = $4, lease_until = NULL WHERE tenant_id = $1 AND id = $2 AND attempt = $3',
);

export const recordStatus = statement<
  [
    tenantId: string,
    id: string,
    attempt: number,
    status: string,
    identity: BrandIdentityStatus | null,
    score: number | null,
    rejection: string | null,
    submission: string | null,
    dueAt: Date | null,
    now: Date,
  ]
>(
  'registry.record_status',
  `UPDATE registrations SET status = $4, identity_status = coalesce($5, identity_status), vetting_score = coalesce($6, vetting_score), rejection = $7,
          submission_status = coalesce($8, submission_status), due_at = $9, lease_until = NULL, updated_at = $10
    WHERE tenant_id = $1 AND id = $2 AND attempt = $3`,
);

/** Campaigns that wait for their brand. */
export const wakeCampaigns = statement<[tenantId: string, brandId: string, now: Date]>(
  'registry.wake_campaigns',
  `UPDATE registrations SET due_at = $3, lease_until = NULL
    WHERE tenant_id = $1 AND brand_id = $2 AND submission_status = 'PENDING' AND due_at > $3`,
);

/** Numbers that wait for their campaign to be set up, or to fail. */
export const wakeNumbers = statement<[tenantId: string, registrationId: string, now: Date]>(
  'registry.wake_numbers',
  `UPDATE sender_numbers SET registration_due_at = $3, registration_lease_until = NULL
    WHERE tenant_id = $1 AND registration_id = $2 AND registration_state = 'PENDING_ASSIGNMENT' AND registration_due_at > $3`,
);
