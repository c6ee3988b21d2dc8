import type { Example, SkillDefinition } from '../../contract.ts';
import { quoted } from '../../emit/shell-word.ts';
import { JSON_NOTATION, literal } from './literal.ts';

/** The call with `tern call`, which reads the key from TERN_API_KEY. */
export function commandLine(skill: SkillDefinition, example: Example): string {
  const call = `npx tern call ${skill.name}`;
  if (Object.keys(example.params).length === 0) return call;
  return `${call} --params ${quoted(literal(example.params, JSON_NOTATION, 0, call.length + 11))}`;
}
