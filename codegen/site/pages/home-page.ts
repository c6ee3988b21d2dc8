import type { Contract } from '../../contract.ts';
import { prose } from '../../emit/reference/blocks.ts';
import { populated } from '../../emit/reference/index-page.ts';
import type { Guide } from '../guides/read-guides.ts';
import { HOME, type Links, pageAddress } from '../print/addresses.ts';
import { printHeading, printTable, printText } from '../print/blocks.ts';
import { printCall } from '../print/call.ts';
import { html, lines, nothing } from '../print/markup.ts';
import type { Heading, SitePage } from '../site-page.ts';
import { printCard } from './guide-page.ts';

/** `/docs`: the product, the guides, the first call and all modules. */
export function homePage(contract: Contract, guides: readonly Guide[], links: Links): SitePage {
  const first = contract.skills.find(({ scope }) => scope === 'public');
  const example = first?.examples.find(({ error }) => error === undefined);
  const modules = populated(contract).map(({ name, summary, count }) => [
    html`<a href="${pageAddress(name)}">${name}</a>`,
    printText(prose(summary), links),
    html`${count}`,
  ]);
  const call =
    first === undefined || example === undefined
      ? nothing
      : html`${printHeading(2, 'First call', 'first-call')}
<p>This call needs no key. It returns your first key, which is shown only once: store it.</p>
${printCall(contract, first, example, 'first')}`;
  const headings: Heading[] = [
    ...(guides.length === 0 ? [] : [{ id: 'guides', title: 'Guides', level: 2 } as const]),
    ...(call === nothing ? [] : [{ id: 'first-call', title: 'First call', level: 2 } as const]),
    { id: 'modules', title: 'Modules', level: 2 },
    { id: 'reference', title: 'Reference', level: 2 },
  ];
  return {
    address: HOME,
    title: 'Overview',
    summary: contract.description,
    trail: [],
    headings,
    body: lines([
      html`<h1>${contract.title} documentation</h1>`,
      html`<p class="lead">${printText(prose(contract.description), links)}</p>`,
      guides.length === 0
        ? nothing
        : html`${printHeading(2, 'Guides', 'guides')}<ul class="cards">${guides.map(printCard)}</ul>`,
      call,
      printHeading(2, 'Modules', 'modules'),
      printTable(['Module', 'Description', 'Skills'], modules),
      printHeading(2, 'Reference', 'reference'),
      html`<ul>
<li><a href="${pageAddress('conventions')}">Conventions</a>: calls, keys, retries, lists and values</li>
<li><a href="${pageAddress('errors')}">Errors</a>: all error codes with their remedy</li>
<li><a href="${pageAddress('events')}">Events</a>: webhook events, their delivery and their signature</li>
<li><a href="/openrpc.json">OpenRPC</a>, <a href="/openapi.json">OpenAPI</a>, <a href="/.well-known/agent.json">agent card</a>, <a href="/llms.txt">llms.txt</a> and <a href="/llms-full.txt">llms-full.txt</a> for machines</li>
</ul>`,
    ]),
    markdown: '/docs/index.md',
  };
}
