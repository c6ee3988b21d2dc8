import type { Key } from '../domain/account.ts';
import { SkillError } from '../errors.ts';
import type { CatalogEntry } from '../generated/catalog.ts';
import type { Permission } from '../generated/types.ts';

/** Permissions that no other permission includes: their keys could otherwise not be replaced. */
const KEY_OWNERS: readonly Permission[] = ['full', 'partner'];

/**
 * Whether a key may call a skill (catalogue, permissions of keys): `full` allows every tenant
 * skill, `partner` the partner skills, `read` every tenant skill that only reads, and a group its
 * own modules. `partner` keys also call the tenant skills that take the `external_ref` of an
 * end-customer, such as those of alerts. `full` and `partner` keys manage the keys of their
 * account.
 */
export function mayCall(key: Pick<Key, 'permissions'>, skill: CatalogEntry): boolean {
  const { permissions } = key;
  if (skill.permission === 'none' || skill.permission === 'any') return true;
  if (skill.scope === 'partner') return permissions.includes('partner');
  // Partners may ask about their end-customers, whom they name.
  if (skill.params.includes('external_ref') && permissions.includes('partner')) return true;
  if (skill.permission === 'keys') return permissions.some((permission) => KEY_OWNERS.includes(permission));
  if (permissions.includes('full')) return true;
  if (skill.permission === 'full') return false;
  if (skill.effect === 'read' && permissions.includes('read')) return true;
  return permissions.some((permission) => permission === skill.permission);
}

export function authorize(key: Key, name: string, skill: CatalogEntry): void {
  if (mayCall(key, skill)) return;
  const needed = neededFor(skill);
  throw new SkillError('invalid_permissions', `${name} needs a key with the permission ${needed}.`, {
    details: { required: needed, granted: key.permissions },
    nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows the permissions of this key.' }],
  });
}

function neededFor({ scope, permission }: CatalogEntry): string {
  if (scope === 'partner') return 'partner';
  return permission === 'keys' ? KEY_OWNERS.join(' or ') : permission;
}
