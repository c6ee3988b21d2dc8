import type { Contract, SkillDefinition } from '../contract.ts';
import { costOf } from './cost.ts';
import { markdownTable } from './reference/markdown.ts';
import { className } from './sdk/errors.ts';

export interface MethodReference {
  readonly title: string;
  /** What a reader should know before the methods. */
  readonly intro: string;
  /** What a reader should know before the events. */
  readonly events: string;
  /** The method of a skill and its result, as code. */
  readonly method: (skill: SkillDefinition) => { readonly call: string; readonly result: string };
}

/** The `api.md` of an SDK: all methods with their effect and cost, all events and errors. */
export function methodReference(contract: Contract, { title, intro, events, method }: MethodReference): string {
  const modules = contract.modules.filter(({ name }) => contract.skills.some(({ module }) => module === name));
  const row = (skill: SkillDefinition): readonly string[] => {
    const { call, result } = method(skill);
    return [`\`${call}\``, `\`${result}\``, skill.effect, costOf(skill)];
  };
  return [
    '<!-- Generated from openrpc.json by `npm run codegen`. -->',
    `# ${title}`,
    '',
    `Catalog version ${contract.version}. ${intro}`,
    ...modules.flatMap(({ name, summary }) => [
      '',
      `## ${name}`,
      '',
      summary,
      '',
      markdownTable(
        ['method', 'result', 'effect', 'cost'],
        contract.skills.filter(({ module }) => module === name).map(row),
      ),
    ]),
    '',
    '## Events',
    '',
    events,
    '',
    markdownTable(
      ['type', 'body', 'description'],
      contract.events.map(({ type, typeName, summary }) => [`\`${type}\``, `\`${typeName}\``, summary]),
    ),
    '',
    '## Errors',
    '',
    markdownTable(
      ['code', 'class', 'description'],
      contract.errors.map((error) => [`\`${error.code}\``, `\`${className(error)}\``, error.message]),
    ),
    '',
  ].join('\n');
}
