import { LAYERS } from '../support/house/layers.ts';
import { importsOf, readSources } from '../support/house/source-files.ts';

/** What every layer except `domain` may import. */
const SHARED = ['platform', 'errors.ts', 'next-actions.ts', 'parse-url.ts', 'generated'];

/**
 * Pure rules may hash and compare; other modules of Node.js have side effects or read external
 * state.
 */
const PURE_MODULES = ['node:crypto', 'node:util'];

const pages = readSources('console/src', /\.tsx?$/);
const sources = readSources('src', /\.ts$/);

test.each(Object.keys(LAYERS))(
  'each layer of %s imports only the layers that its row of the table allows',
  (folder) => {
    const layers = LAYERS[folder] ?? {};
    const wrong = [...sources, ...pages].flatMap((file) => {
      const layer = childOf(folder, file.path);
      if (layer === null) return [];
      const allowed = layers[layer];
      if (allowed === undefined) return [`${file.path} is in a layer that the table does not name`];
      const shared = folder === 'src' && layer !== 'domain' && layer !== 'platform' ? SHARED : ['generated'];
      return importsOf(file)
        .filter((target) => {
          const there = childOf(folder, target);
          return there !== null && there !== layer && !allowed.includes(there) && !shared.includes(there);
        })
        .map((target) => `${file.path} -> ${target}`);
    });
    expect(wrong).toEqual([]);
  },
);

test('no file of src imports code outside src', () => {
  const outside = /^(\.\.|codegen\/|test\/|scripts\/|prisma\/|sdk\/|bench\/|chaos\/|fuzz\/|demo\/)/;
  expect(
    sources.flatMap((file) =>
      importsOf(file)
        .filter((target) => outside.test(target))
        .map((target) => `${file.path} -> ${target}`),
    ),
  ).toEqual([]);
});

test('there are no import cycles between the files and folders of any folder', () => {
  const folders = new Set([...sources, ...pages].flatMap(({ path }) => ancestorsOf(path)));
  expect([...folders].flatMap((folder) => cyclesIn(folder))).toEqual([]);
});

test('a module of skills does not import another one', () => {
  const moduleOf = (path: string) => /^src\/skills\/([^/]+)\//.exec(path)?.[1];
  const wrong = sources
    .filter(({ path }) => moduleOf(path) !== undefined)
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => moduleOf(target) !== undefined && moduleOf(target) !== moduleOf(file.path))
        .map((target) => `${file.path} -> ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('a subject of the console does not import another one', () => {
  const subjectOf = (path: string) => /^console\/src\/pages\/([^/]+)\//.exec(path)?.[1];
  const wrong = pages
    .filter(({ path }) => subjectOf(path) !== undefined)
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => subjectOf(target) !== undefined && subjectOf(target) !== subjectOf(file.path))
        .map((target) => `${file.path} -> ${target}`),
    );
  expect(wrong).toEqual([]);
});

/** Routes that are no skills: the session cookie, and the link of an export. */
const FETCHES = ['service/client.ts', 'service/session.ts', 'service/verify-export.ts'];
/** The rules of files, which are pure. Nothing else of the service is in the console. */
const SHARED_RULE =
  /^console\/src\/service\/(?:verify-export\.ts -> src\/domain\/exports|import-rules\.ts -> src\/domain\/(?:exports|imports|workbooks))\/[\w-]+\.ts$/;

test('the console reaches the service with the SDK only, except for its session and its exports', () => {
  const outside = pages.flatMap((file) =>
    importsOf(file)
      .filter((target) => !/^(console\/src\/|design\/|[a-z@])/.test(target) || /^(src|codegen|test|sdk)\//.test(target))
      .map((target) => `${file.path} -> ${target}`)
      .filter((each) => !SHARED_RULE.test(each)),
  );
  const fetches = pages
    .filter(({ text }) => /\b(fetch|XMLHttpRequest|EventSource|WebSocket|sendBeacon)\(/.test(text))
    .map(({ path }) => path);
  expect([outside, fetches]).toEqual([[], FETCHES.map((path) => `console/src/${path}`)]);
});

test('platform imports only the Prisma client from generated code, and domain only types and word lists', () => {
  const wrong = sources.flatMap((file) => {
    const generated = importsOf(file).filter((target) => target.startsWith('src/generated/'));
    if (file.path.startsWith('src/platform/'))
      return generated
        .filter((target) => !target.startsWith('src/generated/prisma/'))
        .map((target) => `${file.path} -> ${target}`);
    if (!file.path.startsWith('src/domain/')) return [];
    return generated
      .filter((target) => !target.startsWith('src/generated/lexicon/'))
      .filter((target) => !new RegExp(`import type [^;]*${target.split('/').pop()}`).test(file.text))
      .map((target) => `${file.path} -> ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('domain does no input or output', () => {
  const wrong = sources
    .filter(({ path }) => path.startsWith('src/domain/'))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('node:') && !PURE_MODULES.includes(target))
        .map((target) => `${file.path} -> ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('the SDK does not import src', () => {
  const wrong = readSources('sdk/src', /\.ts$/).flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('src/') || target.startsWith('..'))
      .map((target) => `${file.path} -> ${target}`),
  );
  expect(wrong).toEqual([]);
});

/** The file or folder directly in `folder` that contains `path`, or null if it is elsewhere. */
function childOf(folder: string, path: string): string | null {
  return path.startsWith(`${folder}/`) ? (path.slice(folder.length + 1).split('/')[0] ?? null) : null;
}

function ancestorsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Each cycle once, as `folder: a -> b -> a`. */
function cyclesIn(folder: string): string[] {
  const imports = new Map<string, Set<string>>();
  for (const file of [...sources, ...pages]) {
    const from = childOf(folder, file.path);
    if (from === null) continue;
    for (const target of importsOf(file)) {
      const to = childOf(folder, target);
      if (to !== null && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  const finished = new Set<string>();
  const cycles: string[] = [];
  const visit = (layer: string, path: readonly string[]): void => {
    const start = path.indexOf(layer);
    if (start >= 0) cycles.push(`${folder}: ${[...path.slice(start), layer].join(' -> ')}`);
    if (start >= 0 || finished.has(layer)) return;
    for (const next of imports.get(layer) ?? []) visit(next, [...path, layer]);
    finished.add(layer);
  };
  for (const layer of imports.keys()) visit(layer, []);
  return cycles;
}
