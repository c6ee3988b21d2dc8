import type { SkillDefinition } from '../../contract.ts';
import { pascalCase } from '../../contract.ts';
import { argumentName } from './names.ts';
import type { PythonTypes } from './type-text.ts';

/** An argument of a method: `from_: str | Omit = OMIT` for the param `from`. */
export interface Argument {
  readonly name: string;
  readonly param: string;
  readonly declaration: string;
}

/** The arguments of a skill. The required ones come first, as a reader of a signature expects. */
export function argumentsOf(skill: SkillDefinition, types: PythonTypes): readonly Argument[] {
  const params = [...skill.params].sort((a, b) => Number(b.required) - Number(a.required));
  return params.map(({ name: param, required, schema }) => {
    const name = argumentName(param);
    const type = types.print(schema, 'input', `${skill.typeName}Params${pascalCase(param)}`);
    return { name, param, declaration: required ? `${name}: ${type}` : `${name}: ${type} | Omit = OMIT` };
  });
}
