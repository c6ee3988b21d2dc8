import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, readSources, root } from '../support/house/source-files.ts';

type Manifest = Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>> | undefined>>;

const manifest = (path: string): Manifest => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
const TYPES_ONLY = /^import type [^;]+;$/gm;
const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+/;

/** The packages that the files of these folders import, without those of Node and without types. */
function importedBy(...folders: readonly string[]): ReadonlySet<string> {
  const files = folders.flatMap((folder) => readSources(folder, /\.(ts|tsx|mjs)$/));
  const targets = files.flatMap(({ path, text }) => importsOf({ path, text: text.replaceAll(TYPES_ONLY, '') }));
  const outside = targets.filter(
    (target) => !target.startsWith('node:') && !/^(src|codegen|console|sdk|design|scripts|\.)/.test(target),
  );
  return new Set(outside.flatMap((target) => PACKAGE.exec(target)?.[0] ?? []));
}

test('npm start installs nothing that only tests and checks use', () => {
  const { devDependencies: ofTests = {} } = manifest('test/package.json');
  const running = importedBy('src', 'codegen', 'console', 'sdk/src', 'scripts/setup');
  expect(Object.keys(ofTests).filter((name) => running.has(name))).toEqual([]);
});

test('the service imports only what its package installs', () => {
  const { dependencies = {} } = manifest('package.json');
  const missing = [...importedBy('src')].filter((name) => !(name in dependencies));
  expect(missing).toEqual([]);
});
