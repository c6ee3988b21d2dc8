import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/run.mjs';
import { bundleRouter, SERVER_JS } from './bundle-router.mjs';
import { pinnedPackages } from './pinned-packages.mjs';

/** What the service reads at run time: code, database, contract and the pages that it serves. */
const CONTENTS = [
  'bin',
  'dist',
  'prisma/migrations',
  'prisma/functions',
  'openrpc.json',
  'docs/reference',
  'docs/guides',
  'docs/agents',
];
const FILES = ['docs/operations.md', 'docs/settings.md', 'LICENSE', 'CHANGELOG.md'];

/** Source maps lead to files that are not packed; stamps belong to the build. */
const LEFT_OUT = /\.map$|[/\\]\.(tern-build|stamp)$/;

/** Writes the package into an empty folder, ready for `npm pack`. */
export function stage(folder) {
  for (const path of [...CONTENTS, ...FILES])
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (source) => !LEFT_OUT.test(source) });
  cpSync(join(root, 'scripts/service-package/README.md'), join(folder, 'README.md'));
  const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const { version, description, license, type, engines, bin, dependencies } = read('package.json');
  const { [SERVER_JS]: router, ...installed } = dependencies;
  const bundled = bundleRouter(folder);
  const manifest = {
    name: 'tern-messaging-server',
    version,
    description,
    license,
    type,
    engines,
    bin,
    dependencies: {
      ...pinnedPackages(read('package-lock.json'), { ...installed, ...bundled.dependencies }),
      [SERVER_JS]: router,
    },
    bundleDependencies: [SERVER_JS],
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
