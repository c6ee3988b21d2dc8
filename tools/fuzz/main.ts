/**
 * `npm run fuzz [-- --seed N --cases N --skill name]`: sends hostile requests to a temporary server
 * and checks every answer against the contract.
 */
import { parseArgs } from 'node:util';
import { findingText, summaryText } from './report.ts';
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
  (values.help ? process.stdout : process.stderr).write(`Usage: npm run fuzz [-- --seed N --cases N --skill name]

  --seed N      repeats the requests of an earlier run
  --cases N     number of cases per skill; default 110
  --skill name  tests only this skill, or \`sockets\`, \`templates\`, \`rules\`, \`keys\`,
                \`pressure\` or \`sequences\`; can be repeated

Exit code 0: nothing found. 1: findings. 2: invalid arguments.
`);
  process.exit(values.help ? 0 : 2);
}

const startedAt = performance.now();
const server = await openServer();
try {
  const log = (line: string): void => void process.stderr.write(`${line} …\n`);
  const { summary, findings, memory } = await runFuzz(server, { seed, cases, parts: values.skill ?? null, log });
  process.stdout.write(`${summaryText(summary)}\n\n`);
  for (const finding of findings) process.stdout.write(`${findingText(finding)}\n  seed ${seed}\n\n`);
  process.stdout.write(
    `${findings.length === 0 ? 'Nothing found' : `${findings.length} findings`}: seed ${seed}, ${cases} cases per skill, heap ${memory.warm.heap.toFixed(0)} MB after half and ${memory.end.heap.toFixed(0)} MB at the end, ${((performance.now() - startedAt) / 1000).toFixed(0)} s.\n`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await server.close();
}
