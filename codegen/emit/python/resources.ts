import type { Contract, SkillDefinition } from '../../contract.ts';
import { argumentsOf } from './arguments.ts';
import { importsFor } from './imports.ts';
import { type Mode, methodDocs } from './method-docs.ts';
import { GENERATED, GENERATED_PACKAGE, methodName, resourceName, snakeCase, withoutKeyword } from './names.ts';
import { annotated, docstring, inLines } from './text.ts';
import type { PythonTypes } from './type-text.ts';

/** A module, or a group in a module, with its skills and subgroups. */
interface Group {
  readonly path: readonly string[];
  readonly skills: Method[];
  readonly groups: Map<string, Group>;
}

/** What the two methods of a skill have in common. */
interface Method {
  readonly skill: SkillDefinition;
  readonly declarations: readonly string[];
  readonly pairs: readonly string[];
  readonly docs: Readonly<Record<Mode, readonly string[]>>;
  readonly result: string;
  /** The type of an item, if the result is a page of them. */
  readonly item: string | null;
}

const MODES: readonly Mode[] = ['sync', 'async'];

/**
 * `_generated/resources/<module>.py`: two classes per module and group, with a method per skill.
 */
export function emitResources(contract: Contract, types: PythonTypes): Map<string, string> {
  const summaries = new Map(contract.modules.map(({ name, summary }) => [name, summary]));
  const files = [...modulesOf(contract, types).values()].map((group): [string, string] => {
    const [module = ''] = group.path;
    return [
      `${GENERATED_PACKAGE}/resources/${snakeCase(module)}.py`,
      fileOf(group, summaries.get(module) ?? '', types),
    ];
  });
  return new Map([[`${GENERATED_PACKAGE}/resources/__init__.py`, `${GENERATED}\n`], ...files]);
}

/** The name of the class of a module or group in one of the two clients. */
export function classFor(path: readonly string[], mode: Mode): string {
  return `${mode === 'async' ? 'Async' : ''}${resourceName(path)}`;
}

function modulesOf(contract: Contract, types: PythonTypes): ReadonlyMap<string, Group> {
  const root: Group = { path: [], skills: [], groups: new Map() };
  for (const skill of contract.skills) {
    let group = root;
    for (const name of skill.name.split('.').slice(0, -1)) {
      const next = group.groups.get(name) ?? { path: [...group.path, name], skills: [], groups: new Map() };
      group.groups.set(name, next);
      group = next;
    }
    const args = argumentsOf(skill, types);
    group.skills.push({
      skill,
      declarations: args.map(({ declaration }) => declaration),
      pairs: args.map(({ name, param }) => `"${param}": ${name}`),
      docs: methodDocs(contract, skill),
      result: `${skill.typeName}Result`,
      item: skill.paginated ? itemOf(skill, types) : null,
    });
  }
  return root.groups;
}

function itemOf({ typeName }: SkillDefinition, types: PythonTypes): string {
  return types.fields.get(`${typeName}Result.items`)?.replace(/^List\[(.*)\]$/, '$1') ?? 'object';
}

function fileOf(group: Group, summary: string, types: PythonTypes): string {
  const annotations = annotationsOf(group).join('\n');
  const words = new Set([...annotations.matchAll(/"[^"]*"|\w+/g)].map(([word]) => word));
  const from = (module: string, names: readonly string[]): string[] => {
    const used = names.filter((name) => words.has(name));
    return used.length > 0 ? [`from ${module} import ${used.join(', ')}`] : [];
  };
  return [
    GENERATED,
    ...docstring(summary, ''),
    '',
    'from __future__ import annotations',
    '',
    ...importsFor(annotations),
    'from ..._calls import AsyncCalls, Calls',
    ...from('..._omit', ['OMIT', 'Omit']),
    'from ..._options import CallOptions',
    ...from('..._pages', ['AsyncPaginator', 'Page']),
    ...from('..._sequence', ['SequenceNotStr']),
    ...inLines('from ..types import (', [...words].filter((word) => types.has(word)).sort(), ')', ''),
    '',
    ...MODES.flatMap((mode) => classOf(group, mode, summary)),
  ].join('\n');
}

/** The annotations of all methods of a module, with what its groups are decorated with. */
function annotationsOf(group: Group): string[] {
  return [
    ...group.skills.flatMap(({ declarations, result, item }) => [
      ...declarations,
      item === null ? result : `Page AsyncPaginator ${item} ${result}`,
    ]),
    ...[...group.groups.values()].flatMap((child) => ['@cached_property', ...annotationsOf(child)]),
  ];
}

/** The class of a group, after those of the groups in it. */
function classOf(group: Group, mode: Mode, summary: string): string[] {
  const groups = [...group.groups.entries()];
  return [
    ...groups.flatMap(([, child]) => classOf(child, mode, '')),
    '',
    `class ${classFor(group.path, mode)}:`,
    ...docstring(summary || `The skills of \`${group.path.join('.')}\`.`, '    '),
    '',
    `    def __init__(self, calls: ${mode === 'async' ? 'AsyncCalls' : 'Calls'}) -> None:`,
    '        self._calls = calls',
    '',
    ...groups.flatMap(([name, child]) => [
      '    @cached_property',
      `    def ${withoutKeyword(snakeCase(name))}(self) -> ${classFor(child.path, mode)}:`,
      `        return ${classFor(child.path, mode)}(self._calls)`,
      '',
    ]),
    ...group.skills.flatMap((method) => [...methodOf(method, mode), '']),
  ];
}

function methodOf({ skill, declarations, pairs, docs, result, item }: Method, mode: Mode): string[] {
  const page = `${mode === 'async' ? 'AsyncPaginator' : 'Page'}[${item}, ${result}]`;
  const wait = mode === 'async' && item === null ? 'await ' : '';
  const head = item === null ? `result: ${result} = ${wait}self._calls.call(` : 'return self._calls.page(';
  return [
    `    ${wait === '' ? '' : 'async '}def ${methodName(skill)}(`,
    '        self,',
    '        *,',
    ...declarations.flatMap((declaration) => annotated(`${declaration},`, ' '.repeat(8))),
    '        options: CallOptions | None = None,',
    `    ) -> ${item === null ? result : page}:`,
    ...docs[mode],
    `        ${head}`,
    `            "${skill.name}",`,
    ...inLines('{', pairs, '},', ' '.repeat(12)),
    '            options,',
    '        )',
    ...(item === null ? ['        return result'] : []),
  ];
}
