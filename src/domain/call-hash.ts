import { createHash } from 'node:crypto';
import { canonicalJson } from './hash-chain.ts';

type Params = Readonly<Record<string, unknown>>;

/** SHA-256 over canonical JSON of who calls what with which params; the idempotency key itself and dry_run do not count. */
export function hashRequest(accountId: string, skill: string, params: Params): string {
  const { idempotency_key: _key, dry_run: _dryRun, ...rest } = params;
  return sha256(canonicalJson([accountId, skill, rest]));
}

/** What the audit log keeps of the params of a call: enough to prove them, nothing to read. */
export function hashParams(params: Params): string {
  return sha256(canonicalJson(params));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
