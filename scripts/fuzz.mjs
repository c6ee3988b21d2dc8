/** `npm run fuzz`: sets up what is missing, then sends the service what nobody should send. Options go to fuzz/main.ts. */
import './setup.mjs';
import { packaged, run } from './setup/run.mjs';

const { code } = await run(
  process.execPath,
  [...packaged('tsx/dist/cli.mjs', 'fuzz/main.ts'), ...process.argv.slice(2)],
  {
    env: { NODE_NO_WARNINGS: '1' },
  },
);
process.exitCode = code;
