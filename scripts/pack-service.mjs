/**
 * `node scripts/pack-service.mjs [folder]`: builds the service if needed, packs it into a tarball
 * in the folder (default: the current one), and prints its path, and its size on stderr.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stage } from './service-package/stage.mjs';
import { requireNode } from './setup/require-node.mjs';
import { setUp } from './setup/set-up.mjs';
import { codegen, compile, consolePages, install, prismaClient, site } from './setup/steps.mjs';

requireNode();
await setUp([install, prismaClient, codegen, compile, site, consolePages]);
const target = resolve(process.argv[2] ?? '.');
const folder = mkdtempSync(join(tmpdir(), 'tern-package-'));
try {
  stage(folder);
  const report = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const { filename, size, unpackedSize, entryCount } = Object.values(JSON.parse(report))[0];
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  process.stderr.write(`${megabytes(size)} packed, ${megabytes(unpackedSize)} in ${entryCount} files\n`);
  process.stdout.write(`${join(target, filename)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
