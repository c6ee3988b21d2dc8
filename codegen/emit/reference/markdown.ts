import type { Block, Inline, Page, Text } from './blocks.ts';

/** A page as Markdown, with links to the other Markdown files in the folder. */
export function markdown(page: Page): string {
  return printMarkdown(page.blocks, (name, hash) => `${name}.md${hash}`);
}

/** Where a link leads: to a page, and with `#anchor` to a heading on it. */
type Address = (page: string, hash: string) => string;

export function printMarkdown(blocks: readonly Block[], address: Address): string {
  return `${blocks.map((block) => printBlock(block, address)).join('\n\n')}\n`;
}

/** A Markdown table with aligned columns, as the formatter of this project prints it. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, ...[title, ...rows.map((row) => row[column] ?? '')].map(width)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell))).join(' | ')} |`;
  const rule = `| ${widths.map((count) => '-'.repeat(count)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function printBlock(block: Block, address: Address): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return printText(block.text, address);
    case 'list':
      return block.items.map((item) => `- ${printText(item, address)}`).join('\n');
    case 'table':
      return markdownTable(
        block.head,
        block.rows.map((row) => row.map((cell) => printText(cell, address).replaceAll('|', '\\|'))),
      );
    case 'code':
      return `\`\`\`${block.language}\n${block.text}\n\`\`\``;
  }
}

function printText(text: Text, address: Address): string {
  return text.map((inline) => printInline(inline, address)).join('');
}

function printInline(inline: Inline, address: Address): string {
  if (typeof inline === 'string') return inline.replaceAll(/([*_<>[\]])/g, '\\$1');
  if ('code' in inline) return `\`${inline.code}\``;
  if ('strong' in inline) return `**${inline.strong}**`;
  const { page, anchor } = inline.to;
  return `[${inline.text.replaceAll('_', '\\_')}](${address(page, anchor === undefined ? '' : `#${slug(anchor)}`)})`;
}

/** The anchor that Markdown renderers derive from a heading. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

function width(text: string): number {
  return [...text].length;
}
