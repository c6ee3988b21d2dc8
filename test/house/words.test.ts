import { forbiddenWords } from '../../codegen/lint/words.ts';
import { proseOf } from '../support/house/prose.ts';
import { readSources, type SourceFile } from '../support/house/source-files.ts';

const MAX_COMMENT = 100;
/** Suppressions of the linter must stand on one line. */
const COMMENT = /^\s*(\/\/\/? (?!biome-ignore)|\/?\*|--)/;
const PYTHON_COMMENT = /^\s*#/;
const CODE = /\.(ts|tsx|mjs|cjs|sql|prisma|py)$/;

/** The list of words, and its test. */
const LISTS_WORDS = ['codegen/lint/words.ts', 'test/codegen/lint-prose.test.ts'];
/** Strings that people write in messages and in cells of files, not prose about Tern. */
const MESSAGES =
  /^(test\/|sdk\/python\/tests\/|chaos\/|demo\/|bench\/|src\/domain\/(opt-out|programs|content\/classification)\/|src\/domain\/imports\/(refusal-words|undecided-columns)\.ts|src\/carriers\/onboarding\/|src\/sending\/inbound\/auto-reply)/;

const code = ['src', 'codegen', 'prisma', 'test', 'tools', 'scripts', 'sdk', 'console']
  .flatMap((folder) => readSources(folder, CODE))
  .filter(({ path }) => !LISTS_WORDS.includes(path));
const documents = readSources('.', /^[A-Z]+\.md$/).concat(readSources('docs', /\.md$/), readSources('tools', /\.md$/));

test('comments, messages, test names and documents use the words of the field', () => {
  expect([...code, ...documents].flatMap(dialect)).toEqual([]);
});

test('no line of a comment is longer than 100 columns', () => {
  const long = code.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ at: `${path}:${index + 1}`, line }))
      .filter(({ line }) => commentIn(path).test(line) && line.length > MAX_COMMENT)
      .map(({ at }) => at),
  );
  expect(long).toEqual([]);
});

function commentIn(path: string): RegExp {
  return path.endsWith('.py') ? PYTHON_COMMENT : COMMENT;
}

/** One line for each word: where it is and what to write instead. */
function dialect(file: SourceFile): string[] {
  const prose = proseOf(file).filter(({ kind }) => kind !== 'string' || !MESSAGES.test(file.path));
  return prose.flatMap(({ text, line }) =>
    forbiddenWords.flatMap(({ pattern, instead }) => {
      const [word] = pattern.exec(text) ?? [];
      return word === undefined ? [] : [`${file.path}:${line}: "${word}": write ${instead}`];
    }),
  );
}
