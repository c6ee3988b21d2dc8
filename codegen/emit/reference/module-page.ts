import type { Contract, SkillDefinition } from '../../contract.ts';
import { jsonText } from '../../json-text.ts';
import { costOf } from '../cost.ts';
import { responseOf } from '../examples.ts';
import {
  type Block,
  code,
  codeBlock,
  heading,
  joined,
  link,
  type Page,
  paragraph,
  prose,
  type Text,
  table,
} from './blocks.ts';
import { curl } from './curl.ts';
import { referencedComponents, typeWords } from './schema-words.ts';
import { fieldTable, typeBlocks, withBounds } from './type-blocks.ts';

const WEBHOOK = paragraph(
  'For the webhook events of a partner, see ',
  link('Events', 'events'),
  '; for retries, see ',
  link('Delivery', 'events', 'Delivery'),
  '.',
);

/** The page of a module: its skills and the types they refer to. */
export function modulePage(contract: Contract, module: { readonly name: string; readonly summary: string }): Page {
  const skills = contract.skills.filter((skill) => skill.module === module.name);
  const types = referencedComponents(
    contract,
    skills.flatMap((skill) => [skill.params.map(({ schema }) => schema), skill.result]),
  );
  return {
    name: module.name,
    title: module.name,
    summary: module.summary,
    blocks: [
      heading(1, module.name),
      paragraph(...prose(module.summary)),
      ...(contract.events.length > 0 && skills.some(({ scope }) => scope === 'partner') ? [WEBHOOK] : []),
      table(
        ['skill', 'description', 'effect', 'cost'],
        skills.map((skill) => [
          [link(skill.name, module.name, skill.name)],
          prose(skill.summary),
          [skill.effect],
          [costOf(skill)],
        ]),
      ),
      ...skills.flatMap((skill) => skillBlocks(contract, skill)),
      ...(types.length > 0 ? [heading(2, 'Types')] : []),
      ...types.flatMap((name) => typeBlocks(contract, name, contract.schemas[name] ?? {}, module.name)),
    ],
  };
}

export function skillBlocks(contract: Contract, skill: SkillDefinition): readonly Block[] {
  const page = skill.module;
  const params = skill.params.map(({ name, summary, required, schema }): readonly Text[] => [
    [code(name)],
    typeWords(schema, page),
    [required ? 'yes' : 'no'],
    withBounds(summary, schema),
  ]);
  return [
    heading(2, skill.name),
    paragraph({ strong: skill.summary }),
    ...(skill.description === '' ? [] : [paragraph(...prose(skill.description))]),
    paragraph(...properties(skill)),
    heading(3, 'Params', `${skill.name}-params`),
    params.length === 0 ? paragraph('None.') : table(['param', 'type', 'required', 'description'], params),
    heading(3, 'Result', `${skill.name}-result`),
    typeof skill.result.$ref === 'string'
      ? paragraph(...typeWords(skill.result, page))
      : fieldTable(contract, skill.result, page),
    heading(3, 'Errors', `${skill.name}-errors`),
    paragraph(...errorLinks(skill), link('Common errors', 'errors', 'Common errors'), '.'),
    ...skill.examples.flatMap((example) => [
      heading(3, `Example: ${example.name}`, `${skill.name}-${example.name}`),
      codeBlock('sh', curl(skill, example)),
      codeBlock('json', jsonText(responseOf(contract, example)).trimEnd()),
    ]),
  ];
}

function properties(skill: SkillDefinition): Text {
  return [
    'Scope: ',
    code(skill.scope),
    '. Permission: ',
    code(skill.permission),
    '. Effect: ',
    code(skill.effect),
    ...leadsTo(skill),
    '. Test keys: ',
    code(skill.testKey),
    `. Cost: ${costOf(skill)}. Retry: `,
    ...retryOf(skill),
    `. Since version ${skill.since}.${skill.deprecated ? ' Deprecated.' : ''}`,
  ];
}

function leadsTo(skill: SkillDefinition): Text {
  if (skill.leadsTo.length === 0) return [];
  return [
    '. Leads to: ',
    ...joined(
      skill.leadsTo.map((one): Text => [code(one)]),
      ', ',
    ),
  ];
}

function retryOf({ effect, idempotent }: SkillDefinition): Text {
  if (effect === 'read') return ['safe'];
  return idempotent
    ? ['safe with the same ', code('idempotency_key')]
    : ['not safe, check the result of the first call'];
}

function errorLinks(skill: SkillDefinition): Text {
  const links = skill.errors.map((error): Text => [link(String(error), 'errors', String(error))]);
  return links.length === 0 ? [] : [...joined(links, ', '), '. '];
}
