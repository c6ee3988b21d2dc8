/**
 * `node scripts/run.mjs <agents | bench | chaos | demo | fuzz | runtimes> [option …]`: sets up what
 * is missing, then runs its `main.ts` with the options. Exits with its exit code.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './setup/require-node.mjs';
import { root, run, typescript } from './setup/run.mjs';
import { setUp } from './setup/set-up.mjs';
import { benchPeers, codegen, compile, installAll, prismaClient, sdkRuntimes } from './setup/steps.mjs';

const [name = '', ...options] = process.argv.slice(2);
const folder = name === 'runtimes' ? 'sdk/runtimes' : `tools/${name}`;
if (!/^[a-z]+$/.test(name) || !existsSync(join(root, folder, 'main.ts'))) {
  process.stderr.write('Usage: node scripts/run.mjs <agents | bench | chaos | demo | fuzz | runtimes> [option …]\n');
  process.exit(2);
}

requireNode();
// In `node scripts/run.mjs bench -- --help`, the separator is not an option of the program.
const args = options[0] === '--' ? options.slice(1) : options;
const rows = args.filter((arg) => !arg.startsWith('-'));
const comparesPeers = rows.length === 0 || rows.some((row) => row.startsWith('peers'));
const extras = { bench: comparesPeers ? [benchPeers] : [], runtimes: [sdkRuntimes] };
await setUp([installAll, ...(extras[name] ?? []), prismaClient, codegen, compile]);
const { code } = await run(process.execPath, typescript(`${folder}/main.ts`, ...args), {
  env: { NODE_NO_WARNINGS: '1' },
});
process.exitCode = code;
