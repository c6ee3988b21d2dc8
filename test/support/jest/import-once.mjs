import { pathToFileURL } from 'node:url';

let bundle;

/** The modules of `src` by their paths (bundle.mjs), with their sources in stack traces. */
async function importBundle() {
  process.setSourceMapsEnabled(true);
  const { modules } = await import(pathToFileURL(process.env.TERN_TEST_MODULES).href);
  return modules;
}

let tsx;

/** For the few other modules: tsx is what makes the start of a process slow. */
async function importSource(path) {
  tsx ??= import('tsx/esm/api').then(({ register }) => register());
  await tsx;
  return import(pathToFileURL(path).href);
}

/**
 * Imports a module outside the contexts that Jest creates for test files. Node loads it, and what
 * it imports, once per process.
 */
export async function importOnce(path) {
  bundle ??= importBundle();
  return (await bundle).get(path) ?? importSource(path);
}
