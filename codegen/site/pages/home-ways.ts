import type { Guide } from '../guides/read-guides.ts';
import { html, type Markup } from '../print/markup.ts';

interface Way {
  readonly title: string;
  readonly about: Markup;
  readonly links: readonly (readonly [title: string, address: string])[];
}

const WAYS: readonly Way[] = [
  {
    title: 'Agents',
    about: html`Connect an assistant to <code>/mcp</code>, or another agent to <code>/a2a</code>. Errors name the next call.`,
    links: [
      ['Connect an agent', '/docs/guides/agents'],
      ['Approvals and plans', '/docs/guides/approvals-and-plans'],
      ['llms.txt', '/llms.txt'],
      ['Agent card', '/.well-known/agent.json'],
    ],
  },
  {
    title: 'Developers',
    about: html`Call <code>POST /rpc</code> with curl, or with the SDK for TypeScript or Python. The page of each skill has a form.`,
    links: [
      ['Send a first campaign', '/docs/guides/first-campaign'],
      ['Conventions', '/docs/conventions'],
      ['Command line', '/docs/guides/command-line'],
      ['Errors', '/docs/errors'],
    ],
  },
  {
    title: 'People',
    about: html`Sign in to the console with a key: see what runs, answer replies and decide what waits for approval.`,
    links: [
      ['Open the console', '/console'],
      ['What the console shows', '/docs/guides/console'],
      ['What needs attention', '/docs/guides/what-needs-attention'],
      ['Answer people', '/docs/guides/answer-people'],
    ],
  },
];

/** The ways in, each with the pages to begin with. */
export function printWaysIn(guides: readonly Guide[]): Markup {
  const exists = (address: string): boolean =>
    !address.startsWith('/docs/guides/') || guides.some((guide) => guide.address === address);
  const card = ({ title, about, links }: Way) => html`<section><h2>${title}</h2><p>${about}</p>
<ul>${links.filter(([, address]) => exists(address)).map(([name, address]) => html`<li><a href="${address}">${name}</a></li>\n`)}</ul></section>
`;
  return html`<div class="ways">${WAYS.map(card)}</div>`;
}
