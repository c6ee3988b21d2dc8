import type { Contract } from '../contract.ts';
import type { Page } from '../emit/reference/blocks.ts';
import { markdown } from '../emit/reference/markdown.ts';

/** `/llms-full.txt`: the guides and the whole reference as one Markdown text. */
export function llmsFullText(contract: Contract, reference: readonly Page[], texts: readonly string[]): string {
  const pages = reference.filter(({ name }) => name !== 'index').map((page) => absolute(markdown(page)));
  const start = `# ${contract.title}\n\n> ${contract.description}\n\nThis text contains all guides and the whole reference. [llms.txt](/llms.txt) lists the same pages one by one.\n`;
  return [start, ...texts, ...pages].join('\n---\n\n');
}

/** The links of a page of the reference, which are relative to its folder, as addresses. */
function absolute(text: string): string {
  return text.replaceAll(/\]\(([\w-]+\.md)/g, '](/docs/$1');
}
