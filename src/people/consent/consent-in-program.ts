import { hasRealNumber } from '../../carriers/numbers/real-numbers.ts';
import { SIMULATED_METHOD } from '../../domain/consent/provenance.ts';

/** SQL expressions of a recipient in a statement whose `$1` is the tenant. */
interface ConsentSql {
  readonly account: string;
  readonly phone: string;
  /** The consent status of the contact; null when there is no contact. */
  readonly contactStatus: string;
  /** How the contact's consent was given. */
  readonly contactMethod: string;
  /** Since when a message of the contact waits for a review; null when none does. */
  readonly reviewSince: string;
  readonly program: string;
}

/**
 * The SQL expression of a recipient's consent to messages of a program: consent is given per
 * program (CTIA Messaging Principles: one opt-in per program), and an opt-out of everything holds
 * for a program without an entry of its own. Without a program the contact's status; null without a
 * contact. `opted_in` becomes `under_review` while a message of the contact waits for a review, and
 * `none` if it was simulated and the account has a number at a real carrier. Reads one row by its
 * primary key, and the numbers of the account only for simulated consent.
 */
export const consentInProgram = (sql: ConsentSql): string => {
  const { account, phone, contactStatus, contactMethod, reviewSince, program } = sql;
  const effective = (status: string, method: string): string =>
    `CASE WHEN ${status} = 'opted_in' AND ${method} = '${SIMULATED_METHOD}' AND ${hasRealNumber(account)} THEN 'none'
          WHEN ${status} = 'opted_in' AND ${reviewSince} IS NOT NULL THEN 'under_review' ELSE ${status} END`;
  return `CASE WHEN ${program} IS NULL OR ${contactStatus} IS NULL THEN ${effective(contactStatus, contactMethod)}
        ELSE coalesce((SELECT ${effective('p.status', 'p.method')} FROM program_consents p
                        WHERE p.tenant_id = $1 AND p.account_id = ${account} AND p.phone = ${phone} AND p.program_id = ${program}),
                      CASE ${contactStatus} WHEN 'opted_out' THEN 'opted_out' ELSE 'none' END) END`;
};
