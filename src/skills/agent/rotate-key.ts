import { notFound, unprocessable } from '../../errors.ts';
import type { Permission } from '../../generated/types.ts';
import { insertKey } from '../../messaging/accounts/queries.ts';
import type { Key, Skill } from '../../skill.ts';
import { requireCovered, requireNoMore } from './hand-on.ts';
import { shortFingerprint } from './present.ts';
import { expireKey, getKey } from './queries.ts';

/** The new key has the name, the permissions, the mode and the end of the old one, so its caller must have as much. */
export const rotateKey: Skill<'agent.rotateKey'> = async (
  { key_id: keyId, overlap_seconds: overlap = 86_400 },
  { tx, account, key, now, newId, service, afterCommit },
) => {
  const { tenantId, accountId } = account;
  const old = await tx.row(getKey, tenantId, accountId, keyId);
  if (old === null) throw notFound('key');
  if (old.revoked_at !== null || (old.expires_at !== null && old.expires_at <= now)) {
    throw unprocessable('key_ended', 'This key is revoked or has expired: create a new one.', {
      nextActions: [
        {
          skill: 'agent.createKey',
          params: { name: old.name, permissions: old.permissions },
          why: 'Mints a key with the same permissions.',
        },
      ],
    });
  }
  const permissions = [...old.permissions] as Permission[];
  const mode = old.mode as Key['mode'];
  requireCovered(key, permissions);
  requireNoMore(key, { mode, expiresAt: old.expires_at });
  const id = newId('key');
  const { secret, fingerprint } = service.keys.mint(mode);
  await tx.run(insertKey, tenantId, id, accountId, old.name, fingerprint, permissions, mode, now, old.expires_at);
  const ended = await tx.row(expireKey, tenantId, accountId, keyId, new Date(now.getTime() + overlap * 1000));
  afterCommit(() => service.forgetKey(keyId));
  return {
    key_id: id,
    api_key: secret,
    old_key_id: keyId,
    old_expires_at: (ended?.expires_at ?? now).toISOString(),
    fingerprint: shortFingerprint(fingerprint),
    permissions,
  };
};
