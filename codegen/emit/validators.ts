import standaloneCode from 'ajv/dist/standalone/index.js';
import { compilerOf } from '../compile.ts';
import type { Contract } from '../contract.ts';
import { GENERATED } from './banner.ts';

const KINDS = ['Params', 'Result'] as const;
type Kind = (typeof KINDS)[number];

/**
 * `src/generated/params-validators.ts` and `result-validators.ts`: a compiled validator for the
 * params and the result of each skill, so that a process starts without compiling hundreds of
 * schemas. Results are in a file of their own, which only a process loads that checks them. Ajv
 * generates the code; its `require` calls become imports because the project uses ES modules.
 */
export function emitValidators(contract: Contract): Map<string, string> {
  return new Map(
    KINDS.map((kind) => [`src/generated/${kind.toLowerCase()}-validators.ts`, validatorsOf(contract, kind)]),
  );
}

function validatorsOf(contract: Contract, kind: Kind): string {
  const ids = contract.skills.map(({ typeName }) => `${typeName}${kind}`);
  const names = Object.fromEntries(ids.map((id) => [`validate${id}`, id]));
  const { body, imports } = importsOf(standaloneCode.default(compilerOf(contract), names));
  return [
    GENERATED,
    '// @ts-nocheck: the functions are compiled schemas; the table at the end has the types.',
    "import type { Validator } from '../skill.ts';",
    "import type { SkillName } from './skills.ts';",
    ...imports,
    '',
    body,
    '',
    ...table(contract, kind),
  ].join('\n');
}

function table(contract: Contract, kind: Kind): string[] {
  return [
    `export const ${kind.toLowerCase()}Validators: Readonly<Record<SkillName, Validator>> = {`,
    ...contract.skills.map((skill) => `  '${skill.name}': validate${skill.typeName}${kind},`),
    '};',
    '',
  ];
}

function importsOf(code: string): { body: string; imports: string[] } {
  const names = new Map<string, string>();
  const body = code
    .replace('"use strict";', '')
    // One function per line, so that a stack trace or a diff identifies the schema.
    .replaceAll(/;(?=(?:export const|const schema|function validate))/g, ';\n')
    .replace(/require\("([^"]+)"\)/g, (_, path: string) => {
      const name = names.get(path) ?? `required${names.size}`;
      names.set(path, name);
      return name;
    });
  const imports = [...names].map(([path, name]) =>
    path.endsWith('.ts')
      ? `import * as ${name} from '${path}';`
      : `import ${name} from '${path.endsWith('.js') ? path : `${path}.js`}';`,
  );
  return { body, imports };
}
