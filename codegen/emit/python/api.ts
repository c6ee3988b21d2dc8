import type { Contract, SkillDefinition } from '../../contract.ts';
import { methodReference } from '../method-reference.ts';
import { argumentName, methodPath } from './names.ts';

/** `sdk/python/api.md`: all methods of the client with their results, effect and cost. */
export function emitApi(contract: Contract): Map<string, string> {
  const text = methodReference(contract, {
    title: 'Methods of tern-messaging',
    intro:
      '`AsyncTern` has the same methods, to be awaited. The types are in `tern_messaging.types`. A `Page` contains the first page and iterates over all items. `tern.campaigns`, `tern.hygiene` and `tern.messages` also have `wait_until_done`.',
    events:
      'The types are in `tern_messaging.events`. `parse_webhook` verifies the signature and returns a `TernEvent`.',
    method: (skill) => ({
      call: `tern.${methodPath(skill)}(${argumentsOf(skill)})`,
      result: skill.paginated ? `Page of ${skill.typeName}Result` : `${skill.typeName}Result`,
    }),
  });
  return new Map([['sdk/python/api.md', text]]);
}

function argumentsOf({ params }: SkillDefinition): string {
  const required = params.filter((param) => param.required).map(({ name }) => `${argumentName(name)}=…`);
  return [...required, ...(params.length > required.length ? ['…'] : [])].join(', ');
}
