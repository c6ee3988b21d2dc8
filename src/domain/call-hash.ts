import { createHash } from 'node:crypto';
import { canonicalJson } from './hash-chain.ts';

type Params = Readonly<Record<string, unknown>>;
/** Under keys of the service, the current one first: there are so few numbers that a plain hash of a text to one could be undone by trying them all. */
type Hasher = (text: string) => readonly [current: string, ...previous: string[]];

/** Over canonical JSON of who calls what with which params; the idempotency key itself and dry_run do not count. */
export function hashRequest(hash: Hasher, accountId: string, skill: string, params: Params): string {
  return hash(requestText(accountId, skill, params))[0];
}

/** Whether `kept` is of this request: under any of the keys, or a plain SHA-256, as requests were kept before there were keys. */
export function isRequestHash(hash: Hasher, kept: string, accountId: string, skill: string, params: Params): boolean {
  const text = requestText(accountId, skill, params);
  return hash(text).includes(kept) || createHash('sha256').update(text).digest('hex') === kept;
}

/** What the audit log keeps of the params of a call: enough to tell whether they are the same, nothing to read and nothing to guess by. */
export function hashParams(hash: Hasher, params: Params): string {
  return hash(canonicalJson(params))[0];
}

function requestText(accountId: string, skill: string, params: Params): string {
  const { idempotency_key: _key, dry_run: _dryRun, ...rest } = params;
  return canonicalJson([accountId, skill, rest]);
}
