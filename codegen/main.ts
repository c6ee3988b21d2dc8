/** `npm run codegen`: writes everything that is generated from openrpc.json. `-- --check` writes nothing and names what is stale. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadContract } from './contract.ts';
import { emitAll } from './emit/index.ts';

const root = new URL('../', import.meta.url);
const check = process.argv.includes('--check');
const started = performance.now();
const files = await emitAll(loadContract());
const stale = [...files].filter(([path, text]) => read(path) !== text).map(([path]) => path);

if (check && stale.length > 0) {
  process.stderr.write(`Stale: ${stale.join(', ')}\nRun: npm run codegen\n`);
  process.exitCode = 1;
} else if (!check) {
  for (const path of stale) write(path, files.get(path) ?? '');
}
process.stdout.write(`${files.size} files, ${stale.length} ${check ? 'stale' : 'written'}, ${Math.round(performance.now() - started)} ms\n`);

function read(path: string): string | null {
  try {
    return readFileSync(new URL(path, root), 'utf8');
  } catch {
    return null;
  }
}

function write(path: string, text: string): void {
  const file = new URL(path, root);
  mkdirSync(dirname(file.pathname), { recursive: true });
  writeFileSync(file, text);
}
