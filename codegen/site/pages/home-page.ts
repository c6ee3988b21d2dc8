import type { Contract } from '../../contract.ts';
import { prose } from '../../emit/reference/blocks.ts';
import { commonPages } from '../../emit/reference/index.ts';
import { populated } from '../../emit/reference/index-page.ts';
import type { Guide } from '../guides/read-guides.ts';
import { HOME, type Links, pageAddress } from '../print/addresses.ts';
import { printHeading, printText } from '../print/blocks.ts';
import { printCall } from '../print/call.ts';
import { html, lines, type Markup, nothing } from '../print/markup.ts';
import type { SitePage } from '../site-page.ts';
import { printPicture } from './home-picture.ts';
import { printWaysIn } from './home-ways.ts';

/** `/docs`: the product in one picture, the ways in, the first call, and lists of everything. */
export function homePage(contract: Contract, guides: readonly Guide[], links: Links): SitePage {
  return {
    address: HOME,
    title: 'Overview',
    summary: contract.description,
    trail: [],
    headings: [],
    split: true,
    body: lines([
      html`<h1>${contract.title} documentation</h1>`,
      html`<p class="lead">${printText(prose(contract.description), links)}</p>`,
      printPicture(contract.skills.length),
      printWaysIn(guides),
      printFirstCall(contract),
      guides.length === 0 ? nothing : html`${printHeading(2, 'Guides', 'guides')}${printGuides(guides)}`,
      printHeading(2, 'Reference', 'reference'),
      html`<ul class="index">${commonPages(contract).map(({ name, title }) => html`<li><a href="${pageAddress(name)}">${title}</a></li>\n`)}
<li><a href="/openrpc.json">OpenRPC</a></li>
<li><a href="/openapi.json">OpenAPI</a></li>
<li><a href="/llms-full.txt">All pages as text</a></li>
</ul>`,
      printHeading(2, 'Skills by module', 'modules'),
      html`<ul class="index">${populated(contract).map(({ name, count }) => html`<li><a href="${pageAddress(name)}">${name}</a> <span>${count}</span></li>\n`)}</ul>`,
    ]),
    markdown: '/docs/index.md',
  };
}

function printFirstCall(contract: Contract): Markup {
  const first = contract.skills.find(({ scope }) => scope === 'public');
  const example = first?.examples.find(({ error }) => error === undefined);
  if (first === undefined || example === undefined) return nothing;
  return html`<div class="step"><div>${printHeading(2, 'First call', 'first-call')}
<p>This call needs no key. It returns your first key, which is shown only once: store it.</p>
<p>By default, messages go to a simulator, which answers as a carrier does and reaches no phone.</p></div>
<div>${printCall(contract, first, example, 'first')}</div></div>`;
}

/** Titles only: `/docs/guides` says what each guide is about. */
function printGuides(guides: readonly Guide[]): Markup {
  const groups = [...new Set(guides.map(({ group }) => group))];
  const list = (members: readonly Guide[]) =>
    html`<ul>${members.map(({ title, address }) => html`<li><a href="${address}">${title}</a></li>\n`)}</ul>`;
  return html`<div class="groups">${groups.map((group) => html`<section><h3>${group}</h3>${list(guides.filter((guide) => guide.group === group))}</section>\n`)}</div>`;
}
