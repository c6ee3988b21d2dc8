import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { ASSETS } from './print/addresses.ts';

const here = fileURLToPath(new URL('./', import.meta.url));
const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Libraries of the browser, each in the one file that its package has for browsers. */
const LIBRARIES: Readonly<Record<string, string>> = {
  minisearch: 'dist/es/index.js',
  stemmer: 'index.js',
};

/** What the console shows in the same way. */
const DESIGN = '../../design/';

/** The words of the service's own search, which the browser reads in the same way. */
const TERMS = '../../src/discovery/terms.ts';

/** Scripts, styles and the icon, by their path within `assets`. */
export function assets(): ReadonlyMap<string, string> {
  const scripts = [...filesIn('browser', '.ts'), 'search/options.ts'];
  const styles = filesIn('style', '.css').toSorted();
  return new Map([
    ['site.css', [`${DESIGN}tokens.css`, ...styles].map(read).join('\n')],
    ['favicon.svg', read(`${DESIGN}favicon.svg`)],
    ...scripts.map((path): [string, string] => [path.replace(/\.ts$/, '.js'), withoutTypes(path)]),
    ['search/terms.js', withoutTypes(TERMS)],
    ...Object.entries(LIBRARIES).map(([name, file]): [string, string] => [`vendor/${name}.js`, library(name, file)]),
  ]);
}

/** A script as the browser loads it: without types, and with imports that are addresses. */
function withoutTypes(path: string): string {
  const { code } = transformSync(read(path), { loader: 'ts', target: 'es2022', format: 'esm' });
  return code
    .replaceAll(/(['"])[./]+\/src\/discovery\/terms\.ts\1/g, '$1./terms.js$1')
    .replaceAll(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2')
    .replaceAll(/(from )(['"])([a-z][\w-]*)\2/g, (_, from: string, quote: string, name: string) => {
      if (LIBRARIES[name] === undefined) throw new Error(`${path} imports ${name}, which the site does not serve`);
      return `${from}${quote}${ASSETS}/vendor/${name}.js${quote}`;
    });
}

/** Without the reference to a source map, which is not served. */
function library(name: string, file: string): string {
  return readFileSync(join(packages, name, file), 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}

function filesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(join(here, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(here, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

function read(path: string): string {
  return readFileSync(join(here, path), 'utf8');
}
