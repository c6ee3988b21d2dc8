import { type Contract, pascalCase } from '../contract.ts';
import { GENERATED } from './banner.ts';

/**
 * `src/generated/skills.ts`: the params and result of each skill, and one table type per module. A
 * module whose table lacks a handler does not compile, and the compile error names the skill.
 */
export function emitSkills(contract: Contract): Map<string, string> {
  const modules = contract.modules.filter(({ name }) => contract.skills.some((skill) => skill.module === name));
  const rows = contract.skills.map(
    ({ name, typeName, scope, effect, transaction }) =>
      `  '${name}': { params: types.${typeName}Params; result: types.${typeName}Result; scope: '${scope}'; access: '${
        transaction !== 'call' ? transaction : effect === 'read' ? 'read' : 'write'
      }' };`,
  );
  const tables = modules.map(({ name }) => {
    const names = contract.skills.filter((skill) => skill.module === name).map((skill) => `'${skill.name}'`);
    return `export type ${pascalCase(name)}Skills = SkillTable<${names.join(' | ')}>;`;
  });
  const text = [
    GENERATED,
    "import type { SkillTable } from '../skill.ts';",
    "import type * as types from './types.ts';",
    '',
    'export interface SkillTypes {',
    ...rows,
    '}',
    '',
    'export type SkillName = keyof SkillTypes;',
    '',
    ...tables,
    '',
    `export type AllSkills = ${modules.map(({ name }) => `${pascalCase(name)}Skills`).join(' & ')};`,
    '',
  ].join('\n');
  return new Map([['src/generated/skills.ts', text]]);
}
