/** `npm run bench`: sets up what is missing, then measures each figure against its limit. Options go to bench/main.ts. */
import './setup.mjs';
import { run, typescript } from './setup/run.mjs';

const { code } = await run(process.execPath, typescript('bench/main.ts', ...process.argv.slice(2)), {
  env: { NODE_NO_WARNINGS: '1' },
});
process.exitCode = code;
