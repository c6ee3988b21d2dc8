/**
 * Compiles `src` into few files of `dist`: a process that loads 1,700 modules one by one needs
 * 0.6 s more of processor time to start. What is imported dynamically is in files of its own.
 * Packages are left out. Names are not kept (`keepNames`): each function that a call makes would be
 * given its name by `Object.defineProperty`. Without minifying, hardly any name changes.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from './run.mjs';

/** Folders of `dist` that other steps write. */
const OTHERS = ['site', 'console'];
const dist = join(root, 'dist');

// The names of chunks contain a hash of their content, so that old ones would stay.
for (const name of existsSync(dist) ? readdirSync(dist) : [])
  if (!OTHERS.includes(name)) rmSync(join(dist, name), { recursive: true });

const { outputFiles } = await build({
  entryPoints: [join(root, 'src/main.ts')],
  outdir: dist,
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  chunkNames: 'chunks/[name]-[hash]',
  logLevel: 'warning',
  write: false,
});

// One other character, which esbuild leaves in regular expressions, would make the process keep the
// text of the file in two bytes per character.
for (const { path, text } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    text.replaceAll(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
chmodSync(join(dist, 'main.js'), 0o755);
