/** `npm run demo`: sets up what is missing, then plays a whole story on a throw-away server. */
import './setup.mjs';
import { run, typescript } from './setup/run.mjs';

const { code } = await run(process.execPath, typescript('demo/main.ts', ...process.argv.slice(2)), {
  env: { NODE_NO_WARNINGS: '1' },
});
process.exitCode = code;
