import { loadContractDocument } from '../../contract-document.ts';
import { catalog } from '../../generated/catalog.ts';
import { errorTable } from '../../generated/errors.ts';
import type { SkillName } from '../../generated/skills.ts';
import { commandLine } from './command-line.ts';
import { describeType } from './describe-type.ts';
import type { Schema } from './schema.ts';
import { wrap } from './wrap.ts';

interface Example {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly 'x-error'?: unknown;
}

export function isSkill(name: string): name is SkillName {
  return Object.hasOwn(catalog, name);
}

/** What a skill does, takes and answers, with a call to paste. */
export function describeSkill(skill: SkillName): string {
  const { summary, description, permission, effect, errors } = catalog[skill];
  const contract = loadContractDocument();
  const methods = contract.document.methods as unknown as readonly { name: string; examples?: readonly Example[] }[];
  const examples = methods.find(({ name }) => name === skill)?.examples ?? [];
  const { input } = contract.schemaOf(skill);
  const sections = [
    `${skill}: ${summary}`,
    wrap(description, ''),
    `Effect: ${effect}. Permission: ${permission}.`,
    describeParams(input),
    describeErrors(errors),
    describeExamples(skill, examples),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function describeParams(input: Schema): string {
  const required = input.required as readonly string[];
  const params = Object.entries(input.properties as Readonly<Record<string, Schema>>);
  if (params.length === 0) return 'Params: none.';
  const lines = params.map(([name, schema]) => {
    const rule = required.includes(name) ? ', required' : defaultOf(schema);
    const text = typeof schema.description === 'string' ? `\n${wrap(schema.description, '      ')}` : '';
    return `  ${name}  ${describeType(schema, input)}${rule}${text}`;
  });
  return ['Params:', ...lines].join('\n');
}

function defaultOf({ default: value }: Schema): string {
  return value === undefined ? '' : `, default ${JSON.stringify(value)}`;
}

function describeErrors(codes: readonly (number | string)[]): string {
  const lines = codes.map((code) => {
    const known = errorTable[String(code) as keyof typeof errorTable];
    return `  ${code}  ${known.message}.${known.fix === null ? '' : ` ${known.fix}`}`;
  });
  return lines.length === 0 ? '' : ['Errors, in addition to the common errors:', ...lines].join('\n');
}

function describeExamples(skill: string, examples: readonly Example[]): string {
  const calls = examples
    .filter((example) => example['x-error'] === undefined)
    .map(({ name, params }) => {
      const call = commandLine(skill, Object.fromEntries(params.map((param) => [param.name, param.value])));
      return `  # ${name}\n  ${call}`;
    });
  return ['Examples:', ...(calls.length === 0 ? [`  tern call ${skill}`] : calls)].join('\n');
}
