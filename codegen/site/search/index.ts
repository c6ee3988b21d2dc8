import MiniSearch from 'minisearch';
import type { Contract, SkillDefinition } from '../../contract.ts';
import type { Guide } from '../guides/read-guides.ts';
import { skillAddress } from '../print/addresses.ts';
import type { SitePage } from '../site-page.ts';
import { SEARCH_OPTIONS, type SearchDocument } from './options.ts';
import { sectionsOf } from './sections.ts';

/** The index that the browser loads when the reader first searches. */
export function searchIndex(contract: Contract, pages: readonly SitePage[], guides: readonly Guide[]): string {
  const index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS);
  const guideAddresses = new Set(guides.map(({ address }) => address));
  const skillAddresses = new Set(contract.skills.map(({ name }) => skillAddress(name)));
  index.addAll(contract.skills.map(skillDocument));
  index.addAll(guides.flatMap(sectionsOf));
  const others = pages.filter(({ address }) => !guideAddresses.has(address) && !skillAddresses.has(address));
  index.addAll(others.map(pageDocument));
  return JSON.stringify(index);
}

function pageDocument({ address, title, summary, headings, cells = '' }: SitePage): SearchDocument {
  const titles = headings.map((each) => each.title).join(' ');
  return entry({ id: address, kind: 'page', title, summary, headings: titles, text: cells });
}

function skillDocument(skill: SkillDefinition): SearchDocument {
  return entry({
    id: skillAddress(skill.name),
    kind: 'skill',
    title: skill.name,
    name: skill.name,
    summary: skill.summary,
    aliases: skill.aliases.join(' '),
    params: skill.params.map(({ name, summary }) => `${name} ${summary}`).join(' '),
    text: skill.description,
  });
}

/** An entry in which the fields that are not given are empty. */
export function entry(given: Partial<SearchDocument> & Pick<SearchDocument, 'id' | 'kind' | 'title'>): SearchDocument {
  return { summary: '', name: '', aliases: '', params: '', headings: '', text: '', ...given };
}
