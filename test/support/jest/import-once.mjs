import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register();

/**
 * Imports a module outside the contexts that Jest creates for test files. Node loads it, and what
 * it imports, once per process.
 */
export const importOnce = (path) => import(pathToFileURL(path).href);
