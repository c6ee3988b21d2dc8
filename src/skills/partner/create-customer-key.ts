import { FIRST_PERMISSIONS } from '../../accounts/first-permissions.ts';
import { lineageOf } from '../../accounts/lineage.ts';
import { insertKey } from '../../accounts/queries.ts';
import type { Skill } from '../../skill.ts';
import { requireCustomer } from './customer.ts';
import { countCustomerKeys, revokeCustomerKeys } from './queries.ts';

/**
 * The new key has the mode and the expiry of the calling key. A suspended partner can also call
 * this skill, so that it can revoke keys.
 */
export const createCustomerKey: Skill<'partner.createCustomerKey'> = async (
  { external_ref: externalRef, name = 'from its partner', revoke_others: revokeOthers = false },
  { tx, account: { tenantId }, account, key, now, newId, service, afterCommit },
) => {
  const { id: customerId } = await requireCustomer(tx, account, externalRef);
  const revoked = revokeOthers ? await revokeCustomerKeys(tx, tenantId, customerId, key, now) : [];
  const kept = revokeOthers ? await countCustomerKeys(tx, tenantId, customerId, now) : 0;
  const id = newId('key');
  const { secret, fingerprint, secretId } = service.keys.issue(key.mode);
  await insertKey(tx, {
    tenantId,
    accountId: customerId,
    id,
    name,
    fingerprint,
    secretId,
    permissions: FIRST_PERMISSIONS.customer,
    mode: key.mode,
    errorCodes: key.errorCodes,
    createdAt: now,
    expiresAt: key.expiresAt,
    ...lineageOf(key),
  });
  afterCommit(() => {
    for (const { id: keyId } of revoked) service.forgetKey(keyId);
  });
  return {
    key_id: id,
    api_key: secret,
    mode: key.mode,
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked: revoked.length,
    kept,
  };
};
