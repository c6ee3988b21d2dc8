import type { Contract } from '../../contract.ts';
import { methodReference } from '../method-reference.ts';
import { hasOnlyOptionalParams, methodPath } from './client.ts';

/** `sdk/api.md`: all methods of the client with their types, effect and cost. */
export function emitSdkApi(contract: Contract): Map<string, string> {
  const text = methodReference(contract, {
    title: 'Methods of tern-messaging',
    intro:
      'All types are exported by name. A `Page<T>` contains the first page and iterates over all items with `for await`. `tern.campaigns`, `tern.hygiene` and `tern.messages` also have `waitUntilDone`.',
    events:
      '`parseWebhook(rawBody, header, secrets)` verifies the signature and resolves to a `TernEvent`, a union of these types discriminated by `type`. Event types of a newer service are returned too.',
    method: (skill) => ({
      call: `tern.${methodPath(skill.name)}(params${hasOnlyOptionalParams(skill) ? '?' : ''}: ${skill.typeName}Params)`,
      result: skill.paginated ? `Page<${skill.typeName}Result>` : `${skill.typeName}Result`,
    }),
  });
  return new Map([['sdk/api.md', text]]);
}
