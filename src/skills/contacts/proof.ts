import { createHash } from 'node:crypto';
import { validProvenance } from '../../domain/consent.ts';
import { invalidParams } from '../../errors.ts';
import { type ConsentSource, requireActiveSource, versionAt } from '../../messaging/consent/sources.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account } from '../../skill.ts';

/** What a caller says of how consent was given, as it came. */
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

/** The same, as the ledger takes it. */
export interface Proof {
  readonly method: string;
  readonly source: string | null;
  readonly sourceUrl: string | null;
  readonly sourceId: string | null;
  readonly disclosureTextHash: string | null;
  readonly disclosureVersion: number | null;
  readonly evidence: unknown;
  readonly capturedAt: Date;
}

/**
 * Throws -32602 that names what is missing; `path` is where the provenance stands in the params. A source says how and where consent was given, and
 * which text was shown: what the caller says of that himself must agree with it.
 */
export async function readProof(sql: Sql, account: Account, given: Provenance, now: Date, path = ''): Promise<Proof> {
  const source = given.source_id === undefined ? null : await requireActiveSource(sql, account, given.source_id);
  const known: Provenance =
    source === null
      ? given
      : { ...given, method: given.method ?? source.method, source: given.source?.trim() || source.name };
  const verdict = validProvenance(known, now);
  if (!verdict.ok) {
    throw invalidParams(
      `Consent needs its proof: ${verdict.missing.join(', ')}.`,
      verdict.missing.map((field) => ({ path: `${path}/${field}`, rule: 'is needed to prove consent' })),
    );
  }
  const capturedAt = new Date(given.captured_at as string);
  if (source === null) {
    if (given.disclosure_version !== undefined) throw wrongVersion(`${path}/disclosure_version`, 'needs source_id');
    return { ...describeProof(known, 'api'), capturedAt };
  }
  const { version, disclosure_hash: hash } = shownVersion(source, given, capturedAt, path);
  const { disclosure_text: _told, ...rest } = known;
  return {
    ...describeProof(rest, 'api'),
    sourceUrl: given.source_url ?? source.url,
    sourceId: source.id,
    disclosureTextHash: hash,
    disclosureVersion: version,
    capturedAt,
  };
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
    sourceId: null,
    disclosureTextHash: disclosure === undefined ? null : hashOf(disclosure),
    disclosureVersion: null,
    evidence:
      disclosure === undefined ? evidence : { ...(evidence === null ? {} : { evidence }), disclosure_text: disclosure },
  };
}

/** The text of the source that the caller names, by its version or word for word, else the one that was in force. */
function shownVersion(source: ConsentSource, given: Provenance, capturedAt: Date, path: string) {
  const { disclosure_version: wanted, disclosure_text: text } = given;
  const hash = text === undefined ? null : hashOf(text);
  const fitting = source.versions.filter(
    (each) => (wanted === undefined || each.version === wanted) && (hash === null || each.disclosure_hash === hash),
  );
  const shown = versionAt(fitting, capturedAt);
  if (shown === undefined)
    throw wrongVersion(
      `${path}/${hash === null ? 'disclosure_version' : 'disclosure_text'}`,
      hash === null ? 'is no version of this source' : 'is no text of this source, word for word',
      source.id,
    );
  return shown;
}

function wrongVersion(path: string, rule: string, sourceId?: string) {
  return invalidParams('This is not what the source has shown.', [{ path, rule }], {
    nextActions:
      sourceId === undefined
        ? []
        : [{ skill: 'sources.get', params: { source_id: sourceId }, why: 'Shows its texts and their versions.' }],
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
