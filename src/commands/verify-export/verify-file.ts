import { createHash } from 'node:crypto';
import { sha256 } from '../../domain/audit/chain-hash.ts';
import { createExportVerifier, type HashChecks, type VerifiedExport } from '../../domain/exports/verifier.ts';
import { readRecords } from './read-records.ts';

export type FileVerdict =
  | { readonly ok: true; readonly sha256: string; readonly seen: VerifiedExport }
  | { readonly ok: false; readonly line: number; readonly problem: string };

/** Verifies a file in one pass with constant memory. Reports the first invalid line. */
export async function verifyFile(path: string): Promise<FileVerdict> {
  const verifier = createExportVerifier();
  const hash = createHash('sha256');
  let last = 0;
  for await (const record of readRecords(path)) {
    if ('header' in record) {
      hash.update(record.header);
      continue;
    }
    const found = verifier.add(record.value);
    const problem = typeof found === 'string' ? found : failureOf(found, () => hash.copy().digest('hex'));
    if (problem !== null) return { ok: false, line: record.line, problem };
    hash.update(record.bytes);
    last = record.line;
  }
  const verdict = verifier.finish();
  return verdict.ok
    ? { ok: true, sha256: hash.digest('hex'), seen: verdict.seen }
    : { ok: false, line: last + 1, problem: verdict.problem };
}

function failureOf({ claims, fileHash, otherwise }: HashChecks, digest: () => string): string | null {
  const isRight = claims.every(({ texts, hash }) => texts.some((text) => sha256(text) === hash));
  return isRight && (fileHash === null || digest() === fileHash) ? null : otherwise;
}
