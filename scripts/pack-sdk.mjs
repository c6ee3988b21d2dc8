// `node scripts/pack-sdk.mjs [folder]`: builds the SDK, packs it into a tarball in the folder
// (default: sdk/), and prints its path.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const sdk = join(root, 'sdk');
const folder = resolve(process.argv[2] ?? sdk);

rmSync(join(sdk, 'dist'), { recursive: true, force: true });
execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', sdk], { stdio: 'inherit' });
// The compiler rewrites imports in JavaScript but not in declarations, which would name files that
// are not packed.
for (const name of readdirSync(join(sdk, 'dist'), { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(sdk, 'dist', name);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(from '\.{1,2}\/[^']+)\.ts'/g, "$1.js'"));
}
copyFileSync(join(root, 'LICENSE'), join(sdk, 'LICENSE'));
const report = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
  cwd: sdk,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const packed = Object.values(JSON.parse(report)).at(0);
process.stdout.write(`${join(folder, packed.filename)}\n`);
