import type { Contract, SkillDefinition } from '../../contract.ts';
import { GENERATED } from '../banner.ts';

/** `sdk/src/generated/catalog.ts`: what the transport needs to know of a skill to send it, repeat it and page through it. */
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
    '  /** Who makes the idempotency key: nobody, this client when the caller gives none, or the caller alone. */',
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
 * A skill that refuses a call without a key (`partner.send`) wants one that is stable for the logical send, which only the caller
 * knows: one made up here would differ each time the caller's own program is run again.
 */
function keyOf(skill: SkillDefinition): 'none' | 'client' | 'caller' {
  const key = skill.params.find(({ name }) => name === 'idempotency_key');
  if (key === undefined) return 'none';
  return key.required || skill.errors.includes('idempotency_key_required') ? 'caller' : 'client';
}
