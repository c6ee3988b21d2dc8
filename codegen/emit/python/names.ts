import { pascalCase, type SkillDefinition } from '../../contract.ts';

export const PACKAGE = 'sdk/python/src/tern_messaging';
export const GENERATED_PACKAGE = `${PACKAGE}/_generated`;

/** The first line of every generated Python file. */
export const GENERATED =
  '# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.';

const KEYWORDS = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from
  global if import in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/),
);
/** Names that a method of a resource uses itself. */
const OWN_PARAMS = new Set(['self', 'options']);
/** A field with one of these names would hide the type in the annotations of its class. */
const ANNOTATIONS = new Set(['bool', 'float', 'int', 'object', 'str']);

/** `phone-numbers` -> `phone_numbers`, `ensureDefault` -> `ensure_default` */
export function snakeCase(name: string): string {
  return name
    .replaceAll('-', '_')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();
}

/** The name of a method: `contacts.import` -> `import_`, because `import` is a keyword. */
export function methodName(skill: Pick<SkillDefinition, 'name'>): string {
  return withoutKeyword(snakeCase(skill.name.split('.').at(-1) ?? skill.name));
}

/** `phone-numbers.ensureDefault` -> `phone_numbers.ensure_default` */
export function methodPath(skill: Pick<SkillDefinition, 'name'>): string {
  const groups = skill.name.split('.').slice(0, -1);
  return [...groups.map((group) => withoutKeyword(snakeCase(group))), methodName(skill)].join('.');
}

/** The name of an argument: `from` -> `from_`. */
export function argumentName(param: string): string {
  return OWN_PARAMS.has(param) ? `${param}_` : withoutKeyword(param);
}

/** Whether a key can be declared as a field of a class. */
export function isFieldName(key: string): boolean {
  return /^[A-Za-z_]\w*$/.test(key) && !KEYWORDS.has(key) && !ANNOTATIONS.has(key);
}

/** The class of a module or group: `partner.outbox` -> `PartnerOutboxResource`. */
export function resourceName(path: readonly string[]): string {
  return `${path.map(pascalCase).join('')}Resource`;
}

export function withoutKeyword(name: string): string {
  return KEYWORDS.has(name) ? `${name}_` : name;
}
