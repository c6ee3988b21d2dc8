import { notFound } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { revokeKey as revoke } from './queries.ts';

export const revokeKey: Skill<'agent.revokeKey'> = async (
  { key_id: keyId },
  { tx, account, now, service, afterCommit },
) => {
  const revokedAt = await revoke(tx, account, keyId, now);
  if (revokedAt === null) throw notFound('key');
  afterCommit(() => service.forgetKey(keyId));
  return { key_id: keyId, revoked_at: revokedAt.toISOString() };
};
