/**
 * `npm run site`: writes the documentation site to dist/site, which the service serves at /docs.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadContract } from '../contract.ts';
import { emitSite } from './emit-site.ts';
import { readGuides, readOperatorPages } from './guides/read-guides.ts';

const folder = new URL('../../dist/site/', import.meta.url);
const started = performance.now();
const files = emitSite(loadContract(), { guides: readGuides(), operatorPages: readOperatorPages() });

rmSync(folder, { recursive: true, force: true });
for (const [path, text] of files) {
  const file = new URL(path, folder);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
process.stdout.write(`${files.size} files, ${Math.round(performance.now() - started)} ms\n`);
