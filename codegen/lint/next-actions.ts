import type { Contract } from '../contract.ts';
import type { Finding, Rule } from './finding.ts';
import { problems } from './problems.ts';
import { isRecord, walk } from './walk.ts';

/**
 * Each next action in an example is a call that is valid as it stands. One that names a skill of a module that has none yet is
 * let through: the contract grows module by module.
 */
export const nextActions: Rule = function* ({ contract, subjects }) {
  for (const { method, path } of subjects) {
    for (const { path: at, value } of walk(method.examples ?? [], `${path}.examples`)) {
      if (!isRecord(value)) continue;
      const actions = [value.next_action, ...(Array.isArray(value.next_actions) ? value.next_actions : [])];
      for (const action of actions.filter(isRecord)) yield* judge(contract, action, at);
    }
  }
};

function* judge(
  contract: Contract,
  { skill: name, params }: Readonly<Record<string, unknown>>,
  path: string,
): Iterable<Finding> {
  const found = (problem: string, fix: string): Finding => ({ rule: 'next-actions', path, problem, fix });
  if (typeof name !== 'string') {
    yield found('a next action names no skill', 'write { "skill": …, "params": …, "why": … }');
    return;
  }
  const module = name.split('.')[0] ?? name;
  const skill = contract.skills.find((known) => known.name === name);
  if (skill === undefined) {
    const begun = contract.skills.some((known) => known.module === module);
    const known = contract.modules.some((entry) => entry.name === module);
    if (begun || !known) yield found(`the next action ${name} is not a skill`, 'name a skill of the contract');
    return;
  }
  for (const problem of problems(contract, skill, 'Params', params)) {
    yield found(
      `the next action ${name} is not a valid call: params${problem}`,
      'give params that can be sent as they stand',
    );
  }
}
