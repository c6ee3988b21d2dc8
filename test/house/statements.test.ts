import { readSources } from './support/source-files.ts';

const sources = readSources('src', /\.ts$/);

/** These speak to a connection themselves; everything else runs statements that it declared. */
const SPEAKS = [
  'src/commands/database/reach-database.ts',
  'src/platform/database.ts',
  'src/platform/migrate.ts',
  'src/platform/prisma.ts',
  'src/workers/statistics.ts',
];
/** Makes the same statements for two tables, whose names its types list. */
const TWICE = 'src/messaging/ledger/seal.ts';

const SQL = /`\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b[^`]*`/g;
const GLUED = /(['`])\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b[^'`]*\1\s*\+/g;

test('SQL is run in few places, and elsewhere only declared', () => {
  const raw = sources.filter(({ text }) => /\.query\(|\$(?:query|execute)Raw|Prisma\.(?:raw|sql)\b/.test(text));
  expect(raw.map(({ path }) => path).filter((path) => !SPEAKS.includes(path))).toEqual([]);
});

test('the text of a statement is made of constants alone, so that no value gets into it', () => {
  let looked = 0;
  const wrong = sources.flatMap(({ path, text }) => {
    const statements = text.match(SQL) ?? [];
    looked += statements.length;
    const filled = statements.flatMap((sql) => [...sql.matchAll(/\$\{([^}]*)\}/g)].map(([, filling = '']) => filling));
    const open = filled.filter((filling) => !/^[A-Z][A-Z_]*$/.test(filling));
    return [...(path === TWICE ? [] : open), ...(text.match(GLUED) ?? [])].map((found) => `${path}: ${found}`);
  });
  expect(looked).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
