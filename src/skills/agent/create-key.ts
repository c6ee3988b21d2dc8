import { invalidParams } from '../../errors.ts';
import { insertKey } from '../../messaging/accounts/queries.ts';
import type { Skill } from '../../skill.ts';
import { requireCovered } from './hand-on.ts';
import { shortFingerprint } from './present.ts';

/** A key never mints a wider key than itself: what it hands on it must have, and a key that ends hands on no longer life. */
export const createKey: Skill<'agent.createKey'> = async (
  { name, permissions, expires_at: expiresAt, mode },
  { tx, account, key, now, newId, service },
) => {
  requireCovered(key, permissions);
  const asked = expiresAt === undefined ? null : new Date(expiresAt);
  if (asked !== null && asked <= now)
    throw invalidParams('expires_at lies in the past.', [{ path: '/expires_at', rule: 'must lie in the future' }]);
  const expires = earlier(asked, key.expiresAt);
  const keyMode = key.mode === 'test' ? 'test' : (mode ?? 'live');
  const id = newId('key');
  const { secret, fingerprint } = service.keys.mint(keyMode);
  await tx.run(
    insertKey,
    account.tenantId,
    id,
    account.accountId,
    name,
    fingerprint,
    permissions,
    keyMode,
    now,
    expires,
  );
  return {
    key_id: id,
    api_key: secret,
    permissions,
    mode: keyMode,
    fingerprint: shortFingerprint(fingerprint),
    expires_at: expires?.toISOString() ?? null,
  };
};

function earlier(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
