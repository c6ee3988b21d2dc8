/** `npm run demo`: sets up what is missing, then plays a whole story on a throw-away server. */
import './setup.mjs';
import { packaged, run } from './setup/run.mjs';

const { code } = await run(
  process.execPath,
  [...packaged('tsx/dist/cli.mjs', 'demo/main.ts'), ...process.argv.slice(2)],
  { env: { NODE_NO_WARNINGS: '1' } },
);
process.exitCode = code;
