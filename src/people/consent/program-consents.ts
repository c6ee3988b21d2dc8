import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

const BEFORE = 'program_consent_as_json(p.status, p.method, p.changed_at)';

/** Sets the consent to a program. A keyword opt-out does not replace another opt-out. */
export const setProgramConsent = statement<
  [tenantId: string, accountId: string, phone: string, programId: string, status: string, method: string, at: Date]
>(
  'consent.set_program_consent',
  `INSERT INTO program_consents AS p (tenant_id, account_id, phone, program_id, status, method, changed_at, before)
   VALUES ($1, $2, $3, $4, $5, $6, $7, NULL)
   ON CONFLICT (tenant_id, account_id, phone, program_id) DO UPDATE
      SET status = $5, changed_at = $7,
          method = CASE WHEN $5 = 'opted_out' AND p.status = 'opted_out' AND p.method <> 'keyword' THEN p.method ELSE $6 END,
          before = CASE WHEN $5 <> 'opted_out' THEN NULL WHEN p.status = 'opted_out' THEN p.before ELSE ${BEFORE} END`,
);

/** Ends the consents of numbers to every program: an opt-out of everything. */
export const endProgramConsents = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], method: string, at: Date]
>(
  'consent.end_program_consents',
  `UPDATE program_consents p SET status = 'opted_out', method = $4, changed_at = $5, before = ${BEFORE}
    WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) AND status <> 'opted_out'`,
);

/** What the consents were before they ended, so that nothing can restore them. */
export const forgetPreviousConsents = statement<[tenantId: string, accountId: string, phone: string]>(
  'consent.forget_previous_consents',
  `UPDATE program_consents SET before = NULL
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND status = 'opted_out' AND before IS NOT NULL`,
);

/** Restores the consents that an opt-out of everything ended at this time, but to one program. */
export const restoreProgramConsents = statement<
  [tenantId: string, accountId: string, phone: string, endedAt: Date, butProgramId: string]
>(
  'consent.restore_program_consents',
  `UPDATE program_consents
      SET status = before ->> 'status', method = before ->> 'method', changed_at = program_consent_changed_at(before), before = NULL
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND program_id <> $5
      AND status = 'opted_out' AND method = 'keyword' AND changed_at = $4 AND before IS NOT NULL`,
);

/** An opt-out of the merged number from a program holds for the winner's number. */
export const mergeProgramOptOuts = statement<
  [tenantId: string, accountId: string, from: string, to: string, now: Date]
>(
  'consent.merge_program_opt_outs',
  `INSERT INTO program_consents AS w (tenant_id, account_id, phone, program_id, status, method, changed_at, before)
   SELECT $1, $2, $4, program_id, status, method, $5, NULL FROM program_consents
    WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND status = 'opted_out'
   ON CONFLICT (tenant_id, account_id, phone, program_id) DO UPDATE
      SET status = 'opted_out', method = excluded.method, changed_at = excluded.changed_at, before = NULL
    WHERE w.status <> 'opted_out'`,
);

/** The consents of a number that receives nothing more; its opt-outs stay. */
export async function deleteProgramConsents(tx: Sql, { tenantId, accountId }: Owner, phone: string): Promise<void> {
  const where = { account_id: accountId, phone, status: { not: 'opted_out' } };
  await tx.tenant(tenantId).program_consents.deleteMany({ where });
}

/** Opts numbers in to a program, those without an opt-out; returns the numbers that changed. */
export const optNumbersIn = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], programId: string, method: string, at: Date],
  { phone: string }
>(
  'consent.opt_numbers_in',
  `INSERT INTO program_consents AS p (tenant_id, account_id, phone, program_id, status, method, changed_at)
   SELECT $1, $2, phone, $4, 'opted_in', $5, $6 FROM unnest($3::text[]) AS phone ORDER BY phone
   ON CONFLICT (tenant_id, account_id, phone, program_id) DO UPDATE
      SET status = excluded.status, method = excluded.method, changed_at = excluded.changed_at
    WHERE p.status IN ('none', 'pending')
   RETURNING phone`,
);
