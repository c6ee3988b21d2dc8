import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../house/source-files.ts';
import { differences } from './matches.ts';
import { createPlaceholders } from './placeholders.ts';
import { type GuideBlock, readBlocks } from './read-blocks.ts';
import { type Shell, startShell } from './shell.ts';

export interface GuideSetting {
  /** What stands for itself in the guide and for something else here, such as the server's URL. */
  readonly replacements: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs after each block of commands, for example the background work. */
  readonly afterCommands?: () => Promise<void>;
}

interface Answer {
  readonly result?: unknown;
  readonly error?: unknown;
}

/**
 * Runs every block of a guide in order, as a reader would: `sh` in one shell, `js` as the file that
 * its first line names. A `json` block is an excerpt of the last answer, a `mermaid` block the
 * picture in it, a `text` block has lines of the last output. An error must be followed by the
 * block that shows it. Returns the languages of the blocks.
 */
export async function runGuide(file: string, setting: GuideSetting): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tern guide '));
  installSdk(folder);
  const shell = startShell(folder, setting.env ?? {});
  const blocks = readBlocks(file);
  try {
    const run = createRunner(shell, folder, setting);
    for (const [index, block] of blocks.entries()) {
      await run(block, blocks[index + 1]).catch((error: Error) => {
        throw new Error(`${file}:${block.line}: ${error.message}`);
      });
    }
  } finally {
    await shell.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return blocks.map(({ language }) => language);
}

type RunBlock = (block: GuideBlock, next: GuideBlock | undefined) => Promise<void>;

function createRunner(shell: Shell, folder: string, { replacements, afterCommands }: GuideSetting): RunBlock {
  const placeholders = createPlaceholders();
  const adapted = (text: string): string =>
    Object.entries(replacements).reduce((adapting, [from, to]) => adapting.replaceAll(from, to), text);
  const problemsOf = (block: GuideBlock, output: string): string[] => {
    const answer = answersIn(output).at(-1);
    if (block.language === 'json') return differences(JSON.parse(adapted(block.text)), answer);
    return block.language === 'mermaid' ? otherPicture(block, answer) : missingLines(adapted(block.text), output);
  };

  return async (block, next) => {
    if (SHOWN.has(block.language)) return;
    if (block.language === 'js') return writeScript(folder, adapted(block.text));
    if (block.language !== 'sh') throw new Error(`a guide has no blocks of ${block.language || 'no language'}`);
    const expected = next !== undefined && SHOWN.has(next.language) ? next : null;
    const commands = placeholders.fill(adapted(block.text));
    const run = async (): Promise<string[]> => {
      const output = await shell.run(commands);
      const answers = answersIn(output);
      for (const answer of answers) placeholders.collect(answer);
      const silent = expected?.language === 'json' ? answers.slice(0, -1) : answers;
      const error = silent.find((answer) => answer.error !== undefined);
      if (error !== undefined) throw new Error(`an answer is an error: ${JSON.stringify(error)}`);
      await afterCommands?.();
      return expected === null ? [] : problemsOf(expected, output);
    };
    let problems = await run();
    // What only reads may need a little time, because other processes work meanwhile.
    const deadline = Date.now() + PATIENCE_MS;
    while (problems.length > 0 && READS.test(commands) && Date.now() < deadline) problems = await run();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}

/** Blocks that show what the commands before them answer. */
const SHOWN: ReadonlySet<string> = new Set(['json', 'mermaid', 'text']);

function otherPicture({ text }: GuideBlock, answer: Answer | undefined): string[] {
  const { mermaid = '' } = (answer?.result ?? {}) as { mermaid?: string };
  return mermaid.trim() === text.trim() ? [] : [`the picture is\n${mermaid}`];
}

const PATIENCE_MS = 10_000;
const READS = /^(cat |rpc [\w.-]+\.(list|get|registrations|setupStatus|alerts) )/;

/** The responses that a command printed, each on a line of its own. */
function answersIn(output: string): Answer[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{"jsonrpc"'))
    .map((line) => JSON.parse(line) as Answer);
}

function missingLines(expected: string, output: string): string[] {
  const lines = output.split('\n');
  return expected
    .trim()
    .split('\n')
    .filter((line) => !lines.some((each) => differences(line, each).length === 0))
    .map((line) => `no line is “${line}”: ${output}`);
}

function writeScript(folder: string, text: string): void {
  const [, name] = /^\/\/ ([\w-]+\.mjs)\n/.exec(text) ?? [];
  if (name === undefined) throw new Error('the first line of a script names its file');
  writeFileSync(join(folder, name), text);
}

/** The SDK as the package that a script imports. */
function installSdk(folder: string): void {
  const place = join(folder, 'node_modules/tern-messaging');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ type: 'module', exports: './index.ts' }));
  writeFileSync(join(place, 'index.ts'), `export * from '${join(root, 'sdk/src/index.ts')}';\n`);
}
