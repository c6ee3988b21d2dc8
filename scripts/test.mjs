/**
 * `npm test`: sets up what is missing, then runs Jest with the given arguments: `npm test --
 * test/domain`. `npm run test:quick` leaves out the tests that take long.
 */
import { requireNode } from './setup/require-node.mjs';
import { packaged, run } from './setup/run.mjs';
import { setUp } from './setup/set-up.mjs';
import { codegen, compile, consolePages, install, prismaClient, site } from './setup/steps.mjs';

requireNode();
await setUp([install, prismaClient, codegen, compile, site, consolePages]);
const jest = packaged('jest/bin/jest.js', ...process.argv.slice(2));
const { code } = await run(process.execPath, ['--experimental-vm-modules', ...jest], {
  env: { NODE_NO_WARNINGS: '1' },
});
process.exitCode = code;
