/** `npm run bench`: sets up what is missing, then measures each figure against its limit. Options go to bench/main.ts. */
import './setup.mjs';
import { packaged, run } from './setup/run.mjs';

const { code } = await run(
  process.execPath,
  [...packaged('tsx/dist/cli.mjs', 'bench/main.ts'), ...process.argv.slice(2)],
  { env: { NODE_NO_WARNINGS: '1' } },
);
process.exitCode = code;
