import type { Contract } from '../../contract.ts';
import { code, codeBlock, heading, link, list, type Page, paragraph, prose, type Text, table } from './blocks.ts';
import { curl } from './curl.ts';

/** The first page: the product, the first call and all modules. */
export function indexPage(contract: Contract): Page {
  const first = contract.skills.find(({ scope }) => scope === 'public');
  const example = first?.examples.find(({ error }) => error === undefined);
  const start =
    first === undefined || example === undefined
      ? []
      : [
          heading(2, 'First call'),
          paragraph('This call needs no key. It returns your first key, which is shown only once: store it.'),
          codeBlock('sh', curl(first, example)),
        ];
  return {
    name: 'index',
    title: 'Overview',
    summary: contract.description,
    blocks: [
      heading(1, contract.title),
      paragraph(...prose(contract.description)),
      ...start,
      heading(2, 'Next steps'),
      list(
        [link('Conventions', 'conventions'), ': calls, keys, retries, lists and values'],
        [link('Errors', 'errors'), ': all error codes with their remedy'],
        [link('Events', 'events'), ': webhook events, their delivery and their signature'],
        [link('Hours by state and country', 'hours'), ': when marketing may be sent'],
        [link('Carrier error codes', 'carrier-codes'), ': what they mean and what to do'],
        [link('Measures', 'measures'), ': what each figure counts, and when'],
        [link('Prices by country', 'prices'), ': what a message costs'],
        [
          code('/openrpc.json'),
          ', ',
          code('/openapi.json'),
          ', ',
          code('/llms.txt'),
          ' and ',
          code('/.well-known/agent.json'),
          ' for machine-readable descriptions',
        ],
      ),
      heading(2, 'Modules'),
      table(
        ['module', 'description', 'skills'],
        populated(contract).map(({ name, summary, count }): readonly Text[] => [
          [link(name, name)],
          prose(summary),
          [String(count)],
        ]),
      ),
    ],
  };
}

/** The modules that have skills, with the number of skills. */
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
