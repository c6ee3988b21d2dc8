import type { Contract } from '../../contract.ts';
import { code, codeBlock, heading, link, list, type Page, paragraph, type Text, table } from './blocks.ts';
import { curl } from './curl.ts';

/** The first page: what this is, the first call, and every module. */
export function indexPage(contract: Contract): Page {
  const first = contract.skills.find(({ scope }) => scope === 'public');
  const example = first?.examples.find(({ error }) => error === undefined);
  const start =
    first === undefined || example === undefined
      ? []
      : [
          heading(2, 'First call'),
          paragraph('It needs no key and answers with one; keep it, it is shown once.'),
          codeBlock('sh', curl(first, example)),
        ];
  return {
    name: 'index',
    title: 'Overview',
    summary: contract.description,
    blocks: [
      heading(1, contract.title),
      paragraph(contract.description),
      ...start,
      heading(2, 'Read on'),
      list(
        [link('Conventions', 'conventions'), ': what holds for every skill'],
        [link('Errors', 'errors'), ': every code and what mends it'],
        [link('Events', 'events'), ': what the service sends to a webhook, and how it is delivered and signed'],
        [
          code('/openrpc.json'),
          ', ',
          code('/openapi.json'),
          ', ',
          code('/llms.txt'),
          ' and ',
          code('/.well-known/agent.json'),
          ' for programs',
        ],
      ),
      heading(2, 'Modules'),
      table(
        ['module', 'what it is for', 'skills'],
        populated(contract).map(({ name, summary, count }): readonly Text[] => [
          [link(name, name)],
          [summary],
          [String(count)],
        ]),
      ),
    ],
  };
}

/** The modules that have skills, and how many. */
export function populated(
  contract: Contract,
): readonly { readonly name: string; readonly summary: string; readonly count: number }[] {
  return contract.modules
    .map(({ name, summary }) => ({
      name,
      summary,
      count: contract.skills.filter(({ module }) => module === name).length,
    }))
    .filter(({ count }) => count > 0);
}
