import { dirname, normalize } from 'node:path/posix';
import type { Page } from '../../emit/reference/blocks.ts';
import { slug } from '../../emit/reference/markdown.ts';
import { type Links, pageAddress } from '../print/addresses.ts';
import type { Guide } from './read-guides.ts';

/** Where a link of a guide leads, on the site and in the served Markdown. */
export interface Target {
  readonly page: string;
  readonly markdown: string;
}

export type ResolveTarget = (guide: Guide, href: string) => Target;

/**
 * Guides link to files of the project, so that their links also work in the repository. Here a link
 * becomes the address of the page made from that file; a link to any other file is an error.
 */
export function linkTargets(guides: readonly Guide[], pages: readonly Page[], links: Links): ResolveTarget {
  const files = new Map(guides.map(({ file, address }) => [file, address]));
  const anchors = new Map(pages.flatMap((page) => anchorsOf(page, links)));
  const names = new Set(pages.map(({ name }) => name));
  return (guide, href) => {
    if (/^(https?:|#)/.test(href)) return { page: href, markdown: href };
    const [path = '', anchor] = href.split('#');
    const file = normalize(`${dirname(guide.file)}/${path}`);
    const hash = anchor === undefined ? '' : `#${anchor}`;
    const address = files.get(file);
    if (address !== undefined) return { page: address + hash, markdown: `${address}.md${hash}` };
    const name = /^docs\/reference\/([\w-]+)\.md$/.exec(file)?.[1];
    const page = anchor === undefined && name !== undefined ? pageAddress(name) : anchors.get(`${name}${hash}`);
    if (name === undefined || page === undefined || !names.has(name))
      throw new Error(`${guide.file} links to ${href}, which is not a page of the site`);
    return { page, markdown: `/docs/${name}.md${hash}` };
  };
}

/** The headings of a page by the anchors that Markdown gives them. */
function anchorsOf(page: Page, links: Links): readonly (readonly [string, string])[] {
  return page.blocks.flatMap((block) =>
    block.kind === 'heading'
      ? [[`${page.name}#${slug(block.text)}`, links.to({ page: page.name, anchor: block.anchor })] as const]
      : [],
  );
}
