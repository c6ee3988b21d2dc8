import type { Contract } from '../../contract.ts';
import type { Page } from './blocks.ts';
import { conventionsPage } from './conventions-page.ts';
import { errorsPage } from './errors-page.ts';
import { eventsPage } from './events-page.ts';
import { html } from './html.ts';
import { indexPage, populated } from './index-page.ts';
import { markdown } from './markdown.ts';
import { modulePage } from './module-page.ts';
import { stylesheet } from './style.ts';

/** `docs/reference`: every page as Markdown and as HTML, the style sheet and `llms.txt`. */
export function emitReference(contract: Contract): Map<string, string> {
  const pages = [
    indexPage(contract),
    conventionsPage(contract),
    errorsPage(contract),
    eventsPage(contract),
    ...populated(contract).map((module) => modulePage(contract, module)),
  ];
  return new Map([
    ...pages.map((page): [string, string] => [`docs/reference/${page.name}.md`, markdown(page)]),
    ...pages.map((page): [string, string] => [
      `docs/reference/html/${page.name}.html`,
      html(page, pages, contract.title),
    ]),
    ['docs/reference/html/style.css', stylesheet],
    ['docs/reference/llms.txt', llmsText(contract, pages)],
  ]);
}

/** One line per page, in the format of llmstxt.org: a title, a quotation, lists of links. */
function llmsText(contract: Contract, pages: readonly Page[]): string {
  const general = new Set(['index', 'conventions', 'errors', 'events']);
  const line = ({ name, title, summary }: Page) => `- [${title}](/docs/${name}.md): ${summary}`;
  return [
    `# ${contract.title}`,
    '',
    `> ${contract.description}`,
    '',
    'Call a skill with POST /rpc and a JSON-RPC 2.0 body whose method is the name of the skill. A skill with the effect billable can charge credits; all other skills are free.',
    '',
    '## Start here',
    '',
    ...pages.filter(({ name }) => general.has(name)).map(line),
    '',
    '## Skills by module',
    '',
    ...pages.filter(({ name }) => !general.has(name)).map(line),
    '',
    '## Machine-readable descriptions',
    '',
    '- [OpenRPC](/openrpc.json): all skills with their schemas and examples',
    '- [OpenAPI](/openapi.json): the same skills for OpenAPI tools, descriptive only',
    '- [Agent card](/.well-known/agent.json): all skills for A2A clients',
    '',
  ].join('\n');
}
