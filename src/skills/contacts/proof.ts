import { createHash } from 'node:crypto';
import { validProvenance } from '../../domain/consent.ts';
import { invalidParams } from '../../errors.ts';

/** What a caller says of how consent was given, as it came. */
export interface Provenance {
  readonly method?: string | undefined;
  readonly source?: string | undefined;
  readonly source_id?: string | undefined;
  readonly source_url?: string | undefined;
  readonly captured_at?: string | undefined;
  readonly evidence?: unknown;
  readonly disclosure_text?: string | undefined;
}

/** The same, as the ledger takes it. */
export interface Proof {
  readonly method: string;
  readonly source: string | null;
  readonly sourceUrl: string | null;
  readonly disclosureTextHash: string | null;
  readonly evidence: unknown;
  readonly capturedAt: Date;
}

/** Throws -32602 that names what is missing; `path` is where the provenance stands in the params. */
export function readProof(given: Provenance, now: Date, path = ''): Proof {
  const verdict = validProvenance(given, now);
  if (!verdict.ok) {
    throw invalidParams(
      `Consent needs its proof: ${verdict.missing.join(', ')}.`,
      verdict.missing.map((field) => ({ path: `${path}/${field}`, rule: 'is needed to prove consent' })),
    );
  }
  return { ...describeProof(given, 'api'), capturedAt: new Date(given.captured_at as string) };
}

/** What of a provenance is kept, complete or not. The disclosure is kept word for word beside its hash. */
export function describeProof(given: Provenance, otherwise: string): Omit<Proof, 'capturedAt'> {
  const {
    method = otherwise,
    source,
    source_id: sourceId,
    source_url: sourceUrl = null,
    disclosure_text: disclosure,
  } = given;
  const evidence = given.evidence ?? null;
  return {
    method,
    source: source?.trim() || sourceId || null,
    sourceUrl,
    disclosureTextHash: disclosure === undefined ? null : createHash('sha256').update(disclosure).digest('hex'),
    evidence:
      disclosure === undefined ? evidence : { ...(evidence === null ? {} : { evidence }), disclosure_text: disclosure },
  };
}
