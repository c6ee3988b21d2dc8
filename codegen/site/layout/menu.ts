import { html, type Markup } from '../print/markup.ts';

export interface MenuEntry {
  readonly title: string;
  readonly address: string;
  /** Skills of a module, folded up unless one of them is open. */
  readonly entries?: readonly MenuEntry[];
}

export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

/** The menu of all pages, with the open page marked. */
export function printMenu(groups: readonly MenuGroup[], open: string): Markup {
  return html`${groups.map(
    ({ title, entries }) => html`<p class="menu-title">${title}</p>
<ul>${entries.map((entry) => printEntry(entry, open))}</ul>
`,
  )}`;
}

function printEntry(entry: MenuEntry, open: string): Markup {
  const { entries } = entry;
  if (entries === undefined) return html`<li>${printLink(entry, open)}</li>\n`;
  const unfolded = entry.address === open || entries.some(({ address }) => address === open);
  return html`<li><details${unfolded ? html` open` : null}><summary>${entry.title}</summary>
<ul><li>${printLink({ ...entry, title: 'Overview' }, open)}</li>${entries.map((each) => html`<li>${printLink(each, open)}</li>\n`)}</ul></details></li>
`;
}

function printLink({ title, address }: MenuEntry, open: string): Markup {
  const here = address === open ? html` aria-current="page"` : null;
  return html`<a href="${address}"${here}>${title}</a>`;
}
