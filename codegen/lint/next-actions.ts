import { type Action, completeAction } from '../complete-action.ts';
import type { Contract } from '../contract.ts';
import type { Finding, Rule } from './finding.ts';
import { problems } from './problems.ts';
import { isRecord, walk } from './walk.ts';

/**
 * Each next action in an example is a valid call, once the values it needs are added. A skill of a
 * module without any skills is allowed, because modules are added to the contract one at a time.
 */
export const nextActions: Rule = function* ({ contract, subjects }) {
  for (const { method, path } of subjects) {
    for (const { path: at, value } of walk(method.examples ?? [], `${path}.examples`)) {
      if (!isRecord(value)) continue;
      const actions = [value.next_action, ...(Array.isArray(value.next_actions) ? value.next_actions : [])];
      for (const action of actions.filter(isRecord)) yield* evaluate(contract, action, at);
    }
  }
};

function* evaluate(contract: Contract, action: Readonly<Record<string, unknown>>, path: string): Iterable<Finding> {
  const { skill: name } = action;
  const finding = (problem: string, fix: string): Finding => ({ rule: 'next-actions', path, problem, fix });
  if (typeof name !== 'string') {
    yield finding('a next action has no skill', 'write { "skill": …, "params": …, "why": … }');
    return;
  }
  const module = name.split('.')[0] ?? name;
  const skill = contract.skills.find((known) => known.name === name);
  if (skill === undefined) {
    const moduleHasSkills = contract.skills.some((known) => known.module === module);
    const moduleExists = contract.modules.some((entry) => entry.name === module);
    if (moduleHasSkills || !moduleExists)
      yield finding(`the next action ${name} is not a skill`, 'use the name of a skill in the contract');
    return;
  }
  for (const problem of problems(
    contract,
    skill,
    'Params',
    isAction(action) ? completeAction(contract, action) : action.params,
  )) {
    yield finding(
      `the next action ${name} is not a valid call: params${problem}`,
      'use params that are valid for the skill',
    );
  }
}

function isAction(action: Readonly<Record<string, unknown>>): action is Readonly<Record<string, unknown>> & Action {
  return isRecord(action.params) && (action.needs === undefined || Array.isArray(action.needs));
}
