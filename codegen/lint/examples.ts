import type { Contract, Example } from '../contract.ts';
import type { Finding, Rule, Subject } from './finding.ts';
import { problems } from './problems.ts';
import { isRecord } from './walk.ts';

/** Params the pipeline or paging brings: a skill with no others cannot be called wrongly. */
const SHARED = new Set(['cursor', 'limit', 'dry_run', 'idempotency_key']);

/** Every skill has an example that succeeds and one that fails, and each is what it says it is. */
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
      yield missing(`${skill.name} has no example that succeeds`, 'add one with a result');
    if (skill.params.some(({ name }) => !SHARED.has(name)) && skill.examples.every(succeeds)) {
      yield missing(`${skill.name} has no example that fails`, 'add one with an x-error');
    }
    for (const [index, example] of skill.examples.entries()) {
      yield* judge(contract, subject, example, `${path}.examples[${index}]`);
    }
  }
};

export function succeeds(example: Example): boolean {
  return example.error === undefined;
}

function* judge(contract: Contract, { skill, method }: Subject, example: Example, path: string): Iterable<Finding> {
  const found = (at: string, problem: string, fix: string): Finding => ({
    rule: 'examples',
    path: at,
    problem: `${skill.name}, "${example.name}": ${problem}`,
    fix,
  });
  if (example.error !== undefined) {
    const allowed = [...skill.errors, ...contract.commonErrors];
    const { code } = example.error;
    if (!allowed.includes(code))
      yield found(
        `${path}.x-error`,
        `${code} is not an error of this skill`,
        'add it to errors or x-errors, or correct it',
      );
    return;
  }
  for (const problem of problems(contract, skill, 'Params', example.params)) {
    yield found(`${path}.params`, `params${problem}`, 'correct the example: it is run as it stands');
  }
  if (!('result' in (method.examples?.find(({ name }) => name === example.name) ?? {}))) {
    yield found(path, 'neither a result nor an x-error', 'say what the call is answered with');
    return;
  }
  const unknown = Object.keys(example.params).filter((name) => !skill.params.some((param) => param.name === name));
  if (unknown.length > 0 && !(isRecord(example.result) && 'warnings' in example.result)) {
    yield found(
      `${path}.params`,
      `${unknown.join(', ')}: not a param of this skill`,
      'correct it, or show the warning',
    );
  }
  for (const problem of problems(contract, skill, 'Result', example.result)) {
    yield found(`${path}.result.value`, `result${problem}`, 'correct the example or the result schema');
  }
}
