import type { Example, SkillDefinition } from '../../contract.ts';
import { bodyOf } from '../../emit/examples.ts';
import { JSON_NOTATION, literal } from './literal.ts';
import { quoted } from './quoted.ts';

/** The call for a shell, with a body that reads well on a narrow screen. */
export function curl(skill: SkillDefinition, example: Example): string {
  const key = skill.scope === 'public' ? [] : ['  -H "Authorization: Bearer $TERN_API_KEY" \\'];
  return [
    'curl http://localhost:4000/rpc \\',
    ...key,
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quoted(literal(bodyOf(skill, example), JSON_NOTATION))}`,
  ].join('\n');
}
