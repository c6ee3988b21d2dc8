import { isRequestHash } from '../../domain/call-hash.ts';
import { idempotencyKeyReuse } from '../../errors.ts';
import type { KeyedHasher } from '../../platform/keyed-hasher.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import type { PreparedAnswer } from './send.ts';

const findKept = statement<[tenantId: string, key: string], { request_hash: string; answer: string | null }>(
  'partner.find_kept_answer',
  'SELECT request_hash, answer FROM idempotency_keys WHERE tenant_id = $1 AND key = $2',
);

/**
 * What a call that was refused is answered all the same. The first call with its key may have ended after the database had looked for the key and
 * before the gates looked at credits and caps: then it is that first text that took the last of them. Or it was kept under another secret than ours,
 * so that to the database, which compares hashes, it is another call.
 */
export async function findKeptAnswer(
  sql: Sql,
  tenantId: string,
  params: Readonly<Record<string, unknown>> & { readonly idempotency_key: string },
  hash: KeyedHasher,
): Promise<PreparedAnswer | null> {
  const kept = await sql.row(findKept, tenantId, params.idempotency_key);
  if (kept === null || kept.answer === null) return null;
  if (!isRequestHash(hash, kept.request_hash, tenantId, 'partner.send', params)) throw idempotencyKeyReuse();
  return JSON.parse(kept.answer) as PreparedAnswer;
}
