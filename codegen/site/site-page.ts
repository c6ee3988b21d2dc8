import type { Markup } from './print/markup.ts';

export interface Crumb {
  readonly title: string;
  readonly address: string;
}

/** A heading of the page that its own menu lists. */
export interface Heading {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
}

/** A page before its layout. */
export interface SitePage {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** The pages above this one, without the first page of the site. */
  readonly trail: readonly Crumb[];
  readonly headings: readonly Heading[];
  readonly body: Markup;
  /** Whether code stands beside the text where the window is wide enough. */
  readonly split?: boolean;
  /** Words of its tables, for the search. */
  readonly cells?: string;
  /** The address of the same page as Markdown. */
  readonly markdown: string;
}
