import { OPT_OUT_REASONS } from '../../domain/consent/suppression.ts';

/** SQL expressions that name the recipient of a message in a statement whose `$1` is the tenant. */
export interface RecipientSql {
  readonly account: string;
  readonly phone: string;
  readonly contact: string;
  readonly program: string;
}

const OPT_OUTS = OPT_OUT_REASONS.map((reason) => `'${reason}'`).join(', ');

/**
 * The SQL expression of why a recipient is suppressed: the reason of a suppression that covers the
 * program, followed by `:` and the program when it is limited to it; else `suppression_list` for a
 * member of one; else null. Of several, the one that is hardest to lift: by the account before an
 * opt-out, of all messages before one program. Each sub-select reads a few rows by an index.
 */
export const suppressedBy = ({ account, phone, contact, program }: RecipientSql): string =>
  `coalesce((SELECT s.reason || coalesce(':' || suppression_program(s.scope), '') FROM suppressions s
                WHERE s.tenant_id = $1 AND s.account_id = ${account} AND s.phone = ${phone} AND suppression_applies(s.scope, ${program})
                ORDER BY s.reason IN (${OPT_OUTS}), suppression_program(s.scope) IS NOT NULL, s.scope LIMIT 1),
              (SELECT 'suppression_list' FROM list_members m JOIN lists l ON l.tenant_id = $1 AND l.id = m.list_id
                WHERE m.tenant_id = $1 AND m.contact_id = ${contact} AND l.account_id = ${account} AND l.kind = 'suppression' LIMIT 1))`;
