/**
 * `npm run check`: runs every check, even after a failure, and prints the command that fixes or
 * repeats each failed one.
 */
import { requireNode } from './setup/require-node.mjs';
import { packaged, run, typescript } from './setup/run.mjs';
import { setUp } from './setup/set-up.mjs';
import { compile, conformanceSuite, installAll, prismaClient } from './setup/steps.mjs';

const jest = ['--experimental-vm-modules', ...packaged('jest/bin/jest.js', ...process.argv.slice(2))];
const gates = [
  { name: 'generated files', args: typescript('codegen/main.ts', '--check'), fix: 'npm run codegen' },
  { name: 'trained weights', args: typescript('tools/train/main.ts', '--check'), fix: 'npm run train' },
  { name: 'format and lint', args: packaged('@biomejs/biome/bin/biome', 'check'), fix: 'npm run format' },
  { name: 'promises', args: packaged('oxlint/bin/oxlint', '--type-aware'), fix: 'npm run lint' },
  { name: 'types', args: packaged('typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit'), fix: 'npm run types' },
  {
    name: 'types of the console',
    args: packaged('typescript/bin/tsc', '-p', 'console/tsconfig.json', '--noEmit'),
    fix: 'npm run types',
  },
  { name: 'linear regexes', args: typescript('scripts/lint-regexes.ts'), fix: 'npm run lint:regexes' },
  { name: 'schema drift', args: typescript('prisma/drift.ts'), fix: 'npm run drift -- --write <name>' },
  // The tests read the built site. A guide with a broken link fails here.
  { name: 'documentation', args: typescript('codegen/site/main.ts'), fix: 'npm run site' },
  // So do those of the console.
  { name: 'console', args: packaged('vite/bin/vite.js', 'build', 'console'), fix: 'npm run console' },
  { name: 'tests', args: jest, fix: 'npm test' },
];

requireNode();
// Tests start the compiled service.
await setUp([installAll, conformanceSuite, prismaClient, compile]);
const rows = [];
for (const { name, args, fix } of gates) {
  process.stdout.write(`── ${name}\n`);
  const started = performance.now();
  const { code } = await run(process.execPath, args, { env: { NODE_NO_WARNINGS: '1' } });
  rows.push({ name, fix, passed: code === 0, seconds: (performance.now() - started) / 1000 });
}

process.stdout.write('\n');
for (const { name, fix, passed, seconds } of rows) {
  process.stdout.write(
    `${passed ? 'passed' : 'FAILED'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${passed ? '' : `   ${fix}`}\n`,
  );
}
process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1;
