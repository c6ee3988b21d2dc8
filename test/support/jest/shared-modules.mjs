import { importOnce } from './import-once.mjs';

/**
 * Jest loads all modules again for every test file, and those of `src` take a second. This
 * transformer replaces each by one that exports what `importOnce` returns, so that the test files
 * of a worker share them. What that means for their state: test/house/shared-modules.test.ts.
 */
async function exportsOf(path) {
  const names = Object.keys(await importOnce(path));
  return `export const { ${names.join(', ')} } = await importOnce(import.meta.filename);\n`;
}

export default {
  // The names can come from another file, so the text of this one is not enough for a key.
  getCacheKeyAsync: (_text, path) => exportsOf(path),
  processAsync: async (_text, path) => ({ code: await exportsOf(path) }),
};
