import { fileURLToPath } from 'node:url';
import { importOnce } from './import-once.mjs';

const { default: teardown } = await importOnce(fileURLToPath(new URL('../global-teardown.ts', import.meta.url)));

/** Imported here, because Jest would replace what it imports of `src` (shared-modules.mjs). */
export default teardown;
