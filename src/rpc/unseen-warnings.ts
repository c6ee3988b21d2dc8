import type { Account } from '../domain/account.ts';
import { type Compared, describeComparison } from '../domain/segments/compared-types.ts';
import type { Sql } from '../platform/database/sql.ts';
import { findMistypedRules } from '../references/mistyped.ts';
import { findUnseenNames, type UnseenName } from '../references/unseen.ts';
import type { PreparedCall } from './prepare-call.ts';
import type { Warning } from './read-params.ts';

const MAX_WARNINGS = 5;

/**
 * Warns about events and attributes in rules that the account has never had, and about comparisons
 * with a type that no value of the attribute has.
 */
export async function unseenWarnings(
  sql: Sql,
  account: Account,
  { name, params }: PreparedCall,
): Promise<readonly Warning[]> {
  // The call has been made, so that a failure to look must not fail it.
  const unseen = await findUnseenNames(sql, account, name, params).catch(() => []);
  const mistyped = await findMistypedRules(sql, account, name, params).catch(() => []);
  return [...neverSeen(unseen), ...mistyped.map(toWarning)].slice(0, MAX_WARNINGS);
}

function toWarning(compared: Compared): Warning {
  return { code: 'type_never_seen', message: describeComparison(compared) };
}

const MESSAGES: Readonly<Record<UnseenName['kind'], (name: string) => string>> = {
  event: (name) => `No event ${name} has been recorded yet. segments.fields lists the events of the account.`,
  attribute: (name) => `No contact has the attribute ${name} yet. segments.fields lists the attributes of the account.`,
  conversion: (name) =>
    `No conversion ${name} has been recorded yet. segments.fields lists the conversions of the account.`,
};

function neverSeen(unseen: readonly UnseenName[]): readonly Warning[] {
  return unseen.map(({ kind, name: of }) => ({
    code: 'never_seen',
    message: MESSAGES[kind](of),
  }));
}
