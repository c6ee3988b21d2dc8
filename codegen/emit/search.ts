import type { Contract, SkillDefinition } from '../contract.ts';
import { GENERATED } from './banner.ts';

/** `src/generated/search.ts`: the words by which each skill is found. */
export function emitSearch(contract: Contract): Map<string, string> {
  const text = [
    GENERATED,
    '/** What the search knows of a skill, as plain text. */',
    'export interface SearchDocument {',
    '  /** The name of the skill. */',
    '  readonly id: string;',
    '  /** The name as words: `phone numbers ensure default`. */',
    '  readonly name: string;',
    '  /** What users of other products call it, separated by ` | `. */',
    '  readonly aliases: string;',
    '  readonly summary: string;',
    '  readonly description: string;',
    '  /** The names and summaries of the params, and the titles of the examples. */',
    '  readonly details: string;',
    '}',
    '',
    'export const searchDocuments: readonly SearchDocument[] = [',
    ...contract.skills.map((skill) => `  ${JSON.stringify(documentOf(skill))},`),
    '];',
    '',
  ].join('\n');
  return new Map([['src/generated/search.ts', text]]);
}

function documentOf({ name, aliases, summary, description, params, examples }: SkillDefinition): object {
  return {
    id: name,
    name: name.replaceAll(/[.-]/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2'),
    aliases: aliases.join(' | '),
    summary,
    description,
    details: [
      ...params.map((param) => `${param.name.replaceAll('_', ' ')}: ${param.summary}`),
      ...examples.map((example) => example.name),
    ].join(' | '),
  };
}
