/** `npm run codegen`: writes everything that is generated from openrpc.json. `-- --check` writes nothing and names what is stale. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contractFile, readContract } from './contract.ts';
import { emitAll } from './emit/index.ts';
import { lint, report } from './lint/index.ts';
import { openRpcDocument } from './open-rpc.ts';

const root = new URL('../', import.meta.url);
const started = performance.now();
const text = readFileSync(contractFile, 'utf8');
const document = openRpcDocument(JSON.parse(text));
const findings = lint(document, text);

if (findings.length > 0) {
  process.stderr.write(report(findings));
  process.exitCode = 1;
} else {
  const files = await emitAll(readContract(document));
  settle(files, process.argv.includes('--check'));
}

function settle(files: ReadonlyMap<string, string>, check: boolean): void {
  const stale = [...files].filter(([path, expected]) => read(path) !== expected);
  if (check && stale.length > 0) {
    process.stderr.write(`Stale: ${stale.map(([path]) => path).join(', ')}\nRun: npm run codegen\n`);
    process.exitCode = 1;
  } else if (!check) {
    for (const [path, expected] of stale) write(path, expected);
  }
  const verb = check ? 'stale' : 'written';
  process.stdout.write(`${files.size} files, ${stale.length} ${verb}, ${Math.round(performance.now() - started)} ms\n`);
}

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
