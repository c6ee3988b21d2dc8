import { readNdjsonLine } from '../../../src/domain/exports/ndjson.ts';
import { createExportVerifier, type HashChecks, type VerifiedExport } from '../../../src/domain/exports/verifier.ts';

export type ExportVerdict =
  | { readonly ok: true; readonly sha256: string; readonly seen: VerifiedExport }
  | { readonly ok: false; readonly line: number; readonly problem: string };

/** WebCrypto has no hash of a stream, so a file is read whole; `tern verify-export` takes any. */
const MAX_BYTES = 256 * 1024 * 1024;
const NEWLINE = 0x0a;
/** Lines whose hashes are computed at once. */
const AT_ONCE = 500;

/** Reads an export by its link, which itself grants access. */
export async function downloadExport(url: string): Promise<Blob> {
  const { pathname, search } = new URL(url);
  const response = await fetch(pathname + search);
  if (!response.ok) throw new Error('The link has expired. Make another export.');
  return response.blob();
}

/**
 * Verifies a file of `compliance.export` (NDJSON) with the rule of the service and the hashes of
 * this browser. Nothing of it is sent. `onShare` gets the share that is done.
 */
export async function verifyExport(file: Blob, onShare: (share: number) => void): Promise<ExportVerdict> {
  if (file.size > MAX_BYTES) return { ok: false, line: 1, problem: 'the file is too large to be verified here' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const verifier = createExportVerifier();
  let line = 0;
  let waiting: { readonly line: number; readonly checks: HashChecks; readonly before: Uint8Array<ArrayBuffer> }[] = [];

  /** The first line whose hashes are others. */
  const failed = async (): Promise<ExportVerdict | null> => {
    const results = await Promise.all(waiting.map(({ checks, before }) => isRight(checks, before)));
    const wrong = waiting[results.indexOf(false)];
    waiting = [];
    return wrong === undefined ? null : { ok: false, line: wrong.line, problem: wrong.checks.otherwise };
  };

  for (let from = 0; from < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, from);
    const end = newline < 0 ? bytes.length : newline + 1;
    line += 1;
    const text = new TextDecoder().decode(bytes.subarray(from, end));
    const found = verifier.add(readNdjsonLine(text));
    if (typeof found === 'string') return (await failed()) ?? { ok: false, line, problem: found };
    waiting.push({ line, checks: found, before: bytes.subarray(0, from) });
    if (waiting.length >= AT_ONCE) {
      const failure = await failed();
      if (failure !== null) return failure;
      onShare(end / bytes.length);
    }
    from = end;
  }
  const failure = await failed();
  if (failure !== null) return failure;
  const ended = verifier.finish();
  return ended.ok
    ? { ok: true, sha256: await sha256(bytes), seen: ended.seen }
    : { ok: false, line: line + 1, problem: ended.problem };
}

async function isRight({ claims, fileHash }: HashChecks, before: Uint8Array<ArrayBuffer>): Promise<boolean> {
  for (const { texts, hash } of claims) {
    const hashes = await Promise.all(texts.map((text) => sha256(new TextEncoder().encode(text))));
    if (!hashes.includes(hash)) return false;
  }
  return fileHash === null || (await sha256(before)) === fileHash;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
