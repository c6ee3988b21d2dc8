import type { Block, Inline, Page } from '../../emit/reference/blocks.ts';
import { fragment, type Links, pageAddress } from '../print/addresses.ts';
import { printBlocks, printFolded } from '../print/blocks.ts';
import { lines, type Markup } from '../print/markup.ts';
import type { Heading, SitePage } from '../site-page.ts';

/** A page that the Markdown reference has in the same form: conventions, errors, events. */
export function referencePage(page: Page, links: Links): SitePage {
  return {
    address: pageAddress(page.name),
    title: page.title,
    summary: page.summary,
    trail: [],
    headings: page.blocks.flatMap(headingOf),
    body: page.name === 'events' ? printEvents(page.blocks, links) : printBlocks(page.blocks, links),
    cells: page.blocks.flatMap(cellsOf).join(' '),
    markdown: `/docs/${page.name}.md`,
  };
}

/** Each event and each type is folded: their index is a table, and they are many. */
function printEvents(blocks: readonly Block[], links: Links): Markup {
  const printed: Markup[] = [];
  let section: Block[] = [];
  const end = () => {
    const [first, ...rest] = section;
    if (first === undefined) return;
    printed.push(
      first.kind === 'heading' && first.level !== 1 && (isEvent(first.text) || first.level === 3)
        ? printFolded(first.level, first.text, first.anchor, printBlocks(rest, links))
        : printBlocks(section, links),
    );
    section = [];
  };
  for (const block of blocks) {
    if (block.kind === 'heading' && block.text !== 'Example') end();
    section.push(block);
  }
  end();
  return lines(printed);
}

/** `message.inbound`, unlike the title of any other section. */
const isEvent = (title: string): boolean => /^[a-z_]+\.[a-z_.]+$/.test(title);

function cellsOf(block: Block): readonly string[] {
  return block.kind === 'table' ? block.rows.flat(2).map((part) => textOf(part)) : [];
}

function textOf(part: Inline): string {
  if (typeof part === 'string') return part;
  if ('code' in part) return part.code;
  return 'strong' in part ? part.strong : part.text;
}

function headingOf(block: Block): readonly Heading[] {
  // Every event has an example: only the names of the events tell them apart.
  if (block.kind !== 'heading' || block.level === 1 || block.text === 'Example') return [];
  return [{ id: fragment(block.anchor), title: block.text, level: block.level }];
}
