/**
 * `npm run time-zone-data`: rebuilds the data files of src/domain/time-zones from pinned packages.
 */
import { writeFileSync } from 'node:fs';
import { renderDataFiles } from './render.ts';

for (const [name, text] of renderDataFiles()) {
  writeFileSync(new URL(`../../src/domain/time-zones/${name}`, import.meta.url), text);
  process.stdout.write(`${name}  ${(text.length / 1024).toFixed(1)} KB\n`);
}
