import { createHash } from 'node:crypto';
import type { Account } from '../../domain/account.ts';
import { faultsOfProvenance } from '../../domain/consent/provenance.ts';
import { relationshipOfSource } from '../../domain/consent/relationship.ts';
import { invalidParams } from '../../errors.ts';
import type { RecordedRelationship } from '../../people/consent/relationships.ts';
import { type ConsentSource, requireActiveSource, versionAt } from '../../people/consent/sources.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** The provenance of a consent as in the params. */
export interface Provenance {
  readonly method?: string | undefined;
  readonly source?: string | undefined;
  readonly source_id?: string | undefined;
  readonly source_url?: string | undefined;
  readonly captured_at?: string | undefined;
  readonly evidence?: unknown;
  readonly disclosure_text?: string | undefined;
  readonly disclosure_version?: number | undefined;
}

/** The provenance as a consent entry stores it. */
export interface Proof {
  readonly method: string;
  readonly source: string | null;
  readonly sourceUrl: string | null;
  readonly sourceId: string | null;
  readonly disclosureTextHash: string | null;
  readonly disclosureVersion: number | null;
  readonly evidence: unknown;
  readonly capturedAt: Date;
  /** The program of the source; null without one. */
  readonly programId: string | null;
  /** The relationship that the source proves. */
  readonly relationship: RecordedRelationship | null;
}

/**
 * Validates the provenance; `path` is its position in the params. A source provides the method, the
 * place and the disclosure; values that the caller also sets must match it. Throws -32602 with the
 * paths of missing or contradicting fields.
 */
export async function readProof(sql: Sql, account: Account, given: Provenance, now: Date, path = ''): Promise<Proof> {
  const source = given.source_id === undefined ? null : await requireActiveSource(sql, account, given.source_id);
  const known: Provenance =
    source === null
      ? given
      : { ...given, method: given.method ?? source.method, source: given.source?.trim() || source.name };
  const faults = faultsOfProvenance(known, now);
  if (faults.length > 0)
    throw invalidParams(
      `Consent needs proof: ${faults.map(({ field, rule }) => `${field} ${rule}`).join('; ')}.`,
      faults.map(({ field, rule }) => ({ path: `${path}/${field}`, rule })),
    );
  const capturedAt = new Date(given.captured_at as string);
  if (source === null) {
    if (given.disclosure_version !== undefined) throw wrongVersion(`${path}/disclosure_version`, 'only with source_id');
    return { ...describeProof(known, 'api'), capturedAt, programId: null, relationship: null };
  }
  const { version, disclosure_hash: hash } = findShownVersion(source, given, capturedAt, path);
  const kind = relationshipOfSource(source.method);
  const { disclosure_text: _disclosureText, ...rest } = known;
  return {
    ...describeProof(rest, 'api'),
    sourceUrl: given.source_url ?? source.url,
    sourceId: source.id,
    disclosureTextHash: hash,
    disclosureVersion: version,
    capturedAt,
    programId: source.program_id,
    relationship: kind === null ? null : { kind, reference: '', since: capturedAt, until: null },
  };
}

/**
 * Maps a complete or incomplete provenance. The evidence keeps the disclosure text beside its hash.
 */
export function describeProof(
  given: Provenance,
  defaultMethod: string,
): Omit<Proof, 'capturedAt' | 'programId' | 'relationship'> {
  const {
    method = defaultMethod,
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
    sourceId: null,
    disclosureTextHash: disclosure === undefined ? null : hashOf(disclosure),
    disclosureVersion: null,
    evidence:
      disclosure === undefined ? evidence : { ...(evidence === null ? {} : { evidence }), disclosure_text: disclosure },
  };
}

/**
 * The disclosure version that the caller names by number or by its exact text; else the version in
 * force when the consent was captured.
 */
function findShownVersion(source: ConsentSource, given: Provenance, capturedAt: Date, path: string) {
  const { disclosure_version: wanted, disclosure_text: text } = given;
  const hash = text === undefined ? null : hashOf(text);
  const matching = source.versions.filter(
    (each) => (wanted === undefined || each.version === wanted) && (hash === null || each.disclosure_hash === hash),
  );
  const shown = versionAt(matching, capturedAt);
  if (shown === undefined)
    throw wrongVersion(
      `${path}/${hash === null ? 'disclosure_version' : 'disclosure_text'}`,
      hash === null ? 'must be a version of this source' : 'must be the exact text of a version of this source',
      source.id,
    );
  return shown;
}

function wrongVersion(path: string, rule: string, sourceId?: string) {
  return invalidParams('The disclosure does not match the source.', [{ path, rule }], {
    nextActions:
      sourceId === undefined
        ? []
        : [
            {
              skill: 'sources.get',
              params: { source_id: sourceId },
              why: 'Shows the disclosures of the source and their versions.',
            },
          ],
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
