import { ASSETS, HOME } from '../print/addresses.ts';
import { html, type Markup, nothing } from '../print/markup.ts';
import type { SitePage } from '../site-page.ts';
import { type MenuGroup, printMenu } from './menu.ts';

export interface Site {
  readonly product: string;
  readonly version: string;
  readonly menu: readonly MenuGroup[];
}

/**
 * A page with its header, menus and footer. All scripts and styles are files, so that the strictest
 * content security policy can be used. theme.js runs before the first paint.
 */
export function layOut(page: SitePage, site: Site, previous: SitePage | null, next: SitePage | null): string {
  const title = page.address === HOME ? `${site.product} documentation` : `${page.title} · ${site.product}`;
  return html`<!doctype html>
<html lang="en" data-language="curl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${page.summary}">
<link rel="icon" href="${ASSETS}/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${ASSETS}/site.css">
<script src="${ASSETS}/browser/theme.js"></script>
<script type="module" src="${ASSETS}/browser/main.js"></script>
<link rel="alternate" type="text/markdown" href="${page.markdown}">
</head>
<body${page.split === true ? html` class="split"` : null}>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="brand" href="${HOME}"><img src="${ASSETS}/favicon.svg" alt="" width="24" height="24"> ${site.product} <span>Docs</span></a>
<div class="search" role="search">
<input type="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off" spellcheck="false">
<kbd aria-hidden="true">/</kbd>
<div class="found" hidden><ul></ul><p role="status"></p></div>
</div>
<button type="button" class="theme" aria-label="Switch between light and dark"></button>
</header>
<nav class="menu" aria-label="Documentation" tabindex="0">
<details><summary>Menu</summary>
<div>
${printMenu(site.menu, page.address)}</div>
</details>
</nav>
${printContents(page)}
<main id="content" tabindex="-1">
${printTrail(page)}
<article>
${page.body}
</article>
${printNeighbors(previous, next)}
<footer><p>${site.product} catalog ${site.version} · <a href="${page.markdown}">This page as Markdown</a> · <a href="/llms.txt">llms.txt</a> · <a href="/openrpc.json">OpenRPC</a> · <a href="/openapi.json">OpenAPI</a></p></footer>
</main>
</body>
</html>
`.markup;
}

function printTrail({ address, title, trail }: SitePage): Markup {
  if (address === HOME) return nothing;
  const steps = [{ title: 'Docs', address: HOME }, ...trail];
  return html`<nav class="trail" aria-label="Breadcrumb"><ol>${steps.map((step) => html`<li><a href="${step.address}">${step.title}</a></li>`)}<li aria-current="page">${title}</li></ol></nav>`;
}

function printContents({ headings }: SitePage): Markup {
  if (headings.length < 2) return nothing;
  const items = headings.map(
    ({ id, title, level }) => html`<li class="level-${level}"><a href="#${id}">${title}</a></li>\n`,
  );
  return html`<nav class="contents" aria-label="On this page" tabindex="0">
<details><summary>On this page</summary>
<ul>${items}</ul>
</details>
</nav>`;
}

function printNeighbors(previous: SitePage | null, next: SitePage | null): Markup {
  const link = (page: SitePage | null, rel: 'prev' | 'next', label: string) =>
    page === null ? nothing : html`<a rel="${rel}" href="${page.address}"><span>${label}</span> ${page.title}</a>`;
  return html`<nav class="neighbors" aria-label="Previous and next page">${link(previous, 'prev', 'Previous')}${link(next, 'next', 'Next')}</nav>`;
}
