/** `npm run chaos`: sets up what is missing, then kills the service again and again while it sends, and judges what is left. Options go to chaos/main.ts. */
import './setup.mjs';
import { run, typescript } from './setup/run.mjs';

const { code } = await run(process.execPath, typescript('chaos/main.ts', ...process.argv.slice(2)), {
  env: { NODE_NO_WARNINGS: '1' },
});
process.exitCode = code;
