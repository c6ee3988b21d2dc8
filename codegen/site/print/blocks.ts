import type { Block, Inline, Text } from '../../emit/reference/blocks.ts';
import { fragment, type Links } from './addresses.ts';
import { codeBlock } from './code.ts';
import { html, lines, type Markup } from './markup.ts';

/** The blocks of a page of the reference as HTML. */
export function printBlocks(blocks: readonly Block[], links: Links): Markup {
  return lines(blocks.map((block) => printBlock(block, links)));
}

export function printText(text: Text, links: Links): Markup {
  return html`${text.map((inline) => printInline(inline, links))}`;
}

export function printHeading(level: 1 | 2 | 3, text: Markup | string, anchor: string): Markup {
  const id = fragment(anchor);
  if (level === 1) return html`<h1 id="${id}">${text}</h1>`;
  const link = html`<a class="anchor" href="#${id}">${text}</a>`;
  return level === 2 ? html`<h2 id="${id}">${link}</h2>` : html`<h3 id="${id}">${link}</h3>`;
}

/**
 * A section behind its heading, which opens when a link leads there. The heading is no link,
 * because a summary must not contain one.
 */
export function printFolded(level: 2 | 3, title: string, anchor: string, body: Markup): Markup {
  const id = fragment(anchor);
  const heading = level === 2 ? html`<h2 id="${id}">${title}</h2>` : html`<h3 id="${id}">${title}</h3>`;
  return html`<details class="folded"><summary>${heading}</summary>
${body}
</details>`;
}

/**
 * On a phone the rows become blocks, each cell labeled with its column. Their roles are written
 * out, because a browser drops them from a table that is not displayed as one.
 */
export function printTable(head: readonly (Markup | string)[], rows: readonly (readonly Markup[])[]): Markup {
  const titles = head.map((title) => html`<th role="columnheader" scope="col">${title}</th>`);
  const row = (cells: readonly Markup[]) =>
    html`<tr role="row">${cells.map((cell, column) => html`<td role="cell"><span class="label" aria-hidden="true">${head[column] ?? ''}</span><div>${cell}</div></td>`)}</tr>\n`;
  return html`<table role="table"><thead role="rowgroup"><tr role="row">${titles}</tr></thead><tbody role="rowgroup">
${rows.map(row)}</tbody></table>`;
}

function printBlock(block: Block, links: Links): Markup {
  switch (block.kind) {
    case 'heading':
      return printHeading(block.level, block.text, block.anchor);
    case 'paragraph':
      return html`<p>${printText(block.text, links)}</p>`;
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${printText(item, links)}</li>`)}</ul>`;
    case 'table':
      return printTable(
        block.head,
        block.rows.map((row) => row.map((cell) => printText(cell, links))),
      );
    case 'code':
      return codeBlock(block.language, block.text);
  }
}

function printInline(inline: Inline, links: Links): Markup {
  if (typeof inline === 'string') return html`${inline}`;
  if ('code' in inline) return printCode(inline.code, links);
  if ('strong' in inline) return html`<strong>${inline.strong}</strong>`;
  return html`<a href="${links.to(inline.to)}">${inline.text}</a>`;
}

/** A name in code, which is a link if it names a skill or an error. */
export function printCode(text: string, links: Links): Markup {
  const address = links.named(text);
  const code = html`<code>${text}</code>`;
  return address === null ? code : html`<a href="${address}">${code}</a>`;
}
