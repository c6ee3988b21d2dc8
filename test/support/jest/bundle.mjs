import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Inside of the project, so that bundles find its packages, and of one run alone. */
const folderOf = () => (process.env.TERN_TEST_BUNDLES ??= join(root, '.cache', `tests-${process.pid}`));

/** In a bundle, a module still has the address of its source. */
const addresses = {
  name: 'addresses of sources',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/, namespace: 'file' }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta')) return undefined;
      const own = { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) };
      const contents = text.replaceAll(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, name) =>
        JSON.stringify(own[name]),
      );
      return { contents, loader: 'ts' };
    });
  },
};

const OPTIONS = {
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  keepNames: true,
  sourcemap: 'linked',
  sourcesContent: false,
  outExtension: { '.js': '.mjs' },
  absWorkingDir: root,
  plugins: [addresses],
  logLevel: 'error',
};

/**
 * All but the entry point, which starts a service when it is imported, and what a run begins with.
 */
const modules = () => [
  ...readdirSync(join(root, 'src'), { recursive: true })
    .filter((path) => path.endsWith('.ts') && path !== 'main.ts')
    .map((path) => join(root, 'src', path)),
  ...['global-setup.ts', 'global-teardown.ts', 'kept-databases.ts'].map((name) => join(root, 'test/support', name)),
];

/**
 * Bundles the modules of `src` to one file, which loads in a third of the time of its modules, and
 * exports each by its path. Workers import it (import-once.mjs).
 */
export async function bundleSources() {
  const paths = modules();
  const contents = [
    ...paths.map((path, index) => `import * as m${index} from ${JSON.stringify(path)};`),
    `export const modules = new Map([${paths.map((path, index) => `[${JSON.stringify(path)}, m${index}]`)}]);`,
  ].join('\n');
  const stdin = { contents, resolveDir: root, sourcefile: 'modules.ts', loader: 'ts' };
  const outfile = join(folderOf(), 'src', 'modules.mjs');
  await build({ ...OPTIONS, stdin, outfile, outExtension: undefined });
  process.env.TERN_TEST_MODULES = outfile;
}

/**
 * The path of a bundle of this program, for tests that start it often: as TypeScript it takes three
 * times as long to start. Bundled once per run.
 */
export async function bundleProgram(path) {
  const name = basename(path, '.ts');
  const made = join(folderOf(), name);
  const entry = join(made, `${name}.mjs`);
  if (existsSync(entry)) return entry;
  const outdir = mkdtempSync(`${made}-`);
  await build({ ...OPTIONS, entryPoints: [path], outdir, splitting: true });
  try {
    renameSync(outdir, made);
  } catch (error) {
    // Another worker was faster.
    rmSync(outdir, { recursive: true });
    if (!existsSync(entry)) throw error;
  }
  return entry;
}

export function removeBundles() {
  rmSync(folderOf(), { recursive: true, force: true });
}
