import { requireProgram } from '../../../carriers/programs/require-program.ts';
import type { Account } from '../../../domain/account.ts';
import type { ImportConsent } from '../../../generated/types.ts';
import type { RecordedRelationship } from '../../../people/consent/relationships.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { describeProof, type Proof, readProof } from '../proof.ts';

/** The consent that an import claims for its rows. */
export interface ConsentClaim {
  readonly status: 'opted_in' | 'opted_out';
  readonly proof: Proof;
  /** The program of an opt-in; null for messages without a program. */
  readonly programId: string | null;
  /** The relationship that the source of an opt-in proves. */
  readonly relationship: RecordedRelationship | null;
}

/** An opt-in needs proof, an opt-out does not. Throws -32602 with the paths of missing fields. */
export async function readClaim(
  sql: Sql,
  account: Account,
  consent: ImportConsent | undefined,
  now: Date,
): Promise<ConsentClaim | null> {
  if (consent === undefined) return null;
  if (consent.status !== 'opted_out') {
    if (consent.program_id !== undefined) await requireProgram(sql, account, consent.program_id);
    const proof = await readProof(sql, account, consent, now, '/consent');
    return {
      status: 'opted_in',
      proof,
      programId: consent.program_id ?? proof.programId,
      relationship: proof.relationship,
    };
  }
  const capturedAt =
    consent.captured_at === undefined ? now : new Date(Math.min(Date.parse(consent.captured_at), now.getTime()));
  const proof = { ...describeProof(consent, 'import'), capturedAt, programId: null, relationship: null };
  return { status: 'opted_out', proof, programId: null, relationship: null };
}
