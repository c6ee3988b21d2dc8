/** `npm run fuzz`: sets up what is missing, then sends the service what nobody should send. Options go to fuzz/main.ts. */
import './setup.mjs';
import { run, typescript } from './setup/run.mjs';

const { code } = await run(process.execPath, typescript('fuzz/main.ts', ...process.argv.slice(2)), {
  env: { NODE_NO_WARNINGS: '1' },
});
process.exitCode = code;
