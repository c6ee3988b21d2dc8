import type { Example, SkillDefinition } from '../../contract.ts';
import { bodyOf } from '../examples.ts';
import { quoted } from '../shell-word.ts';

/**
 * A call to paste into a shell, with the body as `print` writes it. If the skill needs a key, the
 * shell reads it from TERN_API_KEY.
 */
export function curl(
  skill: SkillDefinition,
  example: Example,
  print: (body: object) => string = (body) => JSON.stringify(body),
): string {
  const key = skill.scope === 'public' ? [] : ['  -H "Authorization: Bearer $TERN_API_KEY" \\'];
  return [
    'curl -s http://localhost:4000/rpc \\',
    ...key,
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quoted(print(bodyOf(skill, example)))}`,
  ].join('\n');
}
