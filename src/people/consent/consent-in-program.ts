/** SQL expressions of a recipient in a statement whose `$1` is the tenant. */
interface ConsentSql {
  readonly account: string;
  readonly phone: string;
  /** The consent status of the contact; null when there is no contact. */
  readonly contactStatus: string;
  /** Since when a message of the contact waits for a review; null when none does. */
  readonly reviewSince: string;
  readonly program: string;
}

/**
 * The SQL expression of a recipient's consent to messages of a program: consent is given per
 * program (CTIA Messaging Principles: one opt-in per program), and an opt-out of everything holds
 * for a program without an entry of its own. Without a program the contact's status; null without a
 * contact. `opted_in` becomes `under_review` while a message of the contact waits for a review.
 * Reads one row by its primary key.
 */
export const consentInProgram = ({ account, phone, contactStatus, reviewSince, program }: ConsentSql): string =>
  `CASE WHEN ${program} IS NULL OR ${contactStatus} IS NULL THEN ${pausedFor(contactStatus, reviewSince)}
        ELSE coalesce((SELECT ${pausedFor('p.status', reviewSince)} FROM program_consents p
                        WHERE p.tenant_id = $1 AND p.account_id = ${account} AND p.phone = ${phone} AND p.program_id = ${program}),
                      CASE ${contactStatus} WHEN 'opted_out' THEN 'opted_out' ELSE 'none' END) END`;

const pausedFor = (status: string, reviewSince: string): string =>
  `CASE WHEN ${status} = 'opted_in' AND ${reviewSince} IS NOT NULL THEN 'under_review' ELSE ${status} END`;
