import { Ajv, type AnySchema } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { Contract } from '../contract.ts';
import { GENERATED } from './banner.ts';
import { paramsSchema } from './types.ts';

/**
 * `src/generated/validators.ts`: a compiled function for the params and the result of each skill, so that a process starts
 * without compiling some hundred schemas. The text is Ajv's own; its `require`s become imports because the project is ES modules.
 */
export function emitValidators(contract: Contract): Map<string, string> {
  const ajv = newAjv();
  ajv.addSchema({ $id: 'contract', definitions: relocate(contract.schemas) } as AnySchema);
  const names: Record<string, string> = {};
  for (const skill of contract.skills) {
    for (const [kind, schema] of [['Params', paramsSchema(skill)], ['Result', skill.result]] as const) {
      const id = `${skill.typeName}${kind}`;
      ajv.addSchema({ ...(relocate(schema) as object), $id: id });
      names[`validate${id}`] = id;
    }
  }
  const code = typeof standaloneCode === 'function' ? standaloneCode(ajv, names) : standaloneCode.default(ajv, names);
  const { body, imports } = importsOf(code);
  const table = (kind: string) => [
    `export const ${kind.toLowerCase()}Validators: Readonly<Record<SkillName, Validator>> = {`,
    ...contract.skills.map((skill) => `  '${skill.name}': validate${skill.typeName}${kind},`),
    '};',
  ];
  const text = [
    GENERATED,
    '// @ts-nocheck: the bodies are compiled schemas; the tables at the end carry the types.',
    "import type { SkillName } from './skills.ts';",
    "import type { Validator } from '../skill.ts';",
    ...imports,
    '',
    body,
    '',
    ...table('Params'),
    '',
    ...table('Result'),
    '',
  ].join('\n');
  return new Map([['src/generated/validators.ts', text]]);
}

/** The one way Tern compiles schemas: all errors at once, defaults filled in, unions of types allowed. */
export function newAjv(): Ajv {
  const ajv = new Ajv({ allErrors: true, useDefaults: true, strict: true, strictRequired: false, allowUnionTypes: true, code: { source: true, esm: true, lines: false } });
  ajv.addKeyword({ keyword: 'x-secret', schemaType: 'boolean' });
  const add = typeof addFormats === 'function' ? addFormats : addFormats.default;
  add(ajv as never, ['date-time', 'date', 'uri', 'email']);
  return ajv;
}

function relocate(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"contract#/definitions/'));
}

function importsOf(code: string): { body: string; imports: string[] } {
  const imports = new Map<string, string>();
  const body = code.replace(/require\("([^"]+)"\)/g, (_, path: string) => {
    const name = imports.get(path) ?? `required${imports.size}`;
    imports.set(path, name);
    return name;
  });
  const lines = [...imports].map(([path, name]) => `import ${name} from '${path.endsWith('.js') ? path : `${path}.js`}';`);
  return { body, imports: lines };
}
