import { SkillError } from '../../errors.ts';
import type { Permission } from '../../generated/types.ts';
import type { Key } from '../../skill.ts';

/**
 * A key never mints a wider key than itself (catalogue, permissions of keys), neither by creating one nor by rotating one: `full` covers
 * every permission but `partner`. Throws invalid_permissions.
 */
export function requireCovered(key: Key, permissions: readonly Permission[]): void {
  const wider = permissions.filter((permission) => !covers(key, permission));
  if (wider.length > 0) throw cannotHandOn(key, wider.join(', '), { wider });
}

/** The secret of a live key is not for a test key, and that of a key that goes on not for one that ends. Throws invalid_permissions. */
export function requireNoMore(key: Key, other: Pick<Key, 'mode' | 'expiresAt'>): void {
  if (key.mode === 'test' && other.mode === 'live') throw cannotHandOn(key, 'live mode', { mode: key.mode });
  const { expiresAt: end } = key;
  if (end !== null && (other.expiresAt === null || other.expiresAt > end))
    throw cannotHandOn(key, 'a longer life than its own', { expires_at: end.toISOString() });
}

function covers(key: Key, permission: Permission): boolean {
  if (key.permissions.includes(permission)) return true;
  return permission !== 'partner' && key.permissions.includes('full');
}

function cannotHandOn(key: Key, what: string, details: Readonly<Record<string, unknown>>): SkillError {
  return new SkillError('invalid_permissions', `This key cannot hand on ${what}.`, {
    details: { ...details, granted: key.permissions },
    nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows what this key may do, and until when.' }],
  });
}
