import type { Contract, SkillDefinition } from '../../contract.ts';
import { costOf } from '../cost.ts';
import { markdownTable } from '../reference/markdown.ts';
import { className } from '../sdk/errors.ts';
import { argumentName, methodPath } from './names.ts';

/** `sdk/python/api.md`: all methods of the client with their results, effect and cost. */
export function emitApi(contract: Contract): Map<string, string> {
  const modules = contract.modules.filter(({ name }) => contract.skills.some(({ module }) => module === name));
  const text = [
    '<!-- Generated from openrpc.json by `npm run codegen`. -->',
    '# Methods of tern-messaging',
    '',
    `Catalog version ${contract.version}. \`AsyncTern\` has the same methods, to be awaited. The types are in \`tern_messaging.types\`. A \`Page\` contains the first page and iterates over all items. \`tern.campaigns\`, \`tern.hygiene\` and \`tern.messages\` also have \`wait_until_done\`.`,
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
    'The types are in `tern_messaging.events`. `parse_webhook` verifies the signature and returns a `TernEvent`.',
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
  return new Map([['sdk/python/api.md', text]]);
}

function row(skill: SkillDefinition): readonly string[] {
  const required = skill.params.filter((param) => param.required).map(({ name }) => `${argumentName(name)}=…`);
  const rest = skill.params.length > required.length ? ['…'] : [];
  const result = skill.paginated ? `Page of ${skill.typeName}Result` : `${skill.typeName}Result`;
  return [
    `\`tern.${methodPath(skill)}(${[...required, ...rest].join(', ')})\``,
    `\`${result}\``,
    skill.effect,
    costOf(skill),
  ];
}
