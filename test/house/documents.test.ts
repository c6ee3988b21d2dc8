import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources, root } from '../support/house/source-files.ts';

const PATH = /`((?:src|test|prisma|codegen|docs|scripts|bench|chaos|fuzz|demo|sdk)\/[\w./-]+)`/g;

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/operations.md'])(
  'every path that %s mentions exists',
  (name) => {
    const paths = [...readFileSync(join(root, name), 'utf8').matchAll(PATH)].map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

test('ARCHITECTURE.md describes each room and each rule once', () => {
  const rows = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(/^\| ([^|]+?) +\|/gm);
  const firsts = [...rows].map(([, first = '']) => first).filter((first) => !/^-+$/.test(first));
  expect(firsts.filter((first, index) => firsts.indexOf(first) !== index)).toEqual([]);
});

test('every link between the documents leads to a file', () => {
  const broken = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'].flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${name}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every decision record that the sources mention exists', () => {
  const missing = ['src', 'test', 'codegen', 'tools'].flatMap((folder) =>
    readSources(folder, /\.ts$/).flatMap(({ path, text }) =>
      [...text.matchAll(/docs\/decisions\/[\w-]+\.md/g)]
        .filter(([record]) => !existsSync(join(root, record)))
        .map(([record]) => `${path}: ${record}`),
    ),
  );
  expect(missing).toEqual([]);
});
