import { fileURLToPath } from 'node:url';
import { importOnce } from './import-once.mjs';

const { default: setup } = await importOnce(fileURLToPath(new URL('../global-setup.ts', import.meta.url)));

/** Imported here, because Jest would replace what it imports of `src` (shared-modules.mjs). */
export default setup;
