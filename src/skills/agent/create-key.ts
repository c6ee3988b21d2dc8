import { lineageOf } from '../../accounts/lineage.ts';
import { insertKey } from '../../accounts/queries.ts';
import { invalidParams } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { policiesOf } from './approval-policies.ts';
import { requirePermissions } from './delegate-permissions.ts';
import { presentPolicies, shortFingerprint } from './present.ts';

/**
 * A key cannot create a key with more permissions, or a later expiry, than its own. The expiry of a
 * new key is therefore the earlier of the two.
 */
export const createKey: Skill<'agent.createKey'> = async (
  { name, permissions, expires_at: expiresAt, mode, error_codes: errorCodes = 'name', approval: givenApproval },
  { tx, account, key, now, newId, service },
) => {
  requirePermissions(key, permissions);
  const requested = expiresAt === undefined ? null : new Date(expiresAt);
  if (requested !== null && requested <= now)
    throw invalidParams('expires_at must be in the future.', [{ path: '/expires_at', rule: 'must be in the future' }]);
  const expires = earlier(requested, key.expiresAt);
  const keyMode = key.mode === 'test' ? 'test' : (mode ?? 'live');
  const { madeBy, approval: inherited } = lineageOf(key);
  const approval = policiesOf(inherited, givenApproval);
  const id = newId('key');
  const { secret, fingerprint, secretId } = service.keys.issue(keyMode);
  const { tenantId, accountId } = account;
  await insertKey(tx, {
    tenantId,
    accountId,
    id,
    name,
    fingerprint,
    secretId,
    permissions,
    mode: keyMode,
    errorCodes,
    createdAt: now,
    expiresAt: expires,
    approval,
    madeBy,
  });
  return {
    key_id: id,
    api_key: secret,
    permissions,
    mode: keyMode,
    fingerprint: shortFingerprint(fingerprint),
    expires_at: expires?.toISOString() ?? null,
    error_codes: errorCodes,
    approval: presentPolicies(approval),
  };
};

function earlier(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
