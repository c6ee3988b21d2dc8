import type { Contract } from '../contract.ts';
import { commonPages, referencePages } from '../emit/reference/index.ts';
import { populated } from '../emit/reference/index-page.ts';
import { markdown } from '../emit/reference/markdown.ts';
import { assets } from './assets.ts';
import { linkTargets } from './guides/link-targets.ts';
import type { Guide } from './guides/read-guides.ts';
import { servedMarkdown } from './guides/render.ts';
import { layOut, type Site } from './layout/layout.ts';
import { menuOf } from './layout/site-menu.ts';
import { llmsFullText } from './llms-full.ts';
import { guidePage, guidesMarkdown, guidesPage } from './pages/guide-page.ts';
import { homePage } from './pages/home-page.ts';
import { missingPage } from './pages/missing-page.ts';
import { modulePage } from './pages/module-page.ts';
import { referencePage } from './pages/reference-page.ts';
import { skillMarkdown } from './pages/skill-markdown.ts';
import { skillPage } from './pages/skill-page.ts';
import { fileOf, linksOf, skillAddress } from './print/addresses.ts';
import { searchIndex } from './search/index.ts';
import type { SitePage } from './site-page.ts';
import { formSchema } from './try-it/form-schema.ts';

/** What people write by hand: guides for callers, and pages for operators. */
export interface Prose {
  readonly guides: readonly Guide[];
  readonly operatorPages: readonly Guide[];
}

/** The files of the documentation site, by their path within its folder. */
export function emitSite(contract: Contract, { guides, operatorPages }: Prose): Map<string, string> {
  const links = linksOf(contract);
  const reference = referencePages(contract);
  const written = [...guides, ...operatorPages];
  const resolve = linkTargets(written, reference, links);
  const pages: readonly SitePage[] = [
    homePage(contract, guides, links),
    ...(guides.length === 0 ? [] : [guidesPage(guides)]),
    ...guides.map((guide) => guidePage(guide, links, resolve)),
    ...commonPages(contract).map((page) => referencePage(page, links)),
    ...operatorPages.map((guide) => guidePage(guide, links, resolve)),
    ...populated(contract).flatMap((module) => [
      modulePage(contract, module, links),
      ...contract.skills
        .filter((skill) => skill.module === module.name)
        .map((skill) => skillPage(contract, skill, links)),
    ]),
  ];
  const site: Site = {
    product: contract.title,
    version: contract.version,
    menu: menuOf(contract, guides, operatorPages),
  };
  const texts = written.map((guide) => [`${fileOf(guide.address, 'md')}`, servedMarkdown(guide, resolve)] as const);
  return new Map<string, string>([
    ...pages.map(
      (page, index) =>
        [fileOf(page.address), layOut(page, site, pages[index - 1] ?? null, pages[index + 1] ?? null)] as const,
    ),
    [fileOf(missingPage.address), layOut(missingPage, site, null, null)],
    ...reference.map((page) => [`${page.name}.md`, markdown(page)] as const),
    ...contract.skills.map(
      (skill) => [fileOf(skillAddress(skill.name), 'md'), skillMarkdown(contract, skill)] as const,
    ),
    ...texts,
    ...(guides.length === 0 ? [] : [['guides.md', guidesMarkdown(guides)] as const]),
    [
      'llms-full.txt',
      llmsFullText(
        contract,
        reference,
        texts.map(([, text]) => text),
      ),
    ],
    ...[...assets()].map(([path, text]) => [`assets/${path}`, text] as const),
    ...contract.skills.map(
      (skill) => [`assets/skills/${skill.name}.json`, JSON.stringify(formSchema(contract, skill))] as const,
    ),
    ['assets/search-index.json', searchIndex(contract, pages, written)],
  ]);
}
