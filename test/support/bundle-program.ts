import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './house/source-files.ts';

const path = fileURLToPath(new URL('./jest/bundle.mjs', import.meta.url));
const bundles = (await importOnce(path)) as { bundleProgram(path: string): Promise<string> };

/**
 * The path of a bundle of a program in TypeScript (`src/main.ts`), for tests that start it often:
 * Node starts it in a third of the time. It is made once per run.
 */
export const bundleProgram = (path: string): Promise<string> => bundles.bundleProgram(join(root, path));
