import type { Contract, SkillDefinition } from '../../contract.ts';
import { isRecord } from '../../lint/walk.ts';
import { costOf } from '../cost.ts';
import { succeeding } from '../examples.ts';
import { descriptionOf } from '../reference/schema-words.ts';
import { withBounds } from '../reference/type-blocks.ts';
import { className } from '../sdk/errors.ts';
import { meaningOf } from './errors.ts';
import { literal } from './literal.ts';
import { argumentName, methodPath } from './names.ts';
import { escaped, plain, wrap } from './text.ts';

const INDENT = ' '.repeat(8);
const ENTRY = ' '.repeat(12);
const HANGING = ' '.repeat(16);

/** Whether the method is of the client that blocks or of the one that is awaited. */
export type Mode = 'sync' | 'async';

/**
 * The docstrings of the two methods of a skill: what it does, its arguments, its result, its errors
 * and an example.
 */
export function methodDocs(contract: Contract, skill: SkillDefinition): Readonly<Record<Mode, readonly string[]>> {
  const words = [
    ...wrap(`"""${escaped(skill.summary)}`, INDENT),
    ...paragraph(skill.description),
    ...paragraph(needs(skill)),
    ...section('Args', [
      ...skill.params.map(({ name, summary, schema }) => [
        argumentName(name),
        inPython(plain(withBounds(summary, schema))),
      ]),
      ['options', 'Settings of this call, such as its timeout.'],
    ]),
    ...section('Returns', resultRows(contract, skill)),
    ...section('Raises', errorRows(contract, skill)),
  ];
  const docs = (mode: Mode) => [...words, ...exampleOf(skill, mode), `${INDENT}"""`];
  return { sync: docs('sync'), async: docs('async') };
}

function needs(skill: SkillDefinition): string {
  const key =
    skill.scope === 'public'
      ? 'Needs no API key.'
      : `Needs the permission \`${skill.permission}\`${skill.scope === 'partner' ? ' of a key of a partner' : ''}.`;
  const cost = costOf(skill) === 'Billable' ? ' Costs credits.' : '';
  return `${skill.deprecated ? 'Deprecated. ' : ''}${key}${cost} Since ${skill.since}.`;
}

function resultRows(contract: Contract, { result }: SkillDefinition): readonly (readonly string[])[] {
  const properties = isRecord(result.properties) ? result.properties : {};
  return Object.entries(properties).map(([name, schema]) => {
    const field = isRecord(schema) ? schema : {};
    return [`\`${name}\``, plain(withBounds(descriptionOf(contract, field), {}))];
  });
}

function errorRows(contract: Contract, skill: SkillDefinition): readonly (readonly string[])[] {
  const byCode = new Map(contract.errors.map((error) => [error.code, error]));
  return skill.errors.flatMap((code) => {
    const error = byCode.get(code);
    return error === undefined ? [] : [[className(error), meaningOf(error)]];
  });
}

/** Defaults are JSON in the contract. */
function inPython(text: string): string {
  return text.replace(/(?<=Default: `)(?:true|false)(?=`)/, (value) => literal(value === 'true'));
}

function paragraph(text: string): string[] {
  return text === '' ? [] : ['', ...wrap(escaped(text), INDENT)];
}

function section(title: string, rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.flatMap(([name = '', text = '']) =>
    wrap(escaped(text === '' ? name : `${name}: ${text}`), ENTRY, HANGING),
  );
  return ['', `${INDENT}${title}:`, ...lines];
}

/** The first example that succeeds, as code that runs with `tern` as the client. */
function exampleOf(skill: SkillDefinition, mode: Mode): string[] {
  const [example] = succeeding(skill);
  if (example === undefined) return [];
  const given = Object.entries(example.params).map(([name, value]) => ({ name: argumentName(name), value }));
  const path = `tern.${methodPath(skill)}`;
  const wait = mode === 'async' ? 'await ' : '';
  const loop = mode === 'async' ? 'async for' : 'for';
  const [head, tail] = skill.paginated ? [`${loop} item in ${path}(`, '):'] : [`result = ${wait}${path}(`, ')'];
  const inOneLine = `${head}${given.map(({ name, value }) => `${name}=${literal(value)}`).join(', ')}${tail}`;
  const call =
    inOneLine.length <= 80 && !inOneLine.includes('\n')
      ? [inOneLine]
      : [head, ...given.map(({ name, value }) => `    ${name}=${literal(value, '    ', name.length + 1)},`), tail];
  const code = [...call, ...(skill.paginated ? ['    print(item)'] : [])].join('\n').split('\n');
  return ['', `${INDENT}Example:`, ...code.map((line) => escaped(`${ENTRY}${line}`))];
}
