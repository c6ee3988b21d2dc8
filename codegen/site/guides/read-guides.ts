import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compareGuides, groupOf } from './groups.ts';

/** A page that is written by hand in Markdown. */
export interface Guide {
  /** Relative to the root of the project; links in the text are relative to it. */
  readonly file: string;
  readonly address: string;
  readonly title: string;
  /** What the reader wants to do, as the lists of guides group them. */
  readonly group: string;
  /** The first paragraph, without markup. */
  readonly summary: string;
  readonly text: string;
}

const root = new URL('../../../', import.meta.url);

/** All guides, in order. There are none in a folder without `docs/guides`. */
export function readGuides(): readonly Guide[] {
  const folder = fileURLToPath(new URL('docs/guides/', root));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return names
    .map((name) => name.slice(0, -'.md'.length))
    .sort(compareGuides)
    .map((name) => readGuide(`docs/guides/${name}.md`, `/docs/guides/${name}`));
}

/** The pages for operators. */
export function readOperatorPages(): readonly Guide[] {
  if (!existsSync(new URL('docs/operations.md', root))) return [];
  return ['operations', 'settings'].map((name) => readGuide(`docs/${name}.md`, `/docs/${name}`));
}

function readGuide(file: string, address: string): Guide {
  const text = readFileSync(new URL(file, root), 'utf8');
  const [, title, summary] = /^# (.+)\n\n([\s\S]+?)\n\n/.exec(text) ?? [];
  if (title === undefined || summary === undefined)
    throw new Error(`${file} must begin with a heading and a paragraph, which are its title and summary`);
  const plain = summary.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');
  return {
    file,
    address,
    title,
    group: groupOf(address.split('/').at(-1) ?? ''),
    summary: plain.replaceAll('\n', ' '),
    text,
  };
}
