import { importsOf, readSources, type SourceFile } from './support/source-files.ts';

/** What every room may use. */
const SHARED = ['platform', 'errors.ts', 'skill.ts', 'service.ts', 'config.ts', 'contract-document.ts', 'generated'];

/** Design, section 1: arrows run one way. Each room may import those named here, itself, and packages. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'main.ts': ['commands', ...SHARED],
  commands: ['app.ts', 'http', 'rpc', 'skills', 'messaging', 'domain', ...SHARED],
  'app.ts': ['http', 'rpc', 'skills', 'workers', 'messaging', 'domain', ...SHARED],
  http: ['rpc', 'skills', 'messaging', 'domain', ...SHARED],
  rpc: ['skills', 'messaging', 'domain', ...SHARED],
  skills: ['messaging', 'domain', ...SHARED],
  workers: ['messaging', 'domain', ...SHARED],
  messaging: ['domain', ...SHARED],
  domain: ['generated'],
  platform: ['generated'],
  'errors.ts': SHARED,
  'skill.ts': SHARED,
  'service.ts': SHARED,
  'config.ts': SHARED,
  'contract-document.ts': SHARED,
};

/** Pure rules may digest and compare; whatever else Node offers reads or changes the world. */
const PURE_MODULES = ['node:crypto', 'node:util'];

const sources = readSources('src', /\.ts$/);

test('every room of src imports only what lies below it', () => {
  expect(sources.flatMap((file) => wrongArrows(file))).toEqual([]);
});

test('a module of skills never imports another one', () => {
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

test('platform uses of what is generated only the Prisma client, domain only types', () => {
  const wrong = sources.flatMap((file) => {
    const generated = importsOf(file).filter((target) => target.startsWith('src/generated/'));
    if (file.path.startsWith('src/platform/'))
      return generated
        .filter((target) => !target.startsWith('src/generated/prisma/'))
        .map((target) => `${file.path} -> ${target}`);
    if (!file.path.startsWith('src/domain/')) return [];
    return generated
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

test('the SDK stands without src', () => {
  const wrong = readSources('sdk/src', /\.ts$/).flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('src/') || target.startsWith('..'))
      .map((target) => `${file.path} -> ${target}`),
  );
  expect(wrong).toEqual([]);
});

function wrongArrows(file: SourceFile): string[] {
  const room = roomOf(file.path);
  const allowed = ALLOWED[room];
  if (allowed === undefined) return [`${file.path} is in a room that the design does not know`];
  return importsOf(file)
    .filter(
      (target) =>
        target.startsWith('src/') || target.startsWith('..') || /^(codegen|test|scripts|prisma|sdk)\//.test(target),
    )
    .filter((target) => !target.startsWith('src/') || (roomOf(target) !== room && !allowed.includes(roomOf(target))))
    .map((target) => `${file.path} -> ${target}`);
}

function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}
