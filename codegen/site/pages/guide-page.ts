import type { ResolveTarget } from '../guides/link-targets.ts';
import type { Guide } from '../guides/read-guides.ts';
import { renderGuide } from '../guides/render.ts';
import type { Links } from '../print/addresses.ts';
import { html, type Markup } from '../print/markup.ts';
import type { SitePage } from '../site-page.ts';

/** `/docs/guides/<guide>`, and the pages for operators. */
export function guidePage(guide: Guide, links: Links, resolve: ResolveTarget): SitePage {
  const { body, headings, split } = renderGuide(guide, links, resolve);
  const isGuide = guide.address.startsWith('/docs/guides/');
  return {
    address: guide.address,
    title: guide.title,
    summary: guide.summary,
    trail: isGuide ? [{ title: 'Guides', address: '/docs/guides' }] : [],
    headings,
    split,
    body,
    markdown: `${guide.address}.md`,
  };
}

/** `/docs/guides`: what each guide is about. */
export function guidesPage(guides: readonly Guide[]): SitePage {
  return {
    address: '/docs/guides',
    title: 'Guides',
    summary: 'Step-by-step instructions for common tasks.',
    trail: [],
    headings: [],
    body: html`<h1>Guides</h1>
<p class="lead">Step-by-step instructions for common tasks. Every command on these pages is run by the tests of the service.</p>
<ul class="cards">${guides.map(printCard)}</ul>`,
    markdown: '/docs/guides.md',
  };
}

/** A link to a guide with the first sentence of its summary. */
export function printCard({ title, address, summary }: Guide): Markup {
  const [sentence] = summary.split(/(?<=\.) /);
  return html`<li><a href="${address}"><strong>${title}</strong><span>${sentence ?? ''}</span></a></li>\n`;
}

export function guidesMarkdown(guides: readonly Guide[]): string {
  const items = guides.map(({ title, address, summary }) => `- [${title}](${address}.md): ${summary}`);
  return `# Guides\n\nStep-by-step instructions for common tasks.\n\n${items.join('\n')}\n`;
}
