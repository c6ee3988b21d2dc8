import type { Account } from '../domain/account.ts';
import type { Sql } from '../platform/database/sql.ts';
import { findUnseenNames } from '../references/unseen.ts';
import type { PreparedCall } from './prepare-call.ts';
import type { Warning } from './read-params.ts';

const MAX_WARNINGS = 5;

/** Warns about events and attributes in rules that the account has never had. */
export async function unseenWarnings(
  sql: Sql,
  account: Account,
  { name, params }: PreparedCall,
): Promise<readonly Warning[]> {
  // The call has been made, so that a failure to look must not fail it.
  const unseen = await findUnseenNames(sql, account, name, params).catch(() => []);
  return unseen.slice(0, MAX_WARNINGS).map(({ kind, name: of }) => ({
    code: 'never_seen',
    message:
      kind === 'event'
        ? `No event ${of} has been recorded yet. segments.fields lists the events of the account.`
        : `No contact has the attribute ${of} yet. segments.fields lists the attributes of the account.`,
  }));
}
