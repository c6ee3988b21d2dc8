import { fileURLToPath } from 'node:url';
import { bundleSources, removeBundles } from './bundle.mjs';
import { importOnce } from './import-once.mjs';

/**
 * The setup is in the bundle, because Jest would replace what it imports of `src`
 * (shared-modules.mjs).
 */
export default async function globalSetup() {
  await bundleSources();
  const { default: setUp } = await importOnce(fileURLToPath(new URL('../global-setup.ts', import.meta.url)));
  await setUp(removeBundles);
}
