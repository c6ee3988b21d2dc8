import { HOME } from '../print/addresses.ts';
import { html } from '../print/markup.ts';
import type { SitePage } from '../site-page.ts';

/** What a browser shows for an address under `/docs` that no page has. */
export const missingPage: SitePage = {
  address: `${HOME}/404`,
  title: 'Page not found',
  summary: 'No page of the documentation has this address.',
  trail: [],
  headings: [],
  body: html`<h1>Page not found</h1>
<p class="lead">No page of the documentation has this address. Press <kbd>/</kbd> to search, or choose a page from the menu.</p>`,
  markdown: `${HOME}/index.md`,
};
