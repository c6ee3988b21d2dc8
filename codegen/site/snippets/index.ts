import type { Example, SkillDefinition } from '../../contract.ts';
import { curl } from '../../emit/reference/curl.ts';
import { commandLine } from './command-line.ts';
import { JSON_NOTATION, literal } from './literal.ts';
import { python } from './python.ts';
import { typescript } from './typescript.ts';

/** The ways to make a call, in the order of the tabs. */
export const SNIPPETS: readonly {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly print: (skill: SkillDefinition, example: Example) => string;
}[] = [
  // With a body that reads well on a narrow screen.
  {
    id: 'curl',
    title: 'curl',
    language: 'sh',
    print: (skill, example) => curl(skill, example, (body) => literal(body, JSON_NOTATION)),
  },
  { id: 'typescript', title: 'TypeScript', language: 'ts', print: typescript },
  { id: 'python', title: 'Python', language: 'python', print: python },
  { id: 'tern-call', title: 'tern call', language: 'sh', print: commandLine },
];
