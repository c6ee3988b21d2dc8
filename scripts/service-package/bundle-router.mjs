import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/run.mjs';

export const SERVER_JS = '@open-rpc/server-js';

/** What its router imports. Its transports import the rest. */
const IMPORTED = ['@open-rpc/schema-utils-js', 'json-schema-faker', 'lodash'];

/**
 * Bundles @open-rpc/server-js without its transports. Installed from the registry, it would bring
 * node-ipc, ws, connect, body-parser and cors, which this project overrides with an empty package.
 */
export function bundleRouter(folder) {
  const source = join(root, 'node_modules', SERVER_JS);
  const target = join(folder, 'node_modules', SERVER_JS);
  for (const file of ['build/router.js', 'build/error.js', 'LICENSE.md'])
    cpSync(join(source, file), join(target, file));
  const { name, version, license, repository, dependencies } = JSON.parse(
    readFileSync(join(source, 'package.json'), 'utf8'),
  );
  const manifest = {
    name,
    version,
    license,
    repository,
    description: 'The router of @open-rpc/server-js, unchanged, without its transports.',
    dependencies: Object.fromEntries(IMPORTED.map((each) => [each, dependencies[each]])),
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
