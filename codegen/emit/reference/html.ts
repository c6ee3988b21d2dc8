import type { Block, Inline, Page, Text } from './blocks.ts';

/**
 * A page as HTML without scripts and inline styles, so that it works under the strictest content
 * security policy.
 */
export function html(page: Page, pages: readonly Page[], product: string): string {
  const navigation = pages.map(({ name, title }) => {
    const here = name === page.name ? ' aria-current="page"' : '';
    return `<li><a href="${href(name)}"${here}>${escaped(title)}</a></li>`;
  });
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(page.title)} · ${escaped(product)}</title>`,
    `<meta name="description" content="${escaped(page.summary)}">`,
    '<link rel="stylesheet" href="/docs/style.css">',
    `<link rel="alternate" type="text/markdown" href="/docs/${page.name}.md">`,
    '</head>',
    '<body>',
    '<a class="skip" href="#content">Skip to content</a>',
    '<nav aria-label="Reference">',
    `<p class="product"><a href="/docs/index">${escaped(product)}</a></p>`,
    '<details>',
    '<summary>All pages</summary>',
    '<ul>',
    ...navigation,
    '</ul>',
    '</details>',
    `<p class="markdown"><a href="/docs/${page.name}.md">This page as Markdown</a></p>`,
    '</nav>',
    '<main id="content">',
    ...page.blocks.map(printBlock),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function printBlock(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const tag = `h${block.level}`;
      const id = escaped(fragment(block.anchor));
      return `<${tag} id="${id}"><a href="#${id}">${escaped(block.text)}</a></${tag}>`;
    }
    case 'paragraph':
      return `<p>${printText(block.text)}</p>`;
    case 'list':
      return `<ul>\n${block.items.map((item) => `<li>${printText(item)}</li>`).join('\n')}\n</ul>`;
    case 'table':
      return printTable(block.head, block.rows);
    case 'code':
      // Focusable, so that a block wider than the screen can be scrolled with the keyboard.
      return `<pre tabindex="0"><code class="${escaped(block.language)}">${escaped(block.text)}</code></pre>`;
  }
}

function printTable(head: readonly string[], rows: readonly (readonly Text[])[]): string {
  const titles = head.map((title) => `<th scope="col">${escaped(title)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${printText(cell)}</td>`).join('')}</tr>`);
  return `<div class="table" tabindex="0"><table>\n<thead><tr>${titles}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table></div>`;
}

function printText(text: Text): string {
  return text.map(printInline).join('');
}

function printInline(inline: Inline): string {
  if (typeof inline === 'string') return escaped(inline);
  if ('code' in inline) return `<code>${escaped(inline.code)}</code>`;
  if ('strong' in inline) return `<strong>${escaped(inline.strong)}</strong>`;
  return `<a href="${href(inline.to.page, inline.to.anchor)}">${escaped(inline.text)}</a>`;
}

function href(page: string, anchor?: string): string {
  return `/docs/${page}${anchor === undefined ? '' : `#${fragment(anchor)}`}`;
}

/** The id of a heading without spaces, which HTML forbids and links would have to escape. */
function fragment(anchor: string): string {
  return anchor.replaceAll(/[^\w.-]+/g, '-');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
