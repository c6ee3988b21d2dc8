import type { Contract, SkillDefinition } from '../../contract.ts';
import { jsonText } from '../../json-text.ts';
import { answerOf } from '../examples.ts';
import {
  type Block,
  code,
  codeBlock,
  heading,
  joined,
  link,
  type Page,
  paragraph,
  type Text,
  table,
} from './blocks.ts';
import { curl } from './curl.ts';
import { bounds, reached, typeWords } from './schema-words.ts';
import { fieldTable, sentence, typeBlocks } from './type-blocks.ts';

const WEBHOOK = paragraph(
  'What a webhook gets is under ',
  link('Events', 'events'),
  '; when it comes and how often it is tried, under ',
  link('Delivery', 'events', 'Delivery'),
  '.',
);

/** The page of a module: its skills, one after the other, and the types they speak of. */
export function modulePage(contract: Contract, module: { readonly name: string; readonly summary: string }): Page {
  const skills = contract.skills.filter((skill) => skill.module === module.name);
  const types = reached(
    contract,
    skills.flatMap((skill) => [skill.params.map(({ schema }) => schema), skill.result]),
  );
  return {
    name: module.name,
    title: module.name,
    summary: module.summary,
    blocks: [
      heading(1, module.name),
      paragraph(`${module.summary}.`),
      ...(contract.events.length > 0 && skills.some(({ scope }) => scope === 'partner') ? [WEBHOOK] : []),
      table(
        ['skill', 'what it does', 'effect'],
        skills.map(({ name, summary, effect }) => [[link(name, module.name, name)], [summary], [effect]]),
      ),
      ...skills.flatMap((skill) => skillBlocks(contract, skill)),
      ...(types.length > 0 ? [heading(2, 'Types')] : []),
      ...types.flatMap((name) => typeBlocks(contract, name, contract.schemas[name] ?? {}, module.name)),
    ],
  };
}

function skillBlocks(contract: Contract, skill: SkillDefinition): readonly Block[] {
  const page = skill.module;
  const params = skill.params.map(({ name, summary, required, schema }): readonly Text[] => [
    [code(name)],
    typeWords(schema, page),
    [required ? 'yes' : 'no'],
    sentence(summary, bounds(schema)),
  ]);
  return [
    heading(2, skill.name),
    paragraph({ strong: skill.summary }),
    ...(skill.description === '' ? [] : [paragraph(skill.description)]),
    paragraph(...facts(skill)),
    heading(3, 'Params', `${skill.name}-params`),
    params.length === 0 ? paragraph('None.') : table(['param', 'type', 'required', 'meaning'], params),
    heading(3, 'Result', `${skill.name}-result`),
    typeof skill.result.$ref === 'string'
      ? paragraph(...typeWords(skill.result, page))
      : fieldTable(contract, skill.result, page),
    heading(3, 'Errors', `${skill.name}-errors`),
    paragraph(...errorLinks(skill), link('Those of every skill', 'errors', 'Common errors'), '.'),
    ...skill.examples.flatMap((example) => [
      heading(3, `Example: ${example.name}`, `${skill.name}-${example.name}`),
      codeBlock('sh', curl(skill, example)),
      codeBlock('json', jsonText(answerOf(contract, example)).trimEnd()),
    ]),
  ];
}

function facts(skill: SkillDefinition): Text {
  const repeat =
    skill.effect === 'read'
      ? 'May be repeated.'
      : skill.idempotent
        ? 'May be repeated with the same idempotency_key.'
        : 'Must not be repeated blindly.';
  return [
    'Scope ',
    code(skill.scope),
    ', permission ',
    code(skill.permission),
    ', effect ',
    code(skill.effect),
    `. ${repeat} Since ${skill.since}.${skill.deprecated ? ' Deprecated.' : ''}`,
  ];
}

function errorLinks(skill: SkillDefinition): Text {
  const links = skill.errors.map((error): Text => [link(String(error), 'errors', String(error))]);
  return links.length === 0 ? [] : [...joined(links, ', '), '. '];
}
