import type { Block, Inline, Page } from '../../emit/reference/blocks.ts';
import { fragment, type Links, pageAddress } from '../print/addresses.ts';
import { printBlocks } from '../print/blocks.ts';
import type { Heading, SitePage } from '../site-page.ts';

/** A page that the Markdown reference has in the same form: conventions, errors, events. */
export function referencePage(page: Page, links: Links): SitePage {
  return {
    address: pageAddress(page.name),
    title: page.title,
    summary: page.summary,
    trail: [],
    headings: page.blocks.flatMap(headingOf),
    body: printBlocks(page.blocks, links),
    cells: page.blocks.flatMap(cellsOf).join(' '),
    markdown: `/docs/${page.name}.md`,
  };
}

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
