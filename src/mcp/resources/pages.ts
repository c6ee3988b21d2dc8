import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { lazy } from '../../domain/lazy.ts';
import { packageRoot } from '../../platform/package-root.ts';
import { MAX_PART_BYTES, splitPage } from './split-page.ts';

/** A page of the documentation, or a part of a long one. */
export interface DocumentPage {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

/** The addresses of all pages, which `resources/list` lists and `completion/complete` finds. */
export const PAGE_TEMPLATE = {
  uriTemplate: 'tern://docs/{+page}',
  name: 'page',
  title: 'A page of the documentation',
  description: 'Such as tern://docs/guides/agents or tern://docs/reference/messages.',
  mimeType: 'text/markdown',
};

const docs = new URL('docs/', packageRoot);
/** Room for the line that names the next part. */
const NEXT_LINE_BYTES = 256;

/** The reference, the guides and the operations page by URI: read once, because none changes. */
export const documentPages = lazy((): ReadonlyMap<string, DocumentPage> => {
  const files = [...markdownIn('guides'), ...markdownIn('reference'), 'operations.md'];
  return new Map(files.flatMap((file) => partsOf(file)).map((page) => [page.uri, page]));
});

/** In a service without its documentation, the list is empty. */
function markdownIn(folder: string): string[] {
  const found = new URL(`${folder}/`, docs);
  if (!existsSync(found)) return [];
  return readdirSync(found)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function partsOf(file: string): DocumentPage[] {
  const path = new URL(file, docs);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const name = file.replace(/\.md$/, '');
  const title = /^# (.+)$/m.exec(text)?.[1] ?? name;
  const parts = splitPage(text, MAX_PART_BYTES - NEXT_LINE_BYTES);
  const uriOf = (index: number): string => `tern://docs/${name}${index === 0 ? '' : `/${index + 1}`}`;
  return parts.map((part, index) => ({
    uri: uriOf(index),
    name: parts.length === 1 ? name : `${name} (${index + 1} of ${parts.length})`,
    title: parts.length === 1 ? title : `${title} (${index + 1} of ${parts.length})`,
    description: headingsOf(part),
    text: index + 1 < parts.length ? `${part}\n\nContinues in ${uriOf(index + 1)}\n` : part,
  }));
}

const MAX_DESCRIPTION = 300;

/** What a part is about: its headings, or those of the section that it continues. */
function headingsOf(part: string): string {
  const found = [/^## (.+)$/gm, /^### (.+)$/gm].map((level) => [...part.matchAll(level)]);
  const headings = (found.find((each) => each.length > 0) ?? []).map(([, heading = '']) => heading.replaceAll('`', ''));
  const listed = headings.join(', ');
  return listed.length <= MAX_DESCRIPTION ? listed : `${listed.slice(0, MAX_DESCRIPTION - 1)}…`;
}
