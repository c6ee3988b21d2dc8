import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface SourceFile {
  /** Relative to the project's root, such as `src/app.ts`. */
  readonly path: string;
  readonly text: string;
}

/**
 * Lists the files below `folder` with this ending, without generated, installed and cached files.
 */
export function readSources(folder: string, ending: RegExp): SourceFile[] {
  return readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, resolve(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(_?generated|node_modules|dist|\.cache|\.tern)\//.test(path))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));
}

/** Not the name of a skill that ends in `.import`. */
const IMPORT = /(?:\bfrom\s*|(?<![.\w'])import\s*\(?\s*)'([^']+)'/g;

/**
 * Lists the imports of a file: paths relative to the project's root for its own files, names for
 * packages and `node:` modules.
 */
export function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(IMPORT)].map(([, target = '']) =>
    target.startsWith('.') ? relative(root, resolve(root, dirname(path), target)) : target,
  );
}
