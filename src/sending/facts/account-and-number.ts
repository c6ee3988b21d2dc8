import type { SendingNumber } from '../../carriers/numbers/sending-number.ts';
import type { AccountState, Owner } from '../../domain/account.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { contentExceptions } from '../content/content-exceptions.ts';
import type { AccountFacts } from './send-facts.ts';

const findNumberRow = statement<[tenantId: string, accountId: string, numberId: string | null], SendingNumber>(
  'facts.find_number',
  `SELECT n.id, n.phone, n.carrier, n.program_id, n.registration_id FROM sending_numbers n
    WHERE n.tenant_id = $1 AND n.account_id = $2 AND CASE WHEN $3::text IS NULL THEN n.is_default ELSE n.id = $3 END
    LIMIT 1`,
);

export interface SendingAccount {
  readonly facts: AccountFacts;
  /** Rules of content that the operator lifted for the account. */
  readonly content_exceptions: readonly string[];
  /** Default of the account's messages; null is off. */
  readonly smart_encoding: SmartEncoding | null;
}

const CONTENT_EXCEPTIONS = contentExceptions('a.id');

interface AccountRow extends Omit<SendingAccount, 'facts'> {
  readonly state: AccountState;
  readonly paused: boolean;
  readonly allowed_countries: readonly string[] | null;
}

const findAccountRow = statement<[tenantId: string, accountId: string], AccountRow>(
  'facts.find_account',
  `SELECT a.state, a.paused, a.smart_encoding, a.allowed_countries, ${CONTENT_EXCEPTIONS} AS content_exceptions FROM account_states a WHERE a.tenant_id = $1 AND a.id = $2`,
);

/** The number, or the default number when `numberId` is null. Null when it cannot send. */
export const findNumber = (sql: Sql, owner: Owner, numberId: string | null): Promise<SendingNumber | null> =>
  sql.row(findNumberRow, owner.tenantId, owner.accountId, numberId);

/** Read for each send, because the account cached by authentication may be a second old. */
export async function findAccountState(sql: Sql, owner: Owner): Promise<SendingAccount> {
  const row = await sql.row(findAccountRow, owner.tenantId, owner.accountId);
  const { state = 'closed', paused = false, allowed_countries: allowedCountries = [] } = row ?? {};
  return {
    facts: { state, paused, allowedCountries },
    content_exceptions: row?.content_exceptions ?? [],
    smart_encoding: row?.smart_encoding ?? null,
  };
}
