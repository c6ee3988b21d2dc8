import { validatorOf } from '../../../codegen/compile.ts';
import { completeAction } from '../../../codegen/complete-action.ts';
import { contract } from './walk.ts';
import type { WireError } from './wire.ts';

/**
 * Lists invalid next actions of an error: a skill that does not exist, or params that the skill
 * rejects once the values it needs are added.
 */
export function faultsInNextActions({ data }: WireError): string[] {
  return (data.next_actions ?? []).flatMap((action) => {
    const { skill, params, needs = [], why } = action;
    const target = contract.skills.find(({ name }) => name === skill);
    if (target === undefined) return [`${skill} does not exist`];
    if (typeof why !== 'string' || why === '') return [`${skill} comes without a reason`];
    const invented = needs.filter(({ path }) => path.slice(1) in params);
    if (invented.length > 0) return [`${skill} needs values that it has: ${JSON.stringify(invented)}`];
    const validate = validatorOf(contract, target, 'Params');
    return validate(structuredClone(completeAction(contract, action)))
      ? []
      : [`${skill}: ${JSON.stringify(validate.errors)}`];
  });
}
