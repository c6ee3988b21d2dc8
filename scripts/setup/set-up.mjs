import { join } from 'node:path';
import { alone } from './lock.mjs';
import { root } from './run.mjs';

const LOCK = join(root, '.cache/setup.lock');

/**
 * Runs the given steps that are not done yet, and prints their titles and durations on stderr. If a
 * step fails, prints its output and exits with its exit code. Waits for another command that sets
 * up the same checkout, which does some of the steps.
 */
export async function setUp(steps, lock = LOCK) {
  if (steps.every(({ isDone }) => isDone())) return;
  const onWait = () => process.stderr.write('tern: waiting for another command that sets up this checkout\n');
  const failed = await alone(lock, () => runSteps(steps), onWait);
  if (failed !== 0) process.exit(failed);
}

/** Returns the exit code of the step that failed, or 0. */
async function runSteps(steps) {
  for (const { title, isDone, work, seal } of steps) {
    if (isDone()) continue;
    process.stderr.write(`tern: ${title} …`);
    const started = performance.now();
    const { code, output } = await work();
    process.stderr.write(` ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    if (code !== 0) {
      process.stderr.write(`${output.trimEnd()}\ntern: ${title} failed\n`);
      return code;
    }
    seal?.();
  }
  return 0;
}
