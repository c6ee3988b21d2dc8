import type { Contract } from '../../contract.ts';
import { prose } from '../../emit/reference/blocks.ts';
import { referencedComponents } from '../../emit/reference/schema-words.ts';
import { fragment, type Links, pageAddress, skillAddress } from '../print/addresses.ts';
import { printFolded, printHeading, printTable, printText } from '../print/blocks.ts';
import { printType } from '../print/fields.ts';
import { html, lines, nothing } from '../print/markup.ts';
import type { Heading, SitePage } from '../site-page.ts';

/** The page of a module: its skills and the types they refer to. */
export function modulePage(
  contract: Contract,
  module: { readonly name: string; readonly summary: string },
  links: Links,
): SitePage {
  const skills = contract.skills.filter((skill) => skill.module === module.name);
  const types = referencedComponents(
    contract,
    skills.flatMap((skill) => [skill.params.map(({ schema }) => schema), skill.result]),
  );
  const place = { contract, links, page: module.name };
  const sendsEvents = contract.events.length > 0 && skills.some(({ scope }) => scope === 'partner');
  const webhooks = html`<p>For the webhook events of a partner, see <a href="${links.to({ page: 'events' })}">Events</a>; for retries, see <a href="${links.to({ page: 'events', anchor: 'Delivery' })}">Delivery</a>.</p>`;
  // The ids of the rows keep links to the sections of the Markdown page working.
  const rows = skills.map((skill) => [
    html`<a id="${fragment(skill.name)}" href="${skillAddress(skill.name)}"><code>${skill.name}</code></a>`,
    printText(prose(skill.summary), links),
    html`<span class="badge ${skill.effect}">${skill.effect}</span>`,
  ]);
  return {
    address: pageAddress(module.name),
    title: module.name,
    summary: module.summary,
    trail: [],
    headings: [
      { id: 'skills', title: 'Skills', level: 2 },
      ...(types.length === 0 ? [] : [{ id: 'types', title: 'Types', level: 2 } as const]),
      ...types.map((name): Heading => ({ id: fragment(name), title: name, level: 3 })),
    ],
    body: lines([
      html`<h1>${module.name}</h1>`,
      html`<p class="lead">${printText(prose(module.summary), links)}</p>`,
      sendsEvents ? webhooks : nothing,
      printHeading(2, 'Skills', 'skills'),
      printTable(['Skill', 'Description', 'Effect'], rows),
      types.length === 0 ? nothing : printHeading(2, 'Types', 'types'),
      ...types.map((name) => printFolded(3, name, name, printType(name, place))),
    ]),
    markdown: `${pageAddress(module.name)}.md`,
  };
}
