import type { Contract, SkillDefinition } from '../../contract.ts';
import { costOf } from '../cost.ts';
import { markdownTable } from '../reference/markdown.ts';
import { hasOnlyOptionalParams, methodPath } from './client.ts';
import { className } from './errors.ts';

/** `sdk/api.md`: all methods of the client with their types, effect and cost. */
export function emitSdkApi(contract: Contract): Map<string, string> {
  const modules = contract.modules.filter(({ name }) => contract.skills.some(({ module }) => module === name));
  const text = [
    '<!-- Generated from openrpc.json by `npm run codegen`. -->',
    '# Methods of tern-messaging',
    '',
    `Catalog version ${contract.version}. All types are exported by name. A \`Page<T>\` contains the first page and iterates over all items with \`for await\`.`,
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
    '`parseWebhook(rawBody, header, secrets)` verifies the signature and resolves to a `TernEvent`, a union of these types discriminated by `type`. Event types of a newer service are returned too.',
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
  return new Map([['sdk/api.md', text]]);
}

function row(skill: SkillDefinition): readonly string[] {
  const result = skill.paginated ? `Page<${skill.typeName}Result>` : `${skill.typeName}Result`;
  const params = `params${hasOnlyOptionalParams(skill) ? '?' : ''}: ${skill.typeName}Params`;
  return [`\`tern.${methodPath(skill.name)}(${params})\``, `\`${result}\``, skill.effect, costOf(skill)];
}
