import { type Contract, pascalCase, type SkillDefinition } from '../../contract.ts';
import { GENERATED } from '../banner.ts';
import { succeeding } from '../examples.ts';
import { comment, commentBlock } from './type-text.ts';

/** A module, or a group in a module, with its skills and subgroups. */
interface Group {
  readonly name: string;
  readonly skills: SkillDefinition[];
  readonly groups: Map<string, Group>;
}

/**
 * `sdk/src/generated/client.ts`: a method such as `tern.journeys.edges.create(…)` for each skill,
 * with one type and one object per module.
 */
export function emitSdkClient(contract: Contract): Map<string, string> {
  const modules = modulesOf(contract);
  const summaries = new Map(contract.modules.map(({ name, summary }) => [name, summary]));
  const fields = modules.map(({ name }) => `  readonly ${camelCase(name)}: ${pascalCase(name)}Api;`);
  const text = [
    GENERATED,
    "import type { CallOptions } from '../core/options.ts';",
    "import type { PagePromise } from '../core/page-promise.ts';",
    "import type { TernPromise } from '../core/tern-promise.ts';",
    "import type { SkillName, SkillTypes } from './types.ts';",
    "import type * as types from './types.ts';",
    '',
    "type Params<N extends SkillName> = SkillTypes[N]['params'];",
    "type Result<N extends SkillName> = SkillTypes[N]['result'];",
    'type Item<N extends SkillName> = Result<N> extends { items: readonly (infer T)[] } ? T : never;',
    '',
    '/** The two kinds of calls: one for a single result, one for a paginated result. */',
    'export interface Calls {',
    '  call<N extends SkillName>(name: N, params: Params<N> | undefined, options: CallOptions | undefined): TernPromise<Result<N>>;',
    '  page<N extends SkillName>(',
    '    name: N,',
    '    params: Params<N> | undefined,',
    '    options: CallOptions | undefined,',
    '  ): PagePromise<Item<N>, Result<N>>;',
    '}',
    '',
    ...modules.flatMap((group) => interfaceOf(group, pascalCase(group.name), summaries.get(group.name))),
    '/** All skills as methods. */',
    'export class Skills {',
    ...fields,
    '',
    '  constructor(calls: Calls) {',
    ...modules.map((group) => `    this.${camelCase(group.name)} = ${objectOf(group, '    ')};`),
    '  }',
    '}',
    '',
  ].join('\n');
  return new Map([['sdk/src/generated/client.ts', text]]);
}

/** `phone-numbers.ensureDefault` -> `phoneNumbers.ensureDefault` */
export function methodPath(skill: string): string {
  return skill.split('.').map(camelCase).join('.');
}

export function hasOnlyOptionalParams(skill: SkillDefinition): boolean {
  return skill.params.every(({ required }) => !required);
}

function modulesOf(contract: Contract): Group[] {
  const root: Group = { name: '', skills: [], groups: new Map() };
  for (const skill of contract.skills) {
    let group = root;
    for (const name of skill.name.split('.').slice(0, -1)) {
      const next = group.groups.get(name) ?? { name, skills: [], groups: new Map() };
      group.groups.set(name, next);
      group = next;
    }
    group.skills.push(skill);
  }
  return [...root.groups.values()];
}

function interfaceOf(group: Group, typeName: string, summary: string | undefined): string[] {
  const groups = [...group.groups.values()];
  return [
    ...groups.flatMap((child) => interfaceOf(child, typeName + pascalCase(child.name), undefined)),
    ...comment(summary, ''),
    `export interface ${typeName}Api {`,
    ...group.skills.flatMap((skill) => [...commentBlock(docsOf(skill), '  '), `  ${signature(skill)};`]),
    ...groups.map((child) => `  readonly ${camelCase(child.name)}: ${typeName}${pascalCase(child.name)}Api;`),
    '}',
    '',
  ];
}

/** What an editor shows: what the skill does, its errors, and a call to copy. */
function docsOf(skill: SkillDefinition): readonly string[] {
  const { name, summary, description, effect, errors } = skill;
  const [example] = succeeding(skill);
  return [
    summary,
    ...(description === '' ? [] : ['', description]),
    '',
    `Effect: ${effect}. Errors: ${[...errors.map(String), 'the common errors'].join(', ')}.`,
    ...(example === undefined
      ? []
      : ['', '@example', ...`await tern.${methodPath(name)}(${JSON.stringify(example.params, null, 2)});`.split('\n')]),
  ];
}

function signature(skill: SkillDefinition): string {
  const { typeName } = skill;
  const result = skill.paginated
    ? `PagePromise<Item<'${skill.name}'>, types.${typeName}Result>`
    : `TernPromise<types.${typeName}Result>`;
  return `${lastName(skill)}(params${hasOnlyOptionalParams(skill) ? '?' : ''}: types.${typeName}Params, options?: CallOptions): ${result}`;
}

function objectOf(group: Group, indent: string): string {
  const inner = `${indent}  `;
  const skills = group.skills.map((skill) => {
    const kind = skill.paginated ? 'page' : 'call';
    return `${inner}${lastName(skill)}: (params, options) => calls.${kind}('${skill.name}', params, options),`;
  });
  const groups = [...group.groups.values()].map(
    (child) => `${inner}${camelCase(child.name)}: ${objectOf(child, inner)},`,
  );
  return ['{', ...skills, ...groups, `${indent}}`].join('\n');
}

function lastName(skill: SkillDefinition): string {
  return skill.name.split('.').at(-1) ?? skill.name;
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
