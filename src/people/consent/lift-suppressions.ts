import type { Owner } from '../../domain/account.ts';
import { OPT_OUT_REASONS } from '../../domain/consent/suppression.ts';
import { phoneForms } from '../../domain/phone-forms.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

/**
 * Consent to a program lifts an opt-out of everything, but no opt-out of another program: the
 * consents that the opt-out of everything ended stay ended.
 */
const lift = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], scope: string, reasons: readonly string[]]
>(
  'consent.lift_suppressions',
  `DELETE FROM suppressions
    WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) AND scope IN ('all', $4) AND reason = ANY ($5)`,
);

/**
 * Lifts the opt-outs of a number, in each of its forms, that an opt-in in this scope ends; returns
 * how many.
 */
export const liftSuppressions = (tx: Sql, owner: Owner, phone: string, scope: string): Promise<number> =>
  tx.run(lift, owner.tenantId, owner.accountId, phoneForms(phone), scope, OPT_OUT_REASONS);
