import { validatorOf } from '../../../codegen/compile.ts';
import { contract } from './walk.ts';
import type { WireError } from './wire.ts';

/**
 * Lists invalid next actions of an error: a skill that does not exist, or params that the skill
 * rejects.
 */
export function faultsInNextActions({ data }: WireError): string[] {
  return (data.next_actions ?? []).flatMap(({ skill, params, why }) => {
    const target = contract.skills.find(({ name }) => name === skill);
    if (target === undefined) return [`${skill} does not exist`];
    if (typeof why !== 'string' || why === '') return [`${skill} comes without a reason`];
    const validate = validatorOf(contract, target, 'Params');
    return validate(structuredClone(params)) ? [] : [`${skill}: ${JSON.stringify(validate.errors)}`];
  });
}
