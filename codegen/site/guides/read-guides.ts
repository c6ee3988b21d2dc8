import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A page that is written by hand in Markdown. */
export interface Guide {
  /** Relative to the root of the project; links in the text are relative to it. */
  readonly file: string;
  readonly address: string;
  readonly title: string;
  /** The first paragraph, without markup. */
  readonly summary: string;
  readonly text: string;
}

const root = new URL('../../../', import.meta.url);

/** The order in which a reader needs them. Other guides follow in alphabetical order. */
const ORDER = [
  'first-campaign',
  'console',
  'keys',
  'approvals-and-plans',
  'consent',
  'segments',
  'automation',
  'answer-people',
  'quiet-hours-and-opt-outs',
  'short-links',
  'experiments',
  'which-messages-earn',
  'journeys',
  'journey-recipes',
  '10dlc-and-toll-free',
  'partner-in-an-hour',
  'smpp-and-twilio',
  'agents',
  'command-line',
];

/** All guides, in order. There are none in a folder without `docs/guides`. */
export function readGuides(): readonly Guide[] {
  const folder = fileURLToPath(new URL('docs/guides/', root));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const position = (name: string): number => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
  return names
    .map((name) => name.slice(0, -'.md'.length))
    .sort((a, b) => position(a) - position(b) || a.localeCompare(b))
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
  return { file, address, title, summary: plain.replaceAll('\n', ' '), text };
}
