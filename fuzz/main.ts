/** `npm run fuzz [-- --seed N --cases N --skill name]`: hostile requests at a throw-away server; every answer is held against the contract. */
import { parseArgs } from 'node:util';
import { findingText, tallyText } from './report.ts';
import { runFuzz } from './run.ts';
import { openServer } from './server.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    cases: { type: 'string' },
    skill: { type: 'string', multiple: true },
    help: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const cases = Number(values.cases ?? 110);
if (values.help || !Number.isSafeInteger(seed) || !Number.isSafeInteger(cases) || cases < 1) {
  (values.help ? process.stdout : process.stderr).write('Usage: npm run fuzz [-- --seed N --cases N --skill name]\n');
  process.exit(values.help ? 0 : 2);
}

const begun = performance.now();
const server = await openServer();
try {
  const say = (line: string): void => void process.stderr.write(`${line} …\n`);
  const { tally, findings, memory } = await runFuzz(server, { seed, cases, parts: values.skill ?? null, say });
  process.stdout.write(`${tallyText(tally)}\n\n`);
  for (const finding of findings) process.stdout.write(`${findingText(finding)}\n  seed ${seed}\n\n`);
  process.stdout.write(
    `${findings.length === 0 ? 'Nothing found' : `${findings.length} findings`}: seed ${seed}, ${cases} cases a skill, heap ${memory.warm.heap.toFixed(0)} MB warm and ${memory.end.heap.toFixed(0)} MB at the end, ${((performance.now() - begun) / 1000).toFixed(0)} s.\n`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await server.close();
}
