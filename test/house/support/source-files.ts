import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface SourceFile {
  /** From the project's folder, such as `src/app.ts`. */
  readonly path: string;
  readonly text: string;
}

/** Every file below `folder` that ends so, without what is generated. */
export function readSources(folder: string, ending: RegExp): SourceFile[] {
  return readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, resolve(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(generated|node_modules|dist)\//.test(path))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g;

/** What a file imports: paths from the project's folder for its own files, names for packages and `node:` modules. */
export function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(IMPORT)].map(([, target = '']) =>
    target.startsWith('.') ? relative(root, resolve(root, dirname(path), target)) : target,
  );
}
