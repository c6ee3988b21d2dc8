import { readSources } from '../support/house/source-files.ts';

const MAX_LINES = 300;
const MAX_BYTES = 15 * 1024;
const folders = ['src', 'codegen', 'prisma', 'test', 'tools', 'scripts', 'sdk', 'console'];

test('no hand-written file has more than 300 lines or 15 KB', () => {
  const files = folders.flatMap((folder) => readSources(folder, /\.(ts|tsx|mjs|cjs|py)$/));
  const bytes = files.map(({ text }) => Buffer.byteLength(text)).sort((a, b) => a - b);
  const at = (share: number): string => `${((bytes[Math.floor(bytes.length * share)] ?? 0) / 1024).toFixed(1)} KB`;
  process.stdout.write(`${files.length} hand-written files, median ${at(0.5)}, 9 in 10 under ${at(0.9)}\n`);
  const long = files
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1, bytes: Buffer.byteLength(text) }))
    .filter(({ lines, bytes: size }) => lines > MAX_LINES || size > MAX_BYTES);
  expect(long).toEqual([]);
});
