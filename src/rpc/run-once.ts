import { actsAnew } from '../domain/acts-anew.ts';
import { derivedKeys, hashRequest, idempotencyExpiry } from '../domain/audit/call-hash.ts';
import { catalog } from '../generated/catalog.ts';
import type { Database } from '../platform/database/database.ts';
import type { RepeatOptions } from '../skill-call.ts';
import { findReplay } from './idempotency.ts';
import type { PreparedCall } from './prepare-call.ts';
import { readIdempotencyKey, rememberAnswer } from './queries.ts';
import { type Answer, replayed, withoutSecrets } from './unit-of-work.ts';

/**
 * Runs a call of a program, which may repeat itself without knowing it, with an idempotency key if
 * it has none: one derived from the call where repeating it does the same once more, otherwise that
 * of the message that carries it. Sent again, such a message gets its first answer for as long as
 * with any other key.
 */
export async function runOnce(
  database: Database,
  call: PreparedCall,
  { again = false, messageKey }: RepeatOptions,
  run: (call: PreparedCall) => Promise<Answer>,
): Promise<Answer> {
  const { name, params, principal } = call;
  const entry = catalog[name];
  const isKeyed = params.idempotency_key !== undefined || params.dry_run === true;
  if (principal === null || isKeyed || !entry.idempotent || entry.effect === 'read') return run(call);
  const near = database.near(principal.account.tenantId);
  const isRequired = entry.requiredErrors.some(([param]) => param === 'idempotency_key');
  if (again || !actsAnew(name, entry)) return run(isRequired ? call : withKey(call, messageKey));
  const earlier = messageKey === undefined ? null : await findAnswer(near, call, messageKey);
  if (earlier !== null) return replayed(earlier);
  const answer = await run(withKey(call, await derivedKey(near, call)));
  if (messageKey !== undefined) await remember(near, call, messageKey, answer);
  return answer;
}

const withKey = (call: PreparedCall, key: string | undefined): PreparedCall =>
  key === undefined ? call : { ...call, params: { ...call.params, idempotency_key: key } };

/** That of the first call, which may have been made under a previous secret. */
async function derivedKey(
  database: Database,
  { name, named, principal, context: { service, now } }: PreparedCall,
): Promise<string> {
  if (principal === null) throw new Error('A public skill takes no idempotency key.');
  const { tenantId, accountId } = principal.account;
  const [current, ...previous] = derivedKeys(service.hashesOf, principal.key.id, name, named);
  for (const key of previous) {
    const used = await database.row(readIdempotencyKey, tenantId, accountId, key);
    if (used !== null && used.expires_at > now) return key;
  }
  return current;
}

async function findAnswer(database: Database, call: PreparedCall, key: string) {
  const { name, params, named, principal, context } = call;
  if (principal === null) return null;
  const { tenantId, accountId } = principal.account;
  const { service, now } = context;
  return findReplay(database, { tenantId, accountId, key, skill: name, params, named, hash: service.hashesOf, now });
}

/**
 * The derived key protects the call until this is written, so that it need not be in the call's
 * own transaction.
 */
async function remember(
  database: Database,
  { name, named, principal, context: { service, now } }: PreparedCall,
  key: string,
  answer: Answer,
): Promise<void> {
  if (principal === null) return;
  const { tenantId, accountId } = principal.account;
  const requestHash = hashRequest(service.hashesOf, accountId, name, named);
  const { replayed: _replayed, ...first } = withoutSecrets(name, answer);
  const stored = JSON.stringify(first);
  const expiresAt = idempotencyExpiry(now, key);
  await database.transaction((tx) =>
    tx.run(rememberAnswer, tenantId, accountId, key, name, requestHash, stored, now, expiresAt),
  );
}
