import type { Contract } from '../../contract.ts';
import type { Link } from '../../emit/reference/blocks.ts';

export const HOME = '/docs';
export const ASSETS = '/docs/assets';

export function pageAddress(page: string): string {
  return page === 'index' ? HOME : `${HOME}/${page}`;
}

export function skillAddress(skill: string): string {
  return `${HOME}/skills/${skill}`;
}

/** The id of a heading without spaces, which HTML forbids and links would have to escape. */
export function fragment(anchor: string): string {
  return anchor.replaceAll(/[^\w.-]+/g, '-');
}

/** Where the links of the reference lead on the site. */
export interface Links {
  readonly to: (link: Link) => string;
  /** The page of a skill or error that a name in code means; null for any other name. */
  readonly named: (name: string) => string | null;
}

/**
 * A skill, which is a section of its module in the Markdown, has its own page here. Names of skills
 * and errors are links wherever prose mentions them.
 */
export function linksOf(contract: Contract): Links {
  const skills = new Set(contract.skills.map(({ name }) => name));
  const errors = new Set(contract.errors.map(({ code }) => String(code)));
  return {
    to: ({ page, anchor }) => {
      if (anchor === undefined) return pageAddress(page);
      return skills.has(anchor) ? skillAddress(anchor) : `${pageAddress(page)}#${fragment(anchor)}`;
    },
    named: (name) => {
      if (skills.has(name)) return skillAddress(name);
      return errors.has(name) ? `${pageAddress('errors')}#${fragment(name)}` : null;
    },
  };
}

/** Where the page is within the folder of the site: `/docs/errors` -> `errors.html`. */
export function fileOf(address: string, ending: 'html' | 'md' = 'html'): string {
  return `${address === HOME ? 'index' : address.slice(HOME.length + 1)}.${ending}`;
}
