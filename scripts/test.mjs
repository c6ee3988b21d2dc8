/**
 * `npm test`: sets up what is missing, then runs Jest with the given arguments: `npm test --
 * test/domain`. `npm run test:quick` leaves out the tests that take long.
 */
import { requireNode } from './setup/require-node.mjs';
import { packaged, run } from './setup/run.mjs';
import { setUp } from './setup/set-up.mjs';
import { codegen, compile, conformanceSuite, consolePages, installAll, prismaClient, site } from './setup/steps.mjs';

/** Browsers, processes that are killed, other languages, guides, walks over every skill. */
const SLOW = ['agents', 'console', 'contract', 'deploy', 'fuzz', 'guides', 'models', 'scenarios', 'sdk', 'site'];

requireNode();
await setUp([installAll, conformanceSuite, prismaClient, codegen, compile, site, consolePages]);
const given = process.argv.slice(2).filter((arg) => arg !== '--quick');
const left = process.argv.includes('--quick') ? [`--testPathIgnorePatterns=/test/(${SLOW.join('|')})\\b`] : [];
const jest = packaged('jest/bin/jest.js', ...given, ...left);
const { code } = await run(process.execPath, ['--experimental-vm-modules', ...jest], {
  env: { NODE_NO_WARNINGS: '1' },
});
process.exitCode = code;
