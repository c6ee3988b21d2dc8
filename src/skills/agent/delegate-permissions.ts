import type { Key } from '../../domain/account.ts';
import { SkillError } from '../../errors.ts';
import type { Permission } from '../../generated/types.ts';

/**
 * Throws invalid_permissions unless the key has all of the permissions itself. `full` includes
 * every permission except `partner`.
 */
export function requirePermissions(key: Key, permissions: readonly Permission[]): void {
  const wider = permissions.filter((permission) => !covers(key, permission));
  if (wider.length > 0) throw cannotDelegate(key, wider.join(', '), { wider });
}

/**
 * Throws invalid_permissions if the key would receive the secret of a live key as a test key, or
 * of a key that expires later than itself.
 */
export function requireModeAndExpiry(key: Key, other: Pick<Key, 'mode' | 'expiresAt'>): void {
  if (key.mode === 'test' && other.mode === 'live') throw cannotDelegate(key, 'live mode', { mode: key.mode });
  const { expiresAt } = key;
  if (expiresAt !== null && (other.expiresAt === null || other.expiresAt > expiresAt))
    throw cannotDelegate(key, 'an expiry later than its own', { expires_at: expiresAt.toISOString() });
}

function covers(key: Key, permission: Permission): boolean {
  if (key.permissions.includes(permission)) return true;
  return permission !== 'partner' && key.permissions.includes('full');
}

function cannotDelegate(key: Key, what: string, details: Readonly<Record<string, unknown>>): SkillError {
  return new SkillError('invalid_permissions', `This key cannot grant ${what}. Use a key that has it.`, {
    details: { ...details, granted: key.permissions },
    nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows the permissions, mode and expiry of this key.' }],
  });
}
