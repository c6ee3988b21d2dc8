import type { Contract } from '../../contract.ts';
import type { Page } from './blocks.ts';
import { conventionsPage } from './conventions-page.ts';
import { errorsPage } from './errors-page.ts';
import { eventsPage } from './events-page.ts';
import { indexPage, populated } from './index-page.ts';
import { markdown } from './markdown.ts';
import { measuresPage } from './measures-page.ts';
import { modulePage } from './module-page.ts';
import { carrierCodesPage, hoursPage, pricesPage } from './tables-page.ts';

/** All pages of the reference; codegen/site prints them as HTML. */
export function referencePages(contract: Contract): readonly Page[] {
  return [
    indexPage(contract),
    ...commonPages(contract),
    ...populated(contract).map((module) => modulePage(contract, module)),
  ];
}

/** The pages beside the modules. */
export function commonPages(contract: Contract): readonly Page[] {
  return [
    ...[conventionsPage(contract), errorsPage(contract), eventsPage(contract)],
    ...[hoursPage(), carrierCodesPage(), pricesPage(), measuresPage()],
  ];
}

/** `docs/reference`: every page as Markdown. */
export function emitReference(contract: Contract): Map<string, string> {
  return new Map(referencePages(contract).map((page) => [`docs/reference/${page.name}.md`, markdown(page)]));
}
