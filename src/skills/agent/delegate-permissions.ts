import type { Key } from '../../domain/account.ts';
import { SkillError } from '../../errors.ts';
import type { Permission } from '../../generated/types.ts';

type Act = 'grant' | 'revoke a key with';

/**
 * Throws invalid_permissions unless the key has all of the permissions itself. `full` includes
 * every permission except `partner`.
 */
export function requirePermissions(key: Key, permissions: readonly Permission[], act: Act = 'grant'): void {
  const wider = permissions.filter((permission) => !covers(key, permission));
  if (wider.length > 0) throw cannotDelegate(key, act, wider.join(', '), { wider });
}

/**
 * Throws invalid_permissions if a test key would receive or end a live key, or a key one that
 * expires later than itself.
 */
export function requireModeAndExpiry(key: Key, other: Pick<Key, 'mode' | 'expiresAt'>, act: Act = 'grant'): void {
  if (key.mode === 'test' && other.mode === 'live') throw cannotDelegate(key, act, 'live mode', { mode: key.mode });
  const { expiresAt } = key;
  if (expiresAt !== null && (other.expiresAt === null || other.expiresAt > expiresAt))
    throw cannotDelegate(key, act, 'an expiry later than its own', { expires_at: expiresAt.toISOString() });
}

function covers(key: Key, permission: Permission): boolean {
  if (key.permissions.includes(permission)) return true;
  return permission !== 'partner' && key.permissions.includes('full');
}

function cannotDelegate(key: Key, act: Act, what: string, details: Readonly<Record<string, unknown>>): SkillError {
  return new SkillError('invalid_permissions', `This key cannot ${act} ${what}. Use a key that has it.`, {
    details: { ...details, granted: key.permissions },
    nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows the permissions, mode and expiry of this key.' }],
  });
}
