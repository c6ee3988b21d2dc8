import type { Contract, Example, SkillDefinition } from '../../contract.ts';
import { costOf } from '../../emit/cost.ts';
import { prose } from '../../emit/reference/blocks.ts';
import { type Links, pageAddress, skillAddress } from '../print/addresses.ts';
import { printHeading, printTable, printText } from '../print/blocks.ts';
import { printCall } from '../print/call.ts';
import { printParams, printResult } from '../print/fields.ts';
import { html, lines, type Markup, nothing } from '../print/markup.ts';
import type { Heading, SitePage } from '../site-page.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: Markup;
}

/** `/docs/skills/<skill>`: everything about one skill, with a form to call it. */
export function skillPage(contract: Contract, skill: SkillDefinition, links: Links): SitePage {
  const beside = besideOf(contract, skill);
  const below = sectionsOf(contract, skill, links);
  return {
    address: skillAddress(skill.name),
    title: skill.name,
    summary: skill.summary,
    trail: [{ title: skill.module, address: pageAddress(skill.module) }],
    headings: [...beside, ...below].map(({ id, title }): Heading => ({ id, title, level: 2 })),
    split: true,
    body: lines([
      html`<div class="about"><h1 class="skill-name">${breakable(skill.name)}</h1>
<p class="lead">${skill.summary}</p>
${printFacts(skill)}
${skill.description === '' ? nothing : html`<p>${printText(prose(skill.description), links)}</p>`}</div>`,
      html`<section class="beside" aria-label="Examples and form" tabindex="0">${beside.map(printSection)}</section>`,
      html`<div class="details">${below.map(printSection)}</div>`,
    ]),
    markdown: `${skillAddress(skill.name)}.md`,
  };
}

/** What stands beside the params where there is room, and above them otherwise. */
function besideOf(contract: Contract, skill: SkillDefinition): readonly Section[] {
  const [first, ...others] = skill.examples.map((example, index) => printExample(contract, skill, example, index + 1));
  return [
    ...(first === undefined ? [] : [{ id: 'example', title: 'Example', body: first }]),
    { id: 'try-it', title: 'Try it', body: printTryIt(skill) },
    ...(others.length === 0 ? [] : [{ id: 'more-examples', title: 'More examples', body: lines(others) }]),
  ];
}

function sectionsOf(contract: Contract, skill: SkillDefinition, links: Links): readonly Section[] {
  const place = { contract, links, page: skill.module };
  return [
    { id: 'params', title: 'Params', body: printParams(skill.params, place) },
    { id: 'result', title: 'Result', body: printResult(skill.result, place) },
    { id: 'errors', title: 'Errors', body: printErrors(contract, skill, links) },
  ];
}

function printSection({ id, title, body }: Section): Markup {
  return html`<section aria-labelledby="${id}">${printHeading(2, title, id)}
${body}</section>
`;
}

/** All examples but the first are folded up. */
function printExample(contract: Contract, skill: SkillDefinition, example: Example, number: number): Markup {
  const error = example.error === undefined ? null : html` <code>${example.error.code}</code>`;
  return html`<details class="example" id="example-${number}"${number === 1 ? html` open` : null}><summary>${example.name}${error}</summary>
${printCall(contract, skill, example, `call-${number}`)}</details>`;
}

function printFacts(skill: SkillDefinition): Markup {
  const facts: readonly (readonly [name: string, value: Markup | string])[] = [
    ['Effect', html`<span class="badge ${skill.effect}">${skill.effect}</span>`],
    ...(skill.leadsTo.length === 0 ? [] : [['Leads to', skill.leadsTo.join(', ')] as const]),
    ['Cost', costOf(skill)],
    ['Scope', skill.scope],
    ['Permission', skill.permission],
    ['Test keys', skill.testKey],
    ['Retry', retryOf(skill)],
    ['Since', skill.since],
  ];
  const shown = skill.deprecated ? [...facts, ['Status', 'deprecated'] as const] : facts;
  return html`<dl class="facts">${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function retryOf({ effect, idempotent }: SkillDefinition): Markup | string {
  if (effect === 'read') return 'safe';
  return idempotent
    ? html`safe with the same <code>idempotency_key</code>`
    : 'not safe: check the result of the first call';
}

function printErrors(contract: Contract, skill: SkillDefinition, links: Links): Markup {
  const own = skill.errors.map((code) => {
    const name = String(code);
    const message = contract.errors.find((error) => error.code === code)?.message ?? '';
    return [
      html`<a href="${links.to({ page: 'errors', anchor: name })}"><code>${name}</code></a>`,
      printText(prose(message), links),
    ];
  });
  const common = html`<p>Every skill can also return the <a href="${links.to({ page: 'errors', anchor: 'Common errors' })}">common errors</a>.</p>`;
  return own.length === 0 ? common : html`${printTable(['Code', 'Message'], own)}${common}`;
}

function printTryIt(skill: SkillDefinition): Markup {
  return html`<p>Calls this service with a test key, which reaches no phone. The key stays in this browser tab.</p>
<details class="form"><summary>Show the form</summary>
<div class="try-it" data-skill="${skill.name}"><noscript><p>The form needs JavaScript. The examples above work in any shell.</p></noscript></div></details>`;
}

/** A name that may break after its dots and hyphens on a narrow screen. */
function breakable(name: string): readonly Markup[] {
  return name.split(/(?<=[.-])/).map((part, index) => (index === 0 ? html`${part}` : html`<wbr>${part}`));
}
