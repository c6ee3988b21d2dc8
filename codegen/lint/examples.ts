import type { Contract, Example } from '../contract.ts';
import type { Finding, Rule, Subject } from './finding.ts';
import { problems } from './problems.ts';
import { isRecord } from './walk.ts';

/**
 * Params of the pipeline and of paging. A skill with only these params needs no failing example.
 */
const SHARED = new Set(['cursor', 'limit', 'dry_run', 'idempotency_key']);

/** Every skill has a valid example that succeeds and one that fails. */
export const examples: Rule = function* ({ contract, subjects }) {
  for (const subject of subjects) {
    const { skill, path } = subject;
    const missing = (problem: string, fix: string): Finding => ({
      rule: 'examples',
      path: `${path}.examples`,
      problem,
      fix,
    });
    if (!skill.examples.some(succeeds))
      yield missing(`${skill.name} has no example that succeeds`, 'add an example with a result');
    if (skill.params.some(({ name }) => !SHARED.has(name)) && skill.examples.every(succeeds)) {
      yield missing(`${skill.name} has no example that fails`, 'add an example with an x-error');
    }
    for (const [index, example] of skill.examples.entries()) {
      yield* evaluate(contract, subject, example, `${path}.examples[${index}]`);
    }
  }
};

export function succeeds(example: Example): boolean {
  return example.error === undefined;
}

function* evaluate(contract: Contract, { skill, method }: Subject, example: Example, path: string): Iterable<Finding> {
  const finding = (at: string, problem: string, fix: string): Finding => ({
    rule: 'examples',
    path: at,
    problem: `${skill.name}, "${example.name}": ${problem}`,
    fix,
  });
  if (example.error !== undefined) {
    const allowed = [...skill.errors, ...contract.commonErrors];
    const { code } = example.error;
    if (!allowed.includes(code))
      yield finding(
        `${path}.x-error`,
        `${code} is not an error of this skill`,
        'add the code to errors or x-errors, or correct it',
      );
    return;
  }
  for (const problem of problems(contract, skill, 'Params', example.params)) {
    yield finding(
      `${path}.params`,
      `params${problem}`,
      'correct the params: the contract tests call the skill with them',
    );
  }
  if (!('result' in (method.examples?.find(({ name }) => name === example.name) ?? {}))) {
    yield finding(path, 'has neither a result nor an x-error', 'add the result or the x-error of the call');
    return;
  }
  const unknown = Object.keys(example.params).filter((name) => !skill.params.some((param) => param.name === name));
  if (unknown.length > 0 && !(isRecord(example.result) && 'warnings' in example.result)) {
    yield finding(
      `${path}.params`,
      `not a param of this skill: ${unknown.join(', ')}`,
      'correct the name, or add the warning to the result',
    );
  }
  for (const problem of problems(contract, skill, 'Result', example.result)) {
    yield finding(`${path}.result.value`, `result${problem}`, 'correct the example or the result schema');
  }
}
