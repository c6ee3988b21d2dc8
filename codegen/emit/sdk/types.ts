import { paramsSchema } from '../../compile.ts';
import type { Contract, SkillDefinition } from '../../contract.ts';
import { GENERATED } from '../banner.ts';
import { referencedComponents } from '../reference/schema-words.ts';
import { declaration } from './declaration.ts';
import { comment, key, type Side, TypePrinter } from './type-text.ts';

/**
 * `sdk/src/generated/types.ts`: the components that skills use as input or output, and the params
 * and result of each skill.
 */
export function emitSdkTypes(contract: Contract): Map<string, string> {
  const printer = new TypePrinter(contract);
  const written = new Set(referencedComponents(contract, contract.skills.map(paramsSchema)));
  // The bodies of events are in a separate file.
  const events = new Set(contract.events.map(({ typeName }) => typeName));
  const components = Object.entries(contract.schemas).flatMap(([name, schema]) => {
    if (events.has(name)) return [];
    const differs = printer.componentName(name, 'input') !== name;
    const sides: Side[] = differs && written.has(name) ? ['output', 'input'] : ['output'];
    return sides.map((side) => declaration(printer, printer.componentName(name, side), schema, side));
  });
  const skills = contract.skills.flatMap((skill) => [
    paramsType(printer, skill),
    declaration(
      printer,
      `${skill.typeName}Result`,
      { description: `The result of ${skill.name}.`, ...skill.result },
      'output',
    ),
  ]);
  const table = contract.skills.map(
    ({ name, typeName }) => `  '${name}': { params: ${typeName}Params; result: ${typeName}Result };`,
  );
  const text = [
    GENERATED,
    '',
    ...components,
    ...skills,
    '/** The params and result of each skill, keyed by its name. */',
    'export interface SkillTypes {',
    ...table,
    '}',
    '',
    'export type SkillName = keyof SkillTypes;',
    '',
  ].join('\n');
  return new Map([['sdk/src/generated/types.ts', text]]);
}

function paramsType(printer: TypePrinter, skill: SkillDefinition): string {
  const members = skill.params.flatMap(({ name, summary, required, schema }) => [
    ...comment(summary, '  '),
    `  ${key(name)}${required ? '' : '?'}: ${printer.print(schema, 'input', '  ')}${required ? '' : ' | undefined'};`,
  ]);
  return [
    ...comment(`The params of ${skill.name}.`, ''),
    `export interface ${skill.typeName}Params {`,
    ...members,
    '}',
    '',
  ].join('\n');
}
