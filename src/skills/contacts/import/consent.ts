import type { ImportConsent } from '../../../generated/types.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { Account } from '../../../skill.ts';
import { describeProof, type Proof, readProof } from '../proof.ts';

/** What an import says of the consent of its rows. */
export interface ConsentClaim {
  readonly status: 'opted_in' | 'opted_out';
  readonly proof: Proof;
}

/** Consent needs its proof; that somebody opted out needs none. Throws -32602 that names what is missing. */
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
