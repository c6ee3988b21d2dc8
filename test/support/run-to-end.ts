import type { OnFailure } from '../../src/platform/for-each-isolated.ts';
import type { Runner } from '../../src/platform/work/runner.ts';

/** Runs until nothing is due; then throws the first error of an item, if there was one. */
export async function runToEnd(create: (onFailure: OnFailure) => Runner): Promise<void> {
  await collect(create, async (runner) => {
    while (await runner.run());
  });
}

/**
 * Does one item of each tenant that has places, and those that follow while they are in progress.
 */
export async function runOnce(create: (onFailure: OnFailure) => Runner): Promise<boolean> {
  return collect(create, (runner) => runner.run());
}

async function collect<Answer>(
  create: (onFailure: OnFailure) => Runner,
  work: (runner: Runner) => Promise<Answer>,
): Promise<Answer> {
  const errors: unknown[] = [];
  const runner = create((error) => errors.push(error));
  const answer = await work(runner);
  await runner.settle();
  if (errors.length > 0) throw errors[0];
  return answer;
}
