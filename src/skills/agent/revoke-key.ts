import type { Key } from '../../domain/account.ts';
import { notFound } from '../../errors.ts';
import type { Permission } from '../../generated/types.ts';
import type { Skill } from '../../skill.ts';
import { requireModeAndExpiry, requirePermissions } from './delegate-permissions.ts';
import { getKey, revokeKey as revoke } from './queries.ts';

/** A key can revoke itself, and keys that have no more permissions and end no later than itself. */
export const revokeKey: Skill<'agent.revokeKey'> = async (
  { key_id: keyId },
  { tx, account, key, now, service, afterCommit },
) => {
  const other = await getKey(tx, account, keyId);
  if (other === null) throw notFound('key');
  if (other.id !== key.id) {
    requirePermissions(key, other.permissions as Permission[], 'revoke a key with');
    requireModeAndExpiry(key, { mode: other.mode as Key['mode'], expiresAt: other.expires_at }, 'revoke a key with');
  }
  const revokedAt = await revoke(tx, account, keyId, now);
  if (revokedAt === null) throw notFound('key');
  afterCommit(() => service.forgetKey(keyId));
  return { key_id: keyId, revoked_at: revokedAt.toISOString() };
};
