import type { Example, SkillDefinition } from '../../contract.ts';
import { bodyOf } from '../examples.ts';

/** A call to paste into a shell. If the skill needs a key, the shell reads it from TERN_API_KEY. */
export function curl(skill: SkillDefinition, example: Example): string {
  const key = skill.scope === 'public' ? [] : ['  -H "Authorization: Bearer $TERN_API_KEY" \\'];
  return [
    'curl -s http://localhost:4000/rpc \\',
    ...key,
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quoted(JSON.stringify(bodyOf(skill, example)))}`,
  ].join('\n');
}

/** Quotes any text as a single word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
