import { fileURLToPath } from 'node:url';
import { removeBundles } from './bundle.mjs';
import { importOnce } from './import-once.mjs';

/** In the bundle, like the setup. */
export default async function globalTeardown() {
  const { default: tearDown } = await importOnce(fileURLToPath(new URL('../global-teardown.ts', import.meta.url)));
  await tearDown();
  removeBundles();
}
