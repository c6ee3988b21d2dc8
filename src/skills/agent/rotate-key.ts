import { lineageOf } from '../../accounts/lineage.ts';
import { insertKey } from '../../accounts/queries.ts';
import { moveRulesToKey } from '../../automation/rules.ts';
import { moveRechargeToKey } from '../../credits/auto-recharge/rule.ts';
import type { Key } from '../../domain/account.ts';
import { canonicalJson } from '../../domain/audit/hash-chain.ts';
import { notFound, unprocessable } from '../../errors.ts';
import type { Permission } from '../../generated/types.ts';
import type { Skill } from '../../skill.ts';
import { requireModeAndExpiry, requirePermissions } from './delegate-permissions.ts';
import { shortFingerprint } from './present.ts';
import { expireKey, getKey, type KeyRow } from './queries.ts';

/**
 * The new key has the name, permissions, mode, error codes and expiry of the old one, so the
 * calling key must be allowed to grant all of them.
 */
export const rotateKey: Skill<'agent.rotateKey'> = async (
  { key_id: keyId, overlap_seconds: overlap = 86_400 },
  { tx, account, key, now, newId, service, afterCommit },
) => {
  const { tenantId, accountId } = account;
  const old = await getKey(tx, account, keyId);
  if (old === null) throw notFound('key');
  if (old.revoked_at !== null || (old.expires_at !== null && old.expires_at <= now)) {
    throw unprocessable('key_ended', 'This key is revoked or expired. Create a new one.', {
      nextActions: [
        {
          skill: 'agent.createKey',
          params: { name: old.name, permissions: old.permissions },
          why: 'Creates a key with the same permissions.',
        },
      ],
    });
  }
  const permissions = [...old.permissions] as Permission[];
  const mode = old.mode as Key['mode'];
  requirePermissions(key, permissions);
  requireModeAndExpiry(key, { mode, expiresAt: old.expires_at });
  const id = newId('key');
  const { secret, fingerprint, secretId } = service.keys.issue(mode);
  await insertKey(tx, {
    tenantId,
    accountId,
    id,
    name: old.name,
    fingerprint,
    secretId,
    permissions,
    mode,
    errorCodes: old.error_codes as Key['errorCodes'],
    createdAt: now,
    expiresAt: old.expires_at,
    ...rotatedLineage(key, old),
  });
  await moveRulesToKey(tx, account, keyId, id);
  await moveRechargeToKey(tx, account, keyId, id);
  const oldExpiresAt = await expireKey(tx, account, keyId, new Date(now.getTime() + overlap * 1000));
  afterCommit(() => service.forgetKey(keyId));
  return {
    key_id: id,
    api_key: secret,
    old_key_id: keyId,
    old_expires_at: oldExpiresAt.toISOString(),
    fingerprint: shortFingerprint(fingerprint),
    permissions,
  };
};

/** A key that replaces one of its own line has most of its policies. */
function distinct(policies: Key['approval']): Key['approval'] {
  return [...new Map(policies.map((policy) => [canonicalJson(policy), policy])).values()];
}

/** The approvals and makers of both keys: the caller could otherwise take a key without its own. */
function rotatedLineage(key: Key, old: KeyRow): Pick<Key, 'approval' | 'madeBy'> {
  const own = lineageOf(key);
  if (key.id === old.id) return own;
  return {
    approval: distinct([...(old.approval ?? []), ...own.approval]),
    madeBy: [...new Set([...old.made_by, old.id, ...own.madeBy])],
  };
}
