import type { Contract } from '../../contract.ts';
import type { Page } from './blocks.ts';
import { referencePages } from './index.ts';

/** A page that is written by hand, as `llms.txt` lists it. */
export interface ListedPage {
  readonly title: string;
  readonly address: string;
  readonly summary: string;
}

/**
 * `docs/reference/llms.txt`: one line per page, in the format of llmstxt.org: a title, a quotation,
 * lists of links.
 */
export function emitLlms(contract: Contract, guides: readonly ListedPage[]): Map<string, string> {
  const pages = referencePages(contract);
  const general = new Set(['index', 'conventions', 'errors', 'events']);
  const line = ({ name, title, summary }: Page) => `- [${title}](/docs/${name}.md): ${summary}`;
  const text = [
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
    ...section(
      'Guides',
      guides.map(({ title, address, summary }) => `- [${title}](${address}.md): ${summary}`),
    ),
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
    '## Instructions for agents',
    '',
    '- [SKILL.md](/SKILL.md): for agents that load skills',
    '- [AGENTS.md](/AGENTS.md): for coding agents that write a program with the SDK',
    '',
    '## Optional',
    '',
    '- [llms-full.txt](/llms-full.txt): all guides and the whole reference as one Markdown text',
    '',
  ].join('\n');
  return new Map([['docs/reference/llms.txt', text]]);
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}
