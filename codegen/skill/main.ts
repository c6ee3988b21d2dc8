/**
 * `npm run skill -- tags.create`: prints one skill with the components it refers to and its
 * aliases. With `--edit`, opens them in $VISUAL or $EDITOR and writes back what was saved. With
 * `--from <file>`, writes back a file that was printed before (`-`: standard input).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contractFile, type RawDocument, readContract } from '../contract.ts';
import { jsonText } from '../json-text.ts';
import { ALIASES, readAliases } from '../lexicon/aliases.ts';
import { readLists } from '../lexicon/read-lists.ts';
import { nearest } from '../nearest.ts';
import { sheetOf } from './sheet.ts';
import { writeBack } from './write-back.ts';

const USAGE =
  'Usage: npm run skill -- <skill name> [--edit | --from <file>], for example: npm run skill -- tags.create\n';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { edit: { type: 'boolean' }, from: { type: 'string' } },
});
const document = JSON.parse(readFileSync(contractFile, 'utf8')) as RawDocument;
// The document as it is in the file, with its substitutes for cycles, because it is written back.
const contract = {
  ...readContract(document, readAliases(readLists(ALIASES))),
  document,
  schemas: document.components.schemas,
};
const [name = ''] = positionals;
const names = contract.skills.map((skill) => skill.name);
if (!names.includes(name)) {
  const problem = `There is no skill ${name}. Similar names: ${nearest(name, names).join(', ')}\n`;
  process.stderr.write(name === '' ? USAGE : problem);
  process.exitCode = 1;
} else if (values.from !== undefined) {
  apply(readFileSync(values.from === '-' ? 0 : values.from, 'utf8'));
} else if (values.edit === true) {
  edit();
} else {
  process.stdout.write(jsonText(sheetOf(contract, name)));
}

function apply(text: string): boolean {
  const { problem, changed } = writeBack(contract, name, text);
  if (problem !== null) {
    process.stderr.write(`${problem} Nothing was written.\n`);
    process.exitCode = 1;
    return false;
  }
  process.stdout.write(
    changed.length === 0 ? 'Nothing changed.\n' : `Changed: ${changed.join('; ')}.\nRun: npm run codegen\n`,
  );
  return true;
}

/** The edited file is kept if it cannot be written back. */
function edit(): void {
  const folder = mkdtempSync(join(tmpdir(), 'tern-skill-'));
  const file = join(folder, `${name}.json`);
  writeFileSync(file, jsonText(sheetOf(contract, name)));
  const editor = process.env.VISUAL || process.env.EDITOR || 'vi';
  // In a shell, as Git does, because an editor can have options: EDITOR="code --wait".
  const { status, error } = spawnSync(`${editor} "${file}"`, { shell: true, stdio: 'inherit' });
  if (error !== undefined || status !== 0) {
    process.stderr.write(`The editor (${editor}) failed. Set EDITOR. Nothing was written.\n`);
    process.exitCode = 1;
  } else if (!apply(readFileSync(file, 'utf8'))) {
    process.stderr.write(`Your text is in ${file}. Correct it, then run: npm run skill -- ${name} --from ${file}\n`);
    return;
  }
  rmSync(folder, { recursive: true });
}
