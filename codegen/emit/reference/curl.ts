import type { Example, SkillDefinition } from '../../contract.ts';
import { bodyOf } from '../examples.ts';

/** A call ready to paste into a shell; the key, where one is needed, is read from TERN_API_KEY. */
export function curl(skill: SkillDefinition, example: Example): string {
  const key = skill.scope === 'public' ? [] : ['  -H "Authorization: Bearer $TERN_API_KEY" \\'];
  return [
    'curl -s http://localhost:4000/rpc \\',
    ...key,
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quoted(JSON.stringify(bodyOf(skill, example)))}`,
  ].join('\n');
}

/** One word to a POSIX shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
