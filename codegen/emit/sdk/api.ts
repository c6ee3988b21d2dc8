import type { Contract, SkillDefinition } from '../../contract.ts';
import { markdownTable } from '../reference/markdown.ts';
import { methodPath, takesNothing } from './client.ts';
import { className } from './errors.ts';

/** `sdk/api.md`: every method of the client with the names of its types. */
export function emitSdkApi(contract: Contract): Map<string, string> {
  const modules = contract.modules.filter(({ name }) => contract.skills.some(({ module }) => module === name));
  const text = [
    '<!-- Generated from openrpc.json by `npm run codegen`. -->',
    '# Methods of @tern/sdk',
    '',
    `Catalog version ${contract.version}. Types are exported by name; a \`Page<T>\` is the first page and an async iterable of every item.`,
    ...modules.flatMap(({ name, summary }) => [
      '',
      `## ${name}`,
      '',
      `${summary}.`,
      '',
      markdownTable(['method', 'answer', 'effect'], contract.skills.filter(({ module }) => module === name).map(row)),
    ]),
    '',
    '## Events',
    '',
    '`parseWebhook(rawBody, header, secrets)` resolves to a `TernEvent`: one of these, told apart by `type`. An event of a newer service comes through as well.',
    '',
    markdownTable(
      ['type', 'body', 'meaning'],
      contract.events.map(({ type, typeName, summary }) => [`\`${type}\``, `\`${typeName}\``, summary]),
    ),
    '',
    '## Errors',
    '',
    markdownTable(
      ['code', 'class', 'meaning'],
      contract.errors.map((error) => [`\`${error.code}\``, `\`${className(error)}\``, error.message]),
    ),
    '',
  ].join('\n');
  return new Map([['sdk/api.md', text]]);
}

function row(skill: SkillDefinition): readonly string[] {
  const answer = skill.paginated ? `Page<${skill.typeName}Result>` : `${skill.typeName}Result`;
  const params = `params${takesNothing(skill) ? '?' : ''}: ${skill.typeName}Params`;
  return [`\`tern.${methodPath(skill.name)}(${params})\``, `\`${answer}\``, skill.effect];
}
