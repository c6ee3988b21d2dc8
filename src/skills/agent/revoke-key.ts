import { notFound } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { revokeKey as revoke } from './queries.ts';

export const revokeKey: Skill<'agent.revokeKey'> = async (
  { key_id: keyId },
  { tx, account, now, service, afterCommit },
) => {
  const revoked = await tx.row(revoke, account.tenantId, account.accountId, keyId, now);
  if (revoked === null) throw notFound('key');
  afterCommit(() => service.forgetKey(keyId));
  return { key_id: keyId, revoked_at: revoked.revoked_at.toISOString() };
};
