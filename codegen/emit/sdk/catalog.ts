import type { Contract, SkillDefinition } from '../../contract.ts';
import { GENERATED } from '../banner.ts';

/**
 * `sdk/src/generated/catalog.ts`: the properties of each skill that the transport needs to call it,
 * retry it and iterate over its pages.
 */
export function emitSdkCatalog(contract: Contract): Map<string, string> {
  const rows = contract.skills.map((skill) => {
    const { scope, effect, idempotent } = skill;
    return `  '${skill.name}': { scope: '${scope}', read: ${effect === 'read'}, idempotent: ${idempotent}, key: '${keyOf(skill)}' },`;
  });
  const text = [
    GENERATED,
    "import type { SkillName } from './types.ts';",
    '',
    'export interface CatalogEntry {',
    "  readonly scope: 'public' | 'tenant' | 'partner';",
    '  readonly read: boolean;',
    '  readonly idempotent: boolean;',
    '  /** Who sets the idempotency key: none, this client by default, or the caller, who must set it. */',
    "  readonly key: 'none' | 'client' | 'caller';",
    '}',
    '',
    `export const catalogVersion = ${JSON.stringify(contract.version)};`,
    '',
    'export const catalog: Readonly<Record<SkillName, CatalogEntry>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
  return new Map([['sdk/src/generated/catalog.ts', text]]);
}

/**
 * A skill that rejects a call without a key (`partner.send`) needs a key that is stable for the
 * logical send. Only the caller knows it: a generated key would change when the caller's program
 * restarts.
 */
export function keyOf(skill: SkillDefinition): 'none' | 'client' | 'caller' {
  const key = skill.params.find(({ name }) => name === 'idempotency_key');
  if (key === undefined) return 'none';
  return key.required || skill.errors.includes('idempotency_key_required') ? 'caller' : 'client';
}
