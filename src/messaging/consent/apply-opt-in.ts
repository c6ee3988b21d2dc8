import { mayReOptIn } from '../../domain/consent.ts';
import { batchStatement, type Sql, statement } from '../../platform/sql.ts';
import { announceConsent } from '../outbox/announce-consent.ts';
import type { Owner } from '../tenancy.ts';
import { OPT_OUT_REASONS, type OptInChange } from './change.ts';
import { holdsFor, programOf } from './holds-for.ts';
import { appendEntry } from './ledger.ts';
import { lockConsent, readStanding } from './standing.ts';

export type OptInOutcome =
  | {
      readonly applied: true;
      readonly entryId: string;
      readonly contactId: string | null;
      /** False when the contact was opted in before. */
      readonly changed: boolean;
      /** The account suppresses this number for a reason of its own, which no consent lifts. */
      readonly suppressed: boolean;
    }
  | {
      readonly applied: false;
      readonly reason: 'no_prior_opt_out' | 'opt_out_not_by_keyword' | 'evidence_older_than_opt_out';
      readonly optedOutAt: Date | null;
    };

const optContactIn = statement<
  [tenantId: string, accountId: string, phone: string, method: string, at: Date, now: Date]
>(
  'consent.opt_contact_in',
  `UPDATE contacts SET consent_status = 'opted_in', consent_method = $4, consent_changed_at = $5, updated_at = $6
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND consent_status <> 'opted_in'`,
);

/** Consent to one program lifts what ended everything, because a program is part of it; never what ended another program. */
const lift = batchStatement<
  [tenantId: string, accountId: string, phone: string, scope: string, reasons: readonly string[]]
>(
  'consent.lift_suppressions',
  `DELETE FROM suppressions
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND ($4 = 'all' OR scope IN ('all', $4)) AND reason = ANY ($5)`,
);

const HOLDS = holdsFor('$4');

const findSuppression = statement<
  [tenantId: string, accountId: string, phone: string, programId: string | null],
  { reason: string }
>(
  'consent.find_remaining_suppression',
  `SELECT s.reason FROM suppressions s
    WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = $3 AND ${HOLDS} LIMIT 1`,
);

/**
 * Records consent. The caller has checked the proof (`validProvenance`); here it is held against what the number did before:
 * `mayReOptIn` decides, under the number's lock, and a refusal writes nothing. Suppressions that the opt-outs left go in the same
 * transaction.
 */
export async function applyOptIn(tx: Sql, owner: Owner, change: OptInChange): Promise<OptInOutcome> {
  const { tenantId, accountId } = owner;
  const { phone, scope, method, via, capturedAt, now } = change;
  await lockConsent(tx, owner, phone);
  const { contact, lastChange } = await readStanding(tx, owner, phone, programOf(scope));
  const verdict = mayReOptIn({ lastChange, via, capturedAt });
  if (!verdict.ok)
    return {
      applied: false,
      reason: verdict.reason,
      optedOutAt: lastChange?.status === 'opted_out' ? lastChange.at : null,
    };
  const contactId = contact?.id ?? change.contactId;
  const entryId = await appendEntry(tx, owner, contactId, phone, { ...change, status: 'opted_in' });
  const moved = await tx.run(optContactIn, tenantId, accountId, phone, method, capturedAt, now);
  const lifted = await tx.run(lift, tenantId, accountId, phone, scope, OPT_OUT_REASONS);
  const remaining = await tx.row(findSuppression, tenantId, accountId, phone, programOf(scope));
  const changed = moved > 0 || lifted > 0;
  if (changed)
    await announceConsent(tx, owner, 'contact.opted_in', [{ contactId, phone, entryId, recalled: 0 }], change);
  return { applied: true, entryId, contactId, changed, suppressed: remaining !== null };
}
