import type { Account } from '../../../domain/account.ts';
import type { ImportConsent } from '../../../generated/types.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { describeProof, type Proof, readProof } from '../proof.ts';

/** The consent that an import claims for its rows. */
export interface ConsentClaim {
  readonly status: 'opted_in' | 'opted_out';
  readonly proof: Proof;
}

/** An opt-in needs proof, an opt-out does not. Throws -32602 with the paths of missing fields. */
export async function readClaim(
  sql: Sql,
  account: Account,
  consent: ImportConsent | undefined,
  now: Date,
): Promise<ConsentClaim | null> {
  if (consent === undefined) return null;
  if (consent.status !== 'opted_out')
    return { status: 'opted_in', proof: await readProof(sql, account, consent, now, '/consent') };
  const capturedAt =
    consent.captured_at === undefined ? now : new Date(Math.min(Date.parse(consent.captured_at), now.getTime()));
  return { status: 'opted_out', proof: { ...describeProof(consent, 'import'), capturedAt } };
}
