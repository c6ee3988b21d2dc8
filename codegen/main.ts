/**
 * `npm run codegen`: writes all files generated from openrpc.json and lexicon. `-- --check` writes
 * only those that are not committed, and lists stale committed ones.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractFile, readContract } from './contract.ts';
import { emitAll } from './emit/index.ts';
import { emitLlms } from './emit/reference/llms.ts';
import { isAliases, lintAliases, readAliases } from './lexicon/aliases.ts';
import { emitLists, GENERATED_LISTS } from './lexicon/emit-lists.ts';
import { lintLists } from './lexicon/lint-lists.ts';
import { readLists } from './lexicon/read-lists.ts';
import { lint, report } from './lint/index.ts';
import { openRpcDocument } from './open-rpc.ts';
import { readGuides, readOperatorPages } from './site/guides/read-guides.ts';

const root = new URL('../', import.meta.url);
/** Folders with only generated files: those that nothing produces any more are removed. */
const GENERATED_FOLDERS = [
  'docs/reference/',
  'sdk/src/generated/',
  'sdk/python/src/tern_messaging/_generated/',
  GENERATED_LISTS,
];
/** Not committed: the setup writes them, and a change of the contract rewrites most of them. */
const NOT_COMMITTED = 'src/generated/';
const started = performance.now();
const text = readFileSync(contractFile, 'utf8');
const document = openRpcDocument(JSON.parse(text));
const lists = readLists();
const findings = [
  ...lint(document, text),
  ...lintLists(lists),
  ...lintAliases(
    lists,
    document.methods.map(({ name }) => name),
  ),
];

if (findings.length > 0) {
  process.stderr.write(
    `${report(findings)}${findings.length} findings in openrpc.json and lexicon. No files were written: fix the findings and run the command again.\n`,
  );
  process.exitCode = 1;
} else {
  const contract = readContract(document, readAliases(lists));
  const llms = emitLlms(contract, [...readGuides(), ...readOperatorPages()]);
  writeOrCheck(
    new Map([...(await emitAll(contract)), ...llms, ...emitLists(lists.filter((list) => !isAliases(list)))]),
    process.argv.includes('--check'),
  );
}

function writeOrCheck(files: ReadonlyMap<string, string>, check: boolean): void {
  const changed = [...files].filter(([path, expected]) => read(path) !== expected);
  const orphans = GENERATED_FOLDERS.flatMap(filesIn).filter((path) => !files.has(path));
  const isChecked = (path: string) => check && !path.startsWith(NOT_COMMITTED);
  for (const [path, expected] of changed) if (!isChecked(path)) write(path, expected);
  for (const path of orphans) if (!isChecked(path)) rmSync(new URL(path, root));
  const stale = [...changed.map(([path]) => path), ...orphans].filter((path) => !check || isChecked(path));
  if (check && stale.length > 0) {
    process.stderr.write(`Stale: ${stale.join(', ')}\nRun: npm run codegen\n`);
    process.exitCode = 1;
  }
  const verb = check ? 'stale' : 'written';
  process.stdout.write(`${files.size} files, ${stale.length} ${verb}, ${Math.round(performance.now() - started)} ms\n`);
}

function filesIn(folder: string): readonly string[] {
  const base = fileURLToPath(new URL(folder, root));
  if (!existsSync(base)) return [];
  const entries = readdirSync(base, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(
    (entry) => folder + relative(base, join(entry.parentPath, entry.name)).replaceAll(sep, '/'),
  );
  // Python keeps the bytecode of a module beside it.
  return paths.filter((path) => !path.endsWith('.pyc'));
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
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
